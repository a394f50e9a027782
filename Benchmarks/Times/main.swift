import Foundation
import QuartziteWorkloads

// Measures workloads for scripts/bench-compare: `frame-times list` prints their names; `frame-times NAME DRAWS` draws one
// on one thread, and prints the milliseconds of processor time of each drawing. `frame-times NAME` reads numbers of
// drawings from standard input, so that two processes can be measured in turn.

func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("frame-times: \(text)\n".utf8))
    exit(2)
}

/// Draws a number of times, and returns the milliseconds of processor time that one drawing took.
@MainActor func milliseconds(_ workload: Workload, _ draws: Int) -> Double {
    workload.prepare()
    let start = clock()
    for _ in 0..<draws { workload.draw(1) }
    return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000 / Double(draws)
}

let workloads = FrameWorkload.all(peerData: ProcessInfo.processInfo.environment["PEERS_DATA"])
let arguments = CommandLine.arguments.dropFirst()
guard let name = arguments.first, arguments.count <= 2 else { fail("usage: frame-times list | NAME [DRAWS]") }
if name == "list" {
    for workload in workloads { print(workload.name) }
    exit(0)
}
guard let workload = workloads.first(where: { $0.name == name })?.make() else { fail("there is no workload \(name)") }
// Excludes what the first use creates, such as mip levels, and what a second frame caches.
_ = milliseconds(workload, 2)
let inputs = arguments.count == 2 ? AnySequence(arguments.suffix(1)) : AnySequence(AnyIterator { readLine() })
for input in inputs {
    guard let draws = Int(input), draws > 0 else { fail("\(input) is not a number of drawings") }
    FileHandle.standardOutput.write(Data("\(milliseconds(workload, draws))\n".utf8))
}
