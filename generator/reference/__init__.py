"""One language's frozen model, joined from records, catalogs and termbases: all that pages need."""
