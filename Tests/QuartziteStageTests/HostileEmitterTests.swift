import Testing
import QuartziteWorkloads

@MainActor struct HostileEmitterTests {
    @Test("Emitters with random bits draw valid pixels, the same each time")
    func randomBits() throws {
        let emitters = HostileEmitters()
        for seed in 0..<UInt64(60) {
            #expect(throws: Never.self) { try emitters.check(seed: seed, cells: 8) }
        }
    }
}
