import Testing

@testable import QuartziteSceneHosting

@Suite("A ladder keeps the checkpoints that save the most")
struct CheckpointLadderTests {
    private func ladder(_ rungs: [(time: Double, cost: Double)]) -> CheckpointLadder<Int> {
        var ladder = CheckpointLadder<Int>()
        for (index, rung) in rungs.enumerated() { ladder.add(index, at: rung.time, cost: rung.cost) }
        return ladder
    }

    @Test("The last checkpoint that is not later than a time is found")
    func last() {
        let ladder = ladder([(0, 0), (5, 1), (2, 0.5)])
        #expect(ladder.last(notAfter: 4.9)?.time == 2)
        #expect(ladder.last(notAfter: 5)?.time == 5)
        #expect(ladder.last(notAfter: 1)?.time == 0)
        #expect(ladder.last(notAfter: -1) == nil)
    }

    @Test("A second checkpoint for a time is not kept")
    func duplicates() {
        #expect(ladder([(0, 0), (1, 1), (1, 1)]).rungs.map(\.checkpoint) == [0, 1])
    }

    @Test("Thinning removes the checkpoint whose absence costs the least, and never the first")
    func thinning() {
        var ladder = ladder([(0, 0), (1, 5), (2, 6), (3, 7), (4, 12)])
        ladder.thin(toCount: 4, memory: .max)
        #expect(ladder.rungs.map(\.time) == [0, 1, 3, 4])
        ladder.thin(toCount: 0, memory: .max)
        #expect(ladder.rungs.map(\.time) == [0])
    }

    @Test("Thinning spreads the checkpoints evenly while new ones are added")
    func even() {
        var ladder = CheckpointLadder<Int>()
        for time in 0..<200 {
            ladder.add(time, at: Double(time), cost: Double(time))
            ladder.thin(toCount: 20, memory: .max)
        }
        let times = ladder.rungs.map(\.time) + [199]
        let longest = zip(times, times.dropFirst()).map { $1 - $0 }.max()
        #expect(longest.map { $0 <= 20 } == true, "\(times)")
    }

    @Test("A gap is filled if its cost is large, however long a single replay took")
    func sparse() {
        let ladder = ladder([(0, 0), (1, 1), (4, 4)])
        #expect(!ladder.isSparse(cost: 5, at: 0.5, spacing: 1))
        #expect(!ladder.isSparse(cost: 1.9, at: 2, spacing: 1))
        #expect(ladder.isSparse(cost: 2.1, at: 2, spacing: 1))
        #expect(!ladder.isSparse(cost: 4.9, at: 5, spacing: 1))
        #expect(ladder.isSparse(cost: 5.1, at: 5, spacing: 1))
    }

    @Test("A full ladder accepts only a checkpoint that it would not remove at once")
    func full() {
        let even = ladder([(0, 0), (1, 1), (2, 2), (3, 3)])
        #expect(!even.wouldKeep(cost: 1.5, at: 1.5, count: 4, memory: .max))
        #expect(even.wouldKeep(cost: 1.5, at: 1.5, count: 5, memory: .max))
        #expect(!even.wouldKeep(cost: 3.5, at: 4, count: 4, memory: .max))
        #expect(even.wouldKeep(cost: 4.5, at: 4, count: 4, memory: .max))
        var uneven = ladder([(0, 0), (1, 1), (2, 2), (8, 8)])
        #expect(uneven.wouldKeep(cost: 5, at: 5, count: 4, memory: .max))
        uneven.measure { _ in 10 }
        #expect(uneven.wouldKeep(cost: 1.5, at: 1.5, count: .max, memory: 60))
        #expect(!uneven.wouldKeep(cost: 1.5, at: 1.5, count: .max, memory: 45))
    }

    @Test("Thinning keeps the memory within a limit")
    func memory() {
        var ladder = ladder((0..<10).map { (Double($0), Double($0)) })
        ladder.measure { _ in 10 }
        ladder.thin(toCount: .max, memory: 45)
        #expect(ladder.memory <= 45 && ladder.rungs.count == 4 && ladder.rungs.first?.time == 0)
    }

    @Test("Input at a time removes the checkpoints at that time and later")
    func invalidation() {
        var ladder = ladder([(0, 0), (1, 1), (2, 1)])
        ladder.removeAll(from: 1)
        #expect(ladder.rungs.map(\.time) == [0])
    }
}
