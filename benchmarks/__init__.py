"""What building and reading cost; `make bench`. Figures are to be compared within one run, machines differ."""
