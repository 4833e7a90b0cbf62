import SwiftUI

struct Joke: Decodable {
  let setup: String
}

@MainActor @Observable
final class Jokes {
  private(set) var current: Joke?

  func load() async throws {
    guard let url = URL(string: "https://example.com/joke.json") else { return }
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { return }
    current = try JSONDecoder().decode(Joke.self, from: data)
  }
}

struct JokeView: View {
  @State private var jokes = Jokes()

  var body: some View {
    Text(jokes.current?.setup ?? "…")
      .task { try? await jokes.load() }
  }
}
