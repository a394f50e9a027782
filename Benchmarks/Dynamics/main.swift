import Foundation
import QuartziteWorkloads

// Prints the cost of a frame of dynamics, and how well speeds and heights are preserved: one tab-separated line per
// scene and engine. Box2D, if its header was available at build time, is measured without views; our times include
// everything that a frame does before drawing.

let rounds = Int(ProcessInfo.processInfo.environment["DYNAMICS_ROUNDS"] ?? "") ?? 5

// MARK: Times

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
func milliseconds(_ number: Double) -> String { String(format: "%.3f", number) }

/// Measures a scene; each frame counts with its shortest time of all rounds, since delays are not caused by the engine.
@MainActor func times(_ scene: DynamicsScene, _ make: (DynamicsScene) -> any Engine) -> (line: String, frames: Int) {
    let clock = ContinuousClock()
    var least: [Double] = []
    var means: [Double] = []
    for _ in 0..<(scene.items.count > 1000 ? min(rounds, 2) : rounds) {
        let engine = make(scene)
        var times: [Double] = []
        while times.count < 600, engine.isRunning {
            times.append(clock.measure { engine.nextFrame() } / .milliseconds(1))
        }
        means.append(times.reduce(0, +) / Double(times.count))
        least = least.isEmpty ? times : zip(least, times).map { min($0, $1) }
    }
    let numbers = [means.min() ?? 0, median(means), median(least), least.max() ?? 0]
    return (numbers.map(milliseconds).joined(separator: "\t"), least.count)
}

print("scene\tengine\tmean, least round\tmean, median round\tmedian frame\tslowest frame\tframes")
for count in [200, 1000, 5000] {
    // Of 5,000 bodies only the pile is measured, in two rounds at most.
    let scenes: [DynamicsScene] =
        count > 1000
        ? [.mixedPile(count)] : [.bouncing(count), .raining(count), .pile(count), .mixedPile(count)]
    for scene in scenes {
        for engine in engines {
            let (line, frames) = times(scene, engine.make)
            print("\(scene.name)\t\(engine.name)\t\(line)\t\(frames)")
        }
    }
}

// MARK: Exactness

/// Returns the largest relative change of a ball's speed over a minute in a box.
@MainActor func drift(_ velocity: (x: Double, y: Double), _ make: (DynamicsScene) -> any Engine) -> Double {
    let engine = make(.ball(at: 150, 250, velocity: velocity, gravity: 0))
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    var most = 0.0
    for _ in 0..<3600 {
        engine.nextFrame()
        let motion = engine.motion(of: 0)
        most = max(most, abs((motion.vx * motion.vx + motion.vy * motion.vy).squareRoot() / speed - 1))
    }
    return most
}

/// Returns the height to which a ball's energy would carry it after `bounces` bounces from a height of 200 points.
@MainActor func apex(after bounces: Int, _ make: (DynamicsScene) -> any Engine) -> Double {
    let engine = make(.ball(at: 150, 290, velocity: (0, 0), gravity: 1000))
    var before = 0.0
    var left = bounces
    for _ in 0..<60 * 90 {
        engine.nextFrame()
        let motion = engine.motion(of: 0)
        if before > 0, motion.vy < 0 { left -= 1 }
        before = motion.vy
        if left == 0, abs(motion.vy) < 200 { return 490 - motion.y + motion.vy * motion.vy / 2000 }
    }
    return .nan
}

/// Returns the sum of all kinetic energies after a minute, relative to the initial sum.
@MainActor func energy(_ make: (DynamicsScene) -> any Engine) -> Double {
    let scene = DynamicsScene.bouncing(200)
    let engine = make(scene)
    func sum() -> Double {
        scene.items.indices.reduce(0) {
            let motion = engine.motion(of: $1)
            return $0 + scene.items[$1].side * scene.items[$1].side * (motion.vx * motion.vx + motion.vy * motion.vy)
        }
    }
    let start = sum()
    for _ in 0..<3600 { engine.nextFrame() }
    return sum() / start
}

print("\nengine\tdrift of (180, -240)\tdrift of (3, 4)\tapex after 50 bounces\tenergy of 200 balls after 60 s")
for engine in engines {
    let numbers = [
        drift((180, -240), engine.make), drift((3, 4), engine.make), apex(after: 50, engine.make), energy(engine.make),
    ]
    print("\(engine.name)\t" + numbers.map { String(format: "%.9g", $0) }.joined(separator: "\t"))
}

// MARK: Seeking

print("\nscene\tseek to 599 s from 0, least ms\tmedian ms")
for name in ["dynamics", "ball-game"] {
    guard let workload = SceneWorkloads.still(of: name, at: 599) else { continue }
    let times = (0..<rounds).map { _ in ContinuousClock().measure { workload.draw(1) } / .milliseconds(1) }
    print("\(name)\t\(milliseconds(times.min() ?? 0))\t\(milliseconds(median(times)))")
}
