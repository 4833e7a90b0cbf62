import Foundation
import Glibc

/// Kills a program that leads a session, and all in the session.
///
/// The process group would not do: the compiler's driver gives each of its children one of their
/// own.
func killSession(_ id: pid_t) {
  for _ in 0..<10 {
    kill(-id, SIGKILL)
    let members = members(ofSession: id)
    if members.isEmpty { return }
    for member in members { kill(member, SIGKILL) }
    // One of them may have started another just before it was killed.
    usleep(1000)
  }
}

/// Those that still run, so not those that only wait to be cleared away.
private func members(ofSession id: pid_t) -> [pid_t] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return names.compactMap { pid_t($0) }.filter { process in
    guard getsid(process) == id else { return false }
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The name stands in brackets, and may hold some itself; then comes the state.
    let state = text?.split(separator: ")").last?.split(separator: " ").first
    return state != "Z" && state != "X" && state != nil
  }
}
