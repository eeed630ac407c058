# Le terminal est trop petit.

small-terminal = Ce terminal fait { $width } × { $height } cases ;
    il en faut { $least-width } × { $least-height } à roitelet.
    Agrandissez-le, et tout revient. q quitte ; les parties sont gardées.
