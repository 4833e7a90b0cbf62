extension Explanation {
  static let pages: [Explanation] = [
    Explanation(
      "page.name", "a file name that makes no address",
      """
      The path of a page becomes its address, so it consists of letters, digits, `-`, `_` and `.`
      only. What the page is called is up to its `title`.
      """,
      wrong: .init(kind: .shell, text: "mv content/forms/sign-up.md 'content/forms/sign up.md'"),
      right: .init(kind: .shell, text: "mv 'content/forms/sign up.md' content/forms/sign-up.md")),
    Explanation(
      "page.duplicate-slug", "two pages with one address",
      """
      `forms.md`, `forms/index.md` and the list of the folder `forms` would all be at `forms/`.
      Upper and lower case make no difference, as they do not on many disks.
      """,
      wrong: .init(kind: .shell, text: "cp content/forms/sign-up.md content/forms.md"),
      right: .init(kind: .shell, text: "mv content/forms.md content/forms/registration.md")),
    Explanation(
      "page.duplicate-alias", "an old address that leads to another page already",
      "It is the address of a page, or an alias of another one. One of the two has to let it go.",
      wrong: .init(
        kind: .page,
        text: "---\ntitle: Sign up\nsummary: A form that helps\naliases: [forms]\n---"),
      right: .init(
        kind: .page,
        text: "---\ntitle: Sign up\nsummary: A form that helps\naliases: [register]\n---")),
    Explanation(
      "page.reserved", "a page where the index of symbols is",
      """
      The site lists the symbols that its pages use at `api/`, and has a page for each below it. No
      page, no folder of pages and no alias can be there.
      """,
      wrong: .init(
        kind: .shell, text: "mkdir content/api && cp content/forms/sign-up.md content/api/"),
      right: .init(kind: .shell, text: "mv content/api content/reference")),
    Explanation(
      "page.orphaned", "a page in no section that nothing links to", severity: .warning,
      """
      Whatever lies in a folder is found by its section. This page lies beside the sections, and no
      other page sends a reader there. A catalog without sections is not told so.
      """,
      wrong: .init(kind: .shell, text: "cp content/forms/sign-up.md content/notes.md"),
      right: .init(kind: .shell, text: "mv content/notes.md content/forms/notes.md")),
    Explanation(
      "page.tag-spelling", "a tag that looks like another one", severity: .warning,
      """
      One page alone has the tag, and another tag differs from it only by case, punctuation, a
      plural's ending or a letter. Readers would find half of the pages under each.
      """,
      wrong: .init(
        kind: .page,
        text: "---\ntitle: Sign up\nsummary: A form that helps\ntags: [Form, forms]\n---"),
      right: .init(
        kind: .page,
        text: "---\ntitle: Sign up\nsummary: A form that helps\ntags: [forms]\n---")),
  ]
}
