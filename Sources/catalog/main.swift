import Commands
import Foundation

openStandardStreams()
requireThreads()
let words = Array(CommandLine.arguments.dropFirst())
let status = await cancelledBySignals { await run(words, .standard) }
exit(status.rawValue)
