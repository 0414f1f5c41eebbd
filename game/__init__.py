"""The program: the table, the computer players, the engine protocol and the command line."""
