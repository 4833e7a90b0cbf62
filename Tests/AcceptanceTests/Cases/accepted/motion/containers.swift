import SwiftUI

extension ContainerValues {
  @Entry var isPinned = false
}

extension View {
  func pinned(_ isPinned: Bool = true) -> some View {
    containerValue(\.isPinned, isPinned)
  }
}

struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack {
      ForEach(sections: content) { section in
        VStack {
          if !section.header.isEmpty { section.header.font(.headline) }
          ForEach(section.content) { subview in
            subview
              .padding()
              .background(subview.containerValues.isPinned ? .yellow : .white)
          }
          section.footer
        }
      }
    }
  }
}

struct Cards<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      if let first = subviews.first { first }
      subviews.dropFirst()
      ForEach(subviews[..<min(2, subviews.count)]) { $0 }
      Text("\(subviews.count) cards")
    }
    Group(sections: content) { sections in
      Text("\(sections.count) sections")
    }
    ForEach(subviews: content) { subview in
      subview.opacity(subview.containerValues.hasTag("a") ? 1 : 0.5)
    }
  }
}

struct Everything: View {
  let names = ["Ann", "Bob"]

  var body: some View {
    Board {
      Section("People") {
        ForEach(names, id: \.self) { Text($0) }
        Text("Pinned").pinned()
      }
      Section {
        Text("Alone").tag("a")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
    }
    Cards { Text("One"); Text("Two") }
  }
}
