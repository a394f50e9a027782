import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import UIKit

/// Random behaviours, added and removed in random order.
@MainActor @Suite struct RandomDynamicsTests {
    /// Runs for 1.5 seconds, with changes at fixed times and frames at any rate.
    private func run(_ seed: UInt64, rate: Double, _ check: (RandomDynamics) -> Void = { _ in }) -> [[UInt64]] {
        let random = RandomDynamics(seed: seed, isClosed: false)
        var seen: [[UInt64]] = []
        for part in 0..<5 {
            let start = Double(part) * 0.3
            for frame in 1...Int(0.3 * rate) {
                random.scene.advance(to: start + Double(frame) / rate)
                check(random)
            }
            random.scene.advance(to: start + 0.3)
            seen.append(random.bits)
            random.scene.run { random.change() }
        }
        return seen
    }

    @Test("Random scenes do not trap, stay finite, and are identical to the bit at any frame rate")
    func random() {
        for seed in 1...100 as ClosedRange<UInt64> {
            var isFinite = true
            let known = run(seed, rate: 60) { isFinite = isFinite && $0.isFinite }
            #expect(isFinite, "\(seed)")
            #expect(known == run(seed, rate: 60), "\(seed), twice")
            #expect(known == run(seed, rate: [10, 24, 50, 120, 240][Int(seed % 5)]), "\(seed), at another rate")
        }
    }

    @Test("Items without external forces never gain energy, whatever their attachments and collisions")
    func energy() {
        for seed in 1...100 as ClosedRange<UInt64> {
            let random = RandomDynamics(seed: seed, isClosed: true)
            random.scene.run { random.scene.animator.synchronize() }
            var least = random.energy
            var most = 0.0
            for frame in 1...90 {
                random.scene.advance(to: Double(frame) / 60)
                most = max(most, random.energy - least)
                least = min(least, random.energy)
            }
            #expect(most <= 0.03 * random.energyScale, "\(seed)")
        }
    }
}
