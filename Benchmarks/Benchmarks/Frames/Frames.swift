import Benchmark
import Foundation
import QuartziteWorkloads

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .cpuTotal, .peakMemoryResident], warmupIterations: 2, maxDuration: .seconds(3),
        maxIterations: 200)

    let environment = ProcessInfo.processInfo
    for workload in FrameWorkload.all(peerData: environment.environment["PEERS_DATA"]) {
        let all = environment.activeProcessorCount
        for threads in workload.isThreaded && all > 1 ? [1, all] : [1] { add(workload, threads: threads) }
    }
}

private func add(_ frames: FrameWorkload, threads: Int) {
    Benchmark("\(frames.name), \(threads) threads") { benchmark in
        await MainActor.run {
            guard let workload = frames.make() else { return benchmark.error("\(frames.name) cannot be made") }
            // Excludes what the first use creates, such as mip levels, and what a second frame caches.
            for _ in 0..<2 {
                workload.prepare()
                workload.draw(threads)
            }
            workload.prepare()
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { workload.draw(threads) }
            benchmark.stopMeasurement()
        }
    }
}
