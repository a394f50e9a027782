import QuartziteStage
import Testing
import UIKit

@MainActor struct RandomTests {
    /// The random numbers that a scene generates when it starts.
    private final class Dice: UIViewController {
        var thrown: [Double] = []

        override func viewDidLoad() {
            thrown = [
                Double(arc4random()), Double(arc4random_uniform(6)), drand48(), Double(CGFloat.random(in: -5...5)),
                Double.random(in: 0..<1), Double(Int.random(in: 1...6)), Double(Float.random(in: 2...3)),
                Bool.random() ? 1 : 0, Double(UInt8.random(in: 0..<200)), [1.5, 2.5, 3.5].randomElement() ?? 0,
            ]
            thrown += (0..<20).shuffled().map(Double.init)
            var cards = Array(0..<20)
            cards.shuffle()
            thrown += cards.map(Double.init)
        }
    }

    private func thrown(seed: UInt64) throws -> [Double] {
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1, seed: seed) { Dice() }
        return try #require(stage.rootViewController as? Dice).thrown
    }

    @Test("Random numbers depend only on the stage's seed") func seeds() throws {
        let first = try thrown(seed: 1)
        #expect(try thrown(seed: 1) == first)
        let other = try thrown(seed: 2)
        #expect(other != first)
        for numbers in [first, other] {
            let bounds: [ClosedRange<Double>] = [0...4_294_967_295, 0...5, 0...1, -5...5, 0...1, 1...6, 2...3]
            for (number, bounds) in zip(numbers, bounds) { #expect(bounds.contains(number)) }
            #expect(numbers[2] < 1 && numbers[4] < 1 && numbers[8] < 200)
            let choices: [Double] = [1.5, 2.5, 3.5]
            #expect(choices.contains(numbers[9]))
            let deck = (0..<20).map { Double($0) }
            #expect(numbers[10..<30].sorted() == deck)
            #expect(numbers[30..<50].sorted() == deck)
        }
    }

    @Test("After srand48, drand48 returns POSIX's sequence") func posix() {
        srand48(0)
        let drawn = [drand48(), drand48(), drand48()]
        let expected = [0.170828036, 0.749901980, 0.096371656]
        for (number, value) in zip(drawn, expected) { #expect(abs(number - value) < 1e-8) }
    }

    @Test("Bounds of 0 and 1 return 0") func smallBounds() {
        #expect(arc4random_uniform(0) == 0)
        #expect(arc4random_uniform(1) == 0)
    }
}
