import Foundation

/// A tree nests as deep as its source; the stack of a thread is as large as it asks for.
let thread = Thread {
    exit(QuartzitePort.run(Array(CommandLine.arguments.dropFirst())))
}
thread.stackSize = 1 << 30
thread.start()
while true { sleep(1000) }
