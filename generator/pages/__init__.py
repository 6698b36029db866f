"""Turns a language's reference into pages: paths, titles and HTML, without the theme's frame around them."""
