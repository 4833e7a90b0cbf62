// Runs a program that nobody has read: with limits, without network, new processes or rights over
// anything outside its folder. Replaces itself with the program, so that a signal that ends the
// program is seen as such by whoever started this.

import Glibc

do {
  let plan = try Plan(CommandLine.arguments.dropFirst())
  try redirectOutput(to: plan.folder)
  try plan.limits.apply()
  try dropRights()
  if plan.usesLandlock { try confineFiles(reading: plan.readable, writing: plan.folder) }
  try confineCalls()
  try execute(plan.program, in: plan.folder)
} catch {
  let message = "catalog-confine: \(error)\n"
  write(2, message, message.utf8.count)
  exit(126)
}
