import SwiftUI

@MainActor @Observable final class Library {
  var titles: [String] = []

  func reload() async {
    titles = await Self.load()
  }

  nonisolated static func load() async -> [String] { ["Swift"] }
}

struct Shelf: View {
  @State private var library = Library()
  @State private var isOpen = false

  var body: some View {
    List(library.titles, id: \.self) { title in
      Button(title) { open() }
    }
    .task { await library.reload() }
    .onAppear { isOpen = true }
    .onChange(of: isOpen) { open() }
  }

  private func open() {
    Task {
      await library.reload()
      isOpen.toggle()
    }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Tilted: Shape {
  var angle: Double

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Boxed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension EnvironmentValues {
  @Entry var isBoxed = false
}

func lines() -> String {
  let queue = DispatchQueue.main
  queue.async { Task { @MainActor in _ = Library() } }
  return "\(queue)"
}
