"""What the reader's scripts look names up in."""
