import Foundation
import Glibc

/// Reads what a program writes, until it has ended or broken a limit.
struct OutputReader {
  struct Limits {
    var bytes: Int
    var end: ContinuousClock.Instant
  }

  let limits: Limits
  private var streams: [Stream]
  /// Keeps the pipes open for as long as they are read.
  private let pipes: [Pipe]
  private var hasEnded = false

  var output: Data { streams[0].data }
  var errors: Data { streams[1].data }

  init(output: Pipe, errors: Pipe, ended: Pipe, limits: Limits) {
    pipes = [output, errors, ended]
    streams = pipes.map { Stream(descriptor: $0.reading) }
    self.limits = limits
  }

  /// - Returns: the limit that was broken, if one was; `kill` has been called then.
  mutating func read(kill: () -> Void) -> CommandResult.Ending? {
    while !streams[2].isClosed {
      let left = limits.end - .now
      if left <= .zero {
        kill()
        return .timedOut
      }
      wait(atMost: left)
      for index in streams.indices { streams[index].drain(limit: limits.bytes) }
      if streams.contains(where: { $0.data.count > limits.bytes }) {
        kill()
        return .tooMuchOutput
      }
    }
    // What was written before the end is still in the pipes.
    for index in streams.indices { streams[index].drain(limit: limits.bytes) }
    return streams.contains { $0.data.count > limits.bytes } ? .tooMuchOutput : nil
  }

  private func wait(atMost time: Duration) {
    var events = streams.filter { !$0.isClosed }
      .map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let milliseconds = min(time / .milliseconds(1), 60_000)
    poll(&events, nfds_t(events.count), Int32(milliseconds.rounded(.up)))
  }
}

private struct Stream {
  let descriptor: Int32
  var data = Data()
  var isClosed = false

  /// Reads all that is there now, but not far beyond the limit.
  mutating func drain(limit: Int) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !isClosed, data.count <= limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if count == 0 {
        isClosed = true
      } else if errno != EINTR {
        return
      }
    }
  }
}
