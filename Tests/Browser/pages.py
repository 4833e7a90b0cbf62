"""The pages that the tests look at: one of each kind."""

HOME = "/"
SECTION = "/refactors/"
PATTERN = "/refactors/round-button/"
ALL = [HOME, SECTION, PATTERN]
WIDTHS = [390, 1440]
SCHEMES = ["light", "dark"]
