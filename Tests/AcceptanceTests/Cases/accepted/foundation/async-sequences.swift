import SwiftUI

struct Journal: View {
  let url: URL
  @State private var lines: [String] = []
  @State private var changes = 0

  var body: some View {
    List(lines, id: \.self) { Text($0) }
      .task {
        do {
          for try await line in url.lines { lines.append(line) }
          for try await byte in url.resourceBytes where byte == 0 { changes += 1 }
        } catch {
          lines = [error.localizedDescription]
        }
      }
      .task {
        for await _ in NotificationCenter.default.notifications(named: .init("changed")) {
          changes += 1
        }
      }
  }
}
