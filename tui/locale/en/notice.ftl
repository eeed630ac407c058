# A message to be read once.

notice-title = Before you begin
notice-close = Go on
