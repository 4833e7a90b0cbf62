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


LONG = """\
import SwiftUI

struct Recipe{n}: Identifiable, Hashable {{
  let id: Int
  var name: String
  var minutes: Int
  var isFavorite = false
}}

@Observable
final class Kitchen{n} {{
  var recipes: [Recipe{n}] = []
  var isLoading = false

  func load() async {{
    isLoading = true
    defer {{ isLoading = false }}
    try? await Task.sleep(for: .milliseconds({n}))
    recipes = (1...5).map {{ Recipe{n}(id: $0, name: "Soup \\($0)", minutes: $0 * 10) }}
  }}
}}

struct RecipeRow{n}: View {{
  @Binding var recipe: Recipe{n}

  var body: some View {{
    HStack(alignment: .firstTextBaseline, spacing: {spacing}) {{
      VStack(alignment: .leading) {{
        Text(recipe.name).font(.{font})
        Text("\\(recipe.minutes) minutes").foregroundStyle(.secondary)
      }}
      Spacer()
      Toggle("Favorite", isOn: $recipe.isFavorite)
        .labelsHidden()
        .tint(.orange)
    }}
    .padding(.vertical, {padding})
    .swipeActions(edge: .leading) {{
      Button("Star", systemImage: "star") {{ recipe.isFavorite = true }}.tint(.yellow)
    }}
  }}
}}

struct Recipes{n}: View {{
  @State private var kitchen = Kitchen{n}()
  @State private var query = ""
  @State private var chosen: Recipe{n}?
  @Environment(\\.dynamicTypeSize) private var size

  private var found: [Recipe{n}] {{
    query.isEmpty ? kitchen.recipes : kitchen.recipes.filter {{ $0.name.contains(query) }}
  }}

  var body: some View {{
    NavigationStack {{
      List {{
        Section("Found \\(found.count)") {{
          ForEach($kitchen.recipes) {{ $recipe in
            RecipeRow{n}(recipe: $recipe).onTapGesture {{ chosen = recipe }}
          }}
          .onDelete {{ kitchen.recipes.remove(atOffsets: $0) }}
        }}
        if kitchen.isLoading {{ ProgressView().frame(maxWidth: .infinity) }}
      }}
      .listStyle(.insetGrouped)
      .searchable(text: $query)
      .navigationTitle("Recipes")
      .toolbar {{
        ToolbarItem(placement: .topBarTrailing) {{ EditButton() }}
      }}
      .sheet(item: $chosen) {{ recipe in
        Text(recipe.name)
          .font(size.isAccessibilitySize ? .body : .largeTitle)
          .padding()
          .background(.thinMaterial, in: .rect(cornerRadius: {padding}))
          .presentationDetents([.medium, .large])
      }}
      .task {{ await kitchen.load() }}
    }}
  }}
}}

#Preview {{ Recipes{n}() }}
"""


def long_snippets(count):
    return [
        LONG.format(n=n, spacing=n % 13, font=FONTS[n % len(FONTS)], padding=8 + n % 9)
        for n in range(1, count + 1)
    ]
