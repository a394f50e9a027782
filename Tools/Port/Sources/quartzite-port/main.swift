import Foundation
import SourceRewriter

/// What the thread with a large stack does, or without memory for one, the main thread.
let work = LargeThread.Work { exit(QuartzitePort.run(Array(CommandLine.arguments.dropFirst()))) }
if let thread = LargeThread(work) { thread.join() }
work.perform()
