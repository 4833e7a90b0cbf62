import CConfine
import Glibc

/// Sends standard output and error to files of the folder, where the limit on files holds for them.
func redirectOutput(to folder: String) throws(Failure) {
  for (descriptor, path, flags) in [
    (0, "/dev/null", O_RDONLY), (1, folder + "/stdout", O_WRONLY | O_CREAT | O_TRUNC),
    (2, folder + "/stderr", O_WRONLY | O_CREAT | O_TRUNC),
  ] as [(Int32, String, Int32)] {
    let file = open(path, flags | O_CLOEXEC, 0o600)
    guard file >= 0, dup2(file, descriptor) >= 0 else { throw .ofSystem(path) }
  }
  confine_close_from(3)
}

/// No way back to rights by setuid programs, none left to a root user, and no life after the tool.
func dropRights() throws(Failure) {
  guard confine_set(PR_SET_NO_NEW_PRIVS, 1) == 0 else { throw .ofSystem("no_new_privs") }
  guard confine_drop_capabilities() == 0 else { throw .ofSystem("capset") }
  guard confine_set(PR_SET_PDEATHSIG, UInt(SIGKILL)) == 0 else { throw .ofSystem("pdeathsig") }
}

/// Becomes the program; the environment is the same on every machine.
func execute(_ program: [String], in folder: String) throws(Failure) {
  let environment = [
    "HOME=\(folder)", "TMPDIR=\(folder)", "LANG=C.UTF-8", "TZ=UTC", "SWIFT_BACKTRACE=enable=no",
  ]
  chdir(folder)
  execve(program[0], vector(program), vector(environment))
  throw .ofSystem(program[0])
}

private func vector(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
  strings.map { strdup($0) } + [nil]
}
