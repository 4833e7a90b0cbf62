extension Explanation {
  static let files: [Explanation] = [
    Explanation(
      "file.unreadable", "a file or folder that cannot be read",
      """
      There is nothing at the path, a link leads nowhere or in a circle, or whoever runs the tool may
      not read it. Without `content/`, and without `catalog.yml`, there is no catalog.
      """,
      wrong: .init(kind: .shell, text: "ln -s gone.md content/forms/old.md"),
      right: .init(kind: .shell, text: "rm content/forms/old.md")),
    Explanation(
      "file.not-a-file", "something that is neither a file nor a folder",
      """
      Sockets, devices and pipes have no place below `content/`: reading them might never end. In
      `theme/`, links have none either.
      """,
      wrong: .init(kind: .shell, text: "mkfifo content/forms/pipe"),
      right: .init(kind: .shell, text: "rm content/forms/pipe")),
    Explanation(
      "file.too-large", "a page of more than 16 MB, or a catalog.yml of more than 1 MB",
      """
      Most likely it is no text at all. Whatever else is to be on the site may lie beside the pages
      under another ending than `.md`.
      """,
      wrong: .init(kind: .shell, text: "truncate -s 17M content/forms/film.md"),
      right: .init(kind: .shell, text: "mv content/forms/film.md content/forms/film.mp4")),
    Explanation(
      "file.link-loop", "a symbolic link to a folder that it lies in",
      "Following it would never end, so it is left out. Links to other folders are followed.",
      wrong: .init(kind: .shell, text: "ln -s .. content/forms/all"),
      right: .init(kind: .shell, text: "rm content/forms/all")),
    Explanation(
      "file.linked-twice", "a symbolic link to a folder that is read already",
      """
      Every folder is read once: under its own name where it lies in `content/`, else under that of
      the first link to it. A page that is to be found at two addresses has `aliases`.
      """,
      wrong: .init(
        kind: .shell, text: "mkdir content/lists\nln -s ../forms content/lists/forms"),
      right: .init(kind: .shell, text: "rm content/lists/forms")),
    Explanation(
      "file.too-deep", "a folder in more than 32 others",
      "What lies in it is left out. A reader would have to open as many sections to get there.",
      wrong: .init(
        kind: .shell, text: "mkdir -p \"content/$(printf '%040d' 0 | sed 's|0|a/|g')\""),
      right: .init(kind: .shell, text: "rm -r content/a")),
    Explanation(
      "file.name", "a name that cannot be read",
      """
      The name of a file or folder holds a control character, such as a line break, or is no UTF-8.
      Nothing could link to it, so it is left out.
      """,
      wrong: .init(kind: .shell, text: #"touch "$(printf 'content/forms/a\tb.png')""#),
      right: .init(
        kind: .shell, text: #"mv "$(printf 'content/forms/a\tb.png')" content/forms/a-b.png"#)),
    Explanation(
      "file.outside-catalog", "a symbolic link that leads out of the catalog",
      """
      Whoever builds the catalog should get the same site, whatever else is on the machine, and a
      page should not be able to publish a file that is none of its business. Copy what you need.
      """,
      wrong: .init(kind: .shell, text: "ln -s /etc/hostname content/forms/name.txt"),
      right: .init(
        kind: .shell,
        text: "rm content/forms/name.txt\ncp /etc/hostname content/forms/name.txt")),
    Explanation(
      "file.not-utf8", "a byte that is not UTF-8",
      """
      Pages and settings are UTF-8. The place is that of the first such byte; the page is read with
      question marks instead, so that whatever else is wrong with it is found as well.
      """,
      wrong: .init(kind: .shell, text: #"printf 'caf\351\n' >> content/forms/sign-up.md"#),
      right: .init(
        kind: .shell,
        text: """
          iconv -f latin1 -t utf-8 content/forms/sign-up.md > page.md
          mv page.md content/forms/sign-up.md
          """)),
    Explanation(
      "file.nul", "a NUL byte",
      "It stands for nothing, and many programs take it for the end of a text. Remove it.",
      wrong: .init(kind: .shell, text: #"printf 'a\0b\n' >> content/forms/sign-up.md"#),
      right: .init(
        kind: .shell,
        text: """
          tr -d '\\000' < content/forms/sign-up.md > page.md
          mv page.md content/forms/sign-up.md
          """)),
  ]
}
