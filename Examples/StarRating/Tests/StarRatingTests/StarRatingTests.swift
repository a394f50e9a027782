import Foundation
import QuartziteTesting
import QuartziteStage
import StarRating
import Testing
import UIKit

@Suite("The rating") @MainActor
struct StarRatingTests {
    private func stage(_ change: (inout StageConfiguration) -> Void = { _ in }) -> Stage {
        var configuration = StageConfiguration(size: CGSize(width: 240, height: 120), scale: 2)
        change(&configuration)
        return Stage(configuration: configuration) { StarRatingViewController() }
    }

    @Test("Without a rating, all stars are empty") func empty() throws {
        try expectFrame(stage(), named: "light")
        try expectFrame(stage { $0.appearance = .dark }, named: "dark")
    }

    @Test("A tap fills the stars up to the finger, and they jump one after the other") func tap() throws {
        let stage = stage()
        stage.tap(at: CGPoint(x: 164, y: 44))
        try expectAnimation(stage, as: .strip(from: 0, to: 0.7, every: 0.1), named: "jump")
        try stage.runUntilIdle(limit: .seconds(5))
        try expectFrame(stage, named: "four")
    }

    @Test("A rating stays between 0 and 5", arguments: [(-3, 0), (0, 0), (3, 3), (9, 5)])
    func limits(rating: Int, expected: Int) {
        let view = StarRatingView()
        view.rating = rating
        #expect(view.rating == expected)
    }
}
