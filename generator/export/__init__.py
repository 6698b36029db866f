"""What other tools can use of the project."""
