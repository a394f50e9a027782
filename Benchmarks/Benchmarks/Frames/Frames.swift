import Benchmark
import Foundation
import Workloads

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .cpuTotal, .peakMemoryResident], warmupIterations: 2, maxDuration: .seconds(3),
        maxIterations: 200)

    MainActor.assumeIsolated {
        for scene in [
            SceneWorkloads.frames(of: "snow"), SceneWorkloads.still(of: "snow", at: 20),
            SceneWorkloads.still(of: "snow", at: 3600),
        ] {
            if let scene { add(scene) }
        }
    }
    add(SceneWorkloads.sprites(side: 32))
    add(SceneWorkloads.sprites(side: 512))
    if let folder = ProcessInfo.processInfo.environment["PEERS_DATA"] {
        for workload in (try? PeerWorkloads(folder: folder).all()) ?? [] { add(workload) }
    }
}

/// One benchmark on one thread, and one on all processors where it makes a difference.
private func add(_ workload: Workload) {
    let all = ProcessInfo.processInfo.activeProcessorCount
    for threads in workload.isThreaded && all > 1 ? [1, all] : [1] {
        Benchmark("\(workload.name), \(threads) threads") { benchmark in
            workload.prepare()
            for _ in benchmark.scaledIterations { workload.draw(threads) }
        }
    }
}
