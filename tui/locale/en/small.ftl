# The terminal is too small.

small-terminal = This terminal has { $width } × { $height } cells;
    roitelet needs { $least-width } × { $least-height }.
    Make it larger, and everything is back. q quits; games are kept.
