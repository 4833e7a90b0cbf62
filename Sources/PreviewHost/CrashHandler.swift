import CProgram
import Foundation

/// Tells the tool where the program was when a signal ended it.
///
/// In a crash nothing may be allocated and no lock taken, so everything is prepared beforehand.
enum CrashHandler {
  private struct State {
    var report: Int32 = -1
    /// Where the program's own code lies.
    var code: Range<UInt> = 0..<0
    var slide: UInt = 0
    /// Where an overflowing main stack is noticed.
    var guardedStack: Range<UInt> = 0..<0
  }

  nonisolated(unsafe) private static var state = State()

  private static let signals = [
    SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGXCPU, SIGXFSZ,
  ]

  static func install(report file: URL) {
    state = State(
      report: open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600),
      code: codeOfProgram(), slide: ProgramImage.slideOfProgram(), guardedStack: endOfStack())
    // The first call loads the unwinder, which a crash must not.
    forEachFrame { _ in }
    // An overflown stack has no room for a handler.
    let size = 1 << 16
    var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
    for signal in signals { handle(signal) }
  }

  private static func handle(_ signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, info, _ in
      CrashHandler.writeReport(signal, at: info?.pointee._sifields._sigfault.si_addr)
      raise(signal)
    }
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(signal, &action, nil)
  }

  private static func writeReport(_ signal: Int32, at address: UnsafeMutableRawPointer?) {
    let isOverflow =
      signal == SIGSEGV && state.guardedStack.contains(UInt(bitPattern: address))
    let line = ReportLine(descriptor: state.report)
    line.append(UInt(signal), radix: 10)
    line.append(isOverflow ? " overflow" : " trap")
    forEachFrame { place in
      guard state.code.contains(place) else { return }
      line.append(" ")
      line.append(place - state.slide, radix: 16)
    }
    line.append("\n")
  }

  private static func forEachFrame(_ body: (UInt) -> Void) {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 64) { frames in
      guard let start = frames.baseAddress else { return }
      let count = Int(backtrace(start, Int32(frames.count)))
      for frame in frames[..<max(count, 0)] { body(UInt(bitPattern: frame)) }
    }
  }

  private static func codeOfProgram() -> Range<UInt> {
    let slide = ProgramImage.slideOfProgram()
    for segment in ProgramImage.segments
    where segment.p_type == UInt32(PT_LOAD) && segment.p_flags & UInt32(PF_X) != 0 {
      let start = slide + UInt(segment.p_vaddr)
      return start..<start + UInt(segment.p_memsz)
    }
    return 0..<0
  }

  /// A megabyte around the lowest address that the main stack may grow down to.
  private static func endOfStack() -> Range<UInt> {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    var here: UInt8 = 0
    let top = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
    guard limit.rlim_cur < top else { return 0..<0 }
    let end = top - UInt(limit.rlim_cur)
    return (end - (1 << 20))..<(end + (1 << 20))
  }
}

/// Text that is written piece by piece, without memory of its own.
private struct ReportLine {
  let descriptor: Int32

  func append(_ text: StaticString) {
    _ = write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
  }

  func append(_ number: UInt, radix: UInt) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var rest = number
      var start = digits.count
      repeat {
        let digit = UInt8(rest % radix)
        start -= 1
        digits[start] = digit < 10 ? 48 + digit : 87 + digit
        rest /= radix
      } while rest > 0
      _ = write(descriptor, digits.baseAddress?.advanced(by: start), digits.count - start)
    }
  }
}
