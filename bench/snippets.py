"""Snippets, no two alike, as a reader finds them in documentation."""

SNIPPET = """\
import SwiftUI

struct Account{n}: Identifiable {{
  let id: Int
  var name: String
  var amount: Double
}}

struct AccountRow{n}: View {{
  let account: Account{n}
  @State private var isOpen = {is_open}
  @Environment(\\.isEnabled) private var isEnabled

  var body: some View {{
    VStack(alignment: .leading, spacing: {spacing}) {{
      HStack {{
        Text(account.name)
          .font(.{font})
        Spacer()
        Text("\\(account.amount)")
          .foregroundColor(isEnabled ? .primary : .secondary)
      }}
      if isOpen {{
        Text("Account number \\(account.id)")
      }}
      Button(isOpen ? "Less" : "More") {{ isOpen.toggle() }}
    }}
    .padding({padding})
    .background(Color(white: 0.{shade}))
  }}
}}
"""

FONTS = ["body", "callout", "headline", "subheadline", "footnote", "caption", "title"]


def snippet(n):
    return SNIPPET.format(
        n=n,
        is_open="true" if n % 2 else "false",
        spacing=n % 13,
        font=FONTS[n % len(FONTS)],
        padding=8 + n % 9,
        shade=80 + n % 20,
    )


def snippets(count):
    return [snippet(n) for n in range(1, count + 1)]


SMALL = """\
import SwiftUI

struct Label{n}: View {{
  var body: some View {{ Text("Number {n}").padding({padding}) }}
}}
"""


def small_snippets(count):
    return [SMALL.format(n=n, padding=8 + n % 9) for n in range(1, count + 1)]
