"""What the rules say: records, their editions, chapters and sources."""
