"""Calculators: their definitions, the rules compiled for the browser, and what a page shows of them."""
