import Benchmark
import Foundation
import QuartziteWorkloads

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .cpuTotal, .peakMemoryResident], warmupIterations: 2, maxDuration: .seconds(3),
        maxIterations: 200)

    for second in [20.0, 3600] {
        add("snow, still at \(Int(second)) s") { SceneWorkloads.still(of: "snow", at: second) }
    }
    for time in [4.6, 9.6] {
        add("fireworks at \(time) s, drawing") { SceneWorkloads.drawing(of: "fireworks", at: time) }
    }
    add("100,000 particles, drawing") { SceneWorkloads.crowd(isPlayed: false) }
    add("100,000 particles, next frame") { SceneWorkloads.crowd(isPlayed: true) }
    for scene in ["snow", "fireworks", "maple-leaves", "fire", "neon"] {
        for time in [60.0, 3600] {
            add("\(scene) at \(Int(time)) s, 120 frames") { SceneWorkloads.frames(of: scene, from: time) }
        }
    }
    add("301 coins in flight, next frame") { SceneWorkloads.coins() }
    for side in [32, 512] {
        add("400 sprites of a \(side) pixel picture") { SceneWorkloads.sprites(side: side) }
    }
    for motion in LayerWorkloads.Motion.allCases {
        add("tree of 10,000 layers, \(motion.rawValue)", isThreaded: false) { LayerWorkloads.trees(of: 10_000, motion) }
    }
    add("1,000 views, four properties animated", isThreaded: false) { ViewWorkloads.views(1000) }
    add("300 rings, strokes animated") { LayerWorkloads.rings() }
    if let folder = ProcessInfo.processInfo.environment["PEERS_DATA"] {
        for name in ["W1", "W2-over", "W2-add", "W3-over", "W4", "W5"] {
            add(name, isThreaded: name != "W5") {
                try? PeerWorkloads(folder: folder).all().first { $0.name == name }
            }
        }
    }
}

/// Adds a benchmark on one thread and, if threads make a difference, one on all processors.
///
/// Scenes belong to the main actor, where the runner cannot register benchmarks, so each scene is created when it is
/// measured.
private func add(_ name: String, isThreaded: Bool = true, _ make: @escaping @MainActor @Sendable () -> Workload?) {
    let all = ProcessInfo.processInfo.activeProcessorCount
    for threads in isThreaded && all > 1 ? [1, all] : [1] {
        Benchmark("\(name), \(threads) threads") { benchmark in
            await MainActor.run {
                guard let workload = make() else { return benchmark.error("\(name) cannot be made") }
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
}
