"""Tables: seats, games and logs; what may be done to them, and when."""
