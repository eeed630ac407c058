# Tables that others have opened.

nearby-title = Tables nearby
nearby-where = / : a host, host:port or join code, typed or pasted
nearby-seats = { $taken }/{ $seats }
nearby-silent = silent
nearby-playing = playing
nearby-access-open = open
nearby-access-pin = PIN
nearby-access-code = join code
nearby-by = { $host } · { $address }
nearby-known = You know this host.
nearby-new = You have not been to this host yet.
nearby-looking = Looking for tables on this network…
nearby-nothing =
    No table was found here. Maybe nobody has opened one yet: h on the first screen opens yours.
    If somebody has, ask him for the join code on his screen, or for his address, and write it above. Some networks (guest Wi-Fi, companies, hotels) keep their machines apart: then nothing gets through, and a phone’s hotspot, a cable or a VPN helps.
nearby-no-network =
    This machine has no network to look for tables on. Join one, or write a host’s address above.
nearby-isolated =
    No table was found, and a host that you know does not answer though it is on your own network: it is switched off, or this network keeps its machines apart.
    A cable, a phone’s hotspot or a VPN helps against the latter. Or write a host’s address or join code above.
nearby-no-place = “{ $word }” is no address and no join code. Write HOST, HOST:PORT or the code with all its letters.
nearby-pin-title = The PIN of this table
nearby-pin-about = Six digits stand on the host’s screen.
nearby-pin-wrong = That was not it. Look again at the host’s screen: the PIN may be a new one.
