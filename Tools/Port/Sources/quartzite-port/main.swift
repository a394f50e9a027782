import Foundation

/// The thread that runs the command, with a stack of 1 GiB for deeply nested syntax trees.
let thread = Thread {
    exit(QuartzitePort.run(Array(CommandLine.arguments.dropFirst())))
}
thread.stackSize = 1 << 30
thread.start()
while true { sleep(1000) }
