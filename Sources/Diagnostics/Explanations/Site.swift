extension Explanation {
  static let site: [Explanation] = [
    Explanation(
      "theme.template", "a template with a place that is not closed",
      """
      `{{name}}` is filled; what stands between `{{#name}}` and `{{/name}}` appears only where there
      is something to fill in. Places close in the order opposite to that in which they open.
      """,
      wrong: .init(kind: .template, text: "{{#edit}}<a href=\"{{edit}}\">Edit</a>"),
      right: .init(kind: .template, text: "{{#edit}}<a href=\"{{edit}}\">Edit</a>{{/edit}}")),
    Explanation(
      "site.no-search", "a site without search", severity: .warning,
      "The index is made by `pagefind`, which is not on the PATH. Everything else is there.",
      wrong: .init(kind: .shell, text: "catalog build"),
      right: .init(kind: .shell, text: "pip install 'pagefind[bin]'\ncatalog build")),
    Explanation(
      "site.same-place", "two files in one place",
      """
      Pages, the files beside them and what the theme brings all become files of the site, and two of
      them would be the same one. Upper and lower case make no difference, as on many servers.
      """,
      wrong: .init(kind: .shell, text: "cp old.html content/forms/index.html\ncatalog build"),
      right: .init(kind: .shell, text: "mv content/forms/index.html content/forms/old.html")),
  ]
}
