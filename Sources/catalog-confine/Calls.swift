import CConfine
import Glibc

/// Makes the system calls that reach beyond the process fail, for this process and what it becomes.
func confineCalls() throws(Failure) {
  var instructions = filter(process: UInt32(bitPattern: getpid()))
  let installed = instructions.withUnsafeMutableBufferPointer { buffer in
    var program = sock_fprog(len: UInt16(buffer.count), filter: buffer.baseAddress)
    return confine_filter(&program)
  }
  guard installed == 0 else { throw .ofSystem("seccomp") }
}

/// The filter as a program of the kernel's packet filter, over `struct seccomp_data`.
private func filter(process: UInt32) -> [sock_filter] {
  var program: [sock_filter] = [
    .load(.architecture), .skip(1, ifEqual: confine_architecture), .deny(EPERM), .load(.number),
    // Numbers of the 32-bit interface, which the table below doesn't know.
    .skip(1, unlessAny: 0x4000_0000), .deny(EPERM),
    // The C library falls back to `clone`, whose flags a filter can read.
    .skip(1, unlessEqual: confine_clone3), .deny(ENOSYS),
  ]
  for index in 0..<confine_denied_count() {
    program += [.skip(1, unlessEqual: confine_denied_call(index)), .deny(EPERM)]
  }
  let thread: UInt32 = 0x10000
  program += [
    .skip(4, unlessEqual: confine_clone), .load(.argument), .skip(1, ifAny: thread), .deny(EPERM),
    .allow,
  ]
  for call in [confine_kill, confine_tgkill] { program += only(process, for: call) }
  program += [
    .skip(5, unlessEqual: confine_prlimit), .load(.argument), .skip(2, ifEqual: 0),
    .skip(1, ifEqual: process), .deny(EPERM), .allow, .allow,
  ]
  return program
}

/// Calls whose first argument is a process: allowed towards itself.
private func only(_ process: UInt32, for call: UInt32) -> [sock_filter] {
  [
    .skip(4, unlessEqual: call), .load(.argument), .skip(1, ifEqual: process), .deny(EPERM), .allow,
  ]
}

extension sock_filter {
  /// Offsets in `struct seccomp_data`; of the first argument, the lower half.
  fileprivate enum Field: UInt32 {
    case number = 0
    case architecture = 4
    case argument = 16
  }

  fileprivate static func load(_ field: Field) -> sock_filter {
    sock_filter(code: UInt16(BPF_LD | BPF_W | BPF_ABS), jt: 0, jf: 0, k: field.rawValue)
  }

  fileprivate static func skip(_ count: UInt8, ifEqual value: UInt32) -> sock_filter {
    sock_filter(code: UInt16(BPF_JMP | BPF_JEQ | BPF_K), jt: count, jf: 0, k: value)
  }

  fileprivate static func skip(_ count: UInt8, unlessEqual value: UInt32) -> sock_filter {
    sock_filter(code: UInt16(BPF_JMP | BPF_JEQ | BPF_K), jt: 0, jf: count, k: value)
  }

  fileprivate static func skip(_ count: UInt8, ifAny bits: UInt32) -> sock_filter {
    sock_filter(code: UInt16(BPF_JMP | BPF_JSET | BPF_K), jt: count, jf: 0, k: bits)
  }

  fileprivate static func skip(_ count: UInt8, unlessAny bits: UInt32) -> sock_filter {
    sock_filter(code: UInt16(BPF_JMP | BPF_JSET | BPF_K), jt: 0, jf: count, k: bits)
  }

  fileprivate static func deny(_ error: Int32) -> sock_filter {
    let action = UInt32(SECCOMP_RET_ERRNO) | UInt32(error)
    return sock_filter(code: UInt16(BPF_RET | BPF_K), jt: 0, jf: 0, k: action)
  }

  fileprivate static var allow: sock_filter {
    sock_filter(code: UInt16(BPF_RET | BPF_K), jt: 0, jf: 0, k: UInt32(0x7fff_0000))
  }
}
