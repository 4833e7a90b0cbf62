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
  ]
}
