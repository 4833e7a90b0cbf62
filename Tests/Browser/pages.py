"""The pages that the tests look at: one of each kind."""

HOME = "/"
SECTION = "/refactors/"
PATTERN = "/refactors/round-button/"
SYMBOLS = "/api/"
SYMBOL = "/api/view/overlay-alignment-content/"
ALL = [HOME, SECTION, PATTERN, SYMBOLS, SYMBOL]
WIDTHS = [390, 1440]
SCHEMES = ["light", "dark"]
