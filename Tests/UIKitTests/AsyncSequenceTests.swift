import PhoneFoundation
import TestSupport
import Testing

/// What is read and what is posted, piece by piece.
struct AsyncSequenceTests {
  @Test func linesAreThoseOfTheFileWithoutEmptyOnes() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "a.txt")
      try Data("Äpfel\r\n\nBirnen\nNüsse".utf8).write(to: file)
      var lines: [String] = []
      for try await line in file.lines { lines.append(line) }
      #expect(lines == ["Äpfel", "Birnen", "Nüsse"])
    }
  }

  @Test func aFileThatIsNotThereThrows() async {
    await #expect(throws: (any Error).self) {
      for try await _ in URL(fileURLWithPath: "/nowhere/a.txt").resourceBytes {}
    }
  }

  @Test func notificationsArriveInTheirOrder() async {
    let center = NotificationCenter()
    let name = Notification.Name("moved")
    var notifications = center.notifications(named: name).makeAsyncIterator()
    center.post(name: .init("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["to": 1])
    center.post(name: name, object: nil, userInfo: ["to": 2])
    #expect(await notifications.next()?.userInfo?["to"] as? Int == 1)
    #expect(await notifications.next()?.userInfo?["to"] as? Int == 2)
  }
}
