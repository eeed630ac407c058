# The stop when a host is not the one it was.

stop-title = STOP: this is not the host that you know
stop-what = At { $address } another host answers than the one you were at before.
stop-why = Somebody may be posing as your host to see your cards and your PIN. Or the host has a new machine, or a new installation of roitelet.
stop-do = Nothing was sent. Ask the person who hosts to press i at his table and to read you the four groups of his host’s mark. Only if you type them here, and they fit, is the new host believed. Esc goes back.
stop-field = the four groups, as on the host’s screen
stop-differs = That is not the mark of the host that answers here. Do not sit down: somebody else is there.
