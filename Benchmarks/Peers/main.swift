import Foundation
import QuartziteWorkloads

// Prints one tab-separated line per workload and thread count: workload, engine, threads, median, minimum and maximum
// milliseconds per frame, megapixels per second, frame hash. The environment variables PEERS_… choose the workloads and
// the time.

let environment = ProcessInfo.processInfo.environment
func list(_ name: String) -> [String] { environment[name, default: ""].split(separator: ",").map(String.init) }
func warn(_ text: String) { FileHandle.standardError.write(Data("peers-workloads: \(text)\n".utf8)) }

guard let folder = environment["PEERS_DATA"] else {
    warn("PEERS_DATA must name the folder of the input files")
    exit(2)
}
let desired = list("PEERS_WORKLOADS")
let threadCounts = list("PEERS_THREADS").compactMap { Int($0) }
let budget = Duration.milliseconds(Int(environment["PEERS_BUDGET_MS", default: ""]) ?? 300)
let dumpFolder = environment["PEERS_DUMP"].flatMap { $0.isEmpty ? nil : $0 }

/// Returns the sorted milliseconds of each drawing: after one to warm up, 5 to 25 until the budget is used.
func measure(_ workload: Workload, threads: Int) -> [Double] {
    let clock = ContinuousClock()
    let began = clock.now
    var times: [Double] = []
    for round in 0...25 where round < 6 || clock.now - began < budget {
        workload.prepare()
        let time = clock.measure { workload.draw(threads) } / .milliseconds(1)
        if round > 0 { times.append(time) }
    }
    return times.sorted()
}

func line(_ workload: Workload, threads: Int, _ times: [Double]) -> String {
    let middle = times.count / 2
    let median = times.count % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2
    let numbers = [median, times[0], times[times.count - 1]].map { String(format: "%.4f", $0) }
    let rate = String(format: "%.1f", workload.megapixels / median * 1000)
    let hash = String(workload.hash(), radix: 16)
    let digits = String(repeating: "0", count: 16 - hash.count) + hash
    return ([workload.name, "quartzite", "\(threads)"] + numbers + [rate, digits]).joined(separator: "\t")
}

do {
    for workload in try PeerWorkloads(folder: folder).all() {
        guard desired.isEmpty || desired.contains(where: workload.name.hasPrefix) else { continue }
        for threads in threadCounts.isEmpty ? [1, 2] : threadCounts where workload.isThreaded || threads == 1 {
            print(line(workload, threads: threads, measure(workload, threads: threads)))
            if let dumpFolder { try workload.dump(to: "\(dumpFolder)/\(workload.name).quartzite.\(threads)T.png") }
        }
    }
} catch {
    warn("\(error)")
    exit(2)
}
