"""Work on many cores or a cluster. Knows nothing of the game.

A job is a number of items, cut into chunks. An executor runs the chunks, in this process, in others
or on a cluster, and `run` hands their results on in order.
"""
