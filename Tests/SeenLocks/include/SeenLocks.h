// Nothing to call: what stands in SeenLocks.c takes the place of two functions.
