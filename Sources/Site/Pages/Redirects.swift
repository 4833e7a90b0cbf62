/// Pages at the old addresses of a page, which lead to the new one.
func redirects(to entry: Navigation.Entry) -> [OutputFile] {
  (entry.page?.frontMatter.aliases ?? []).map { alias in
    let slug = alias.split(separator: "/").joined(separator: "/")
    let address = Address(slug: slug)
    let target = address.link(to: entry.slug)
    let html: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="refresh" content="0; url=\(target)">
      <meta name="robots" content="noindex">
      <title>\(entry.title)</title>
      </head>
      <body><p>This page has moved: <a href="\(target)">\(entry.title)</a></p></body>
      </html>

      """
    return OutputFile(path: address.file, text: html.source)
  }
}
