import Commands
import Foundation

let status = await run(Array(CommandLine.arguments.dropFirst()), .standard)
exit(status.rawValue)
