import QuartziteGallery
import QuartziteTesting
import QuartziteStage
import TestSupport
import Testing
import UIKit

/// The scene of coins that fly into a money box.
@MainActor @Suite struct BankCoinsTests {
    /// Returns a stage with the scene, and its view controller.
    private func stage(flightDuration: Double = 0.8) throws -> (Stage, controller: () -> UIViewController?) {
        let scene = try #require(Gallery.scene(named: "bank-coins"))
        let control = try #require(scene.controls.first { $0.name == "flightDuration" })
        var controller: UIViewController?
        let stage = Stage(size: scene.size, scale: 0.5, seed: scene.seed) {
            let made = scene.make()
            control.apply(made, flightDuration)
            controller = made
            return made
        }
        return (stage, { controller })
    }

    private func coins(_ controller: UIViewController?) -> [UIView] {
        controller?.view.subviews.filter { $0.tag > 0 } ?? []
    }

    @Test("The scene creates 301 coins, one every hundredth of a second", .rule("uikit_animation §5")) func created()
        throws
    {
        let (stage, controller) = try stage(flightDuration: 10)
        stage.advance(to: 0.495)
        #expect(coins(controller()).isEmpty)
        stage.advance(to: 1.495)
        #expect(coins(controller()).map(\.tag) == Array(1...100))
        stage.advance(to: 3.495)
        #expect(coins(controller()).count == 300)
        stage.advance(to: 3.505)
        #expect(coins(controller()).count == 301)
        stage.advance(to: 9)
        #expect(coins(controller()).map(\.tag) == Array(1...301))
    }

    @Test(
        "Coins disappear on arrival, in order, and the 300th shakes the bank three times",
        .rule("uikit_animation §5"))
    func arrivals() throws {
        let (stage, controller) = try stage()
        func bank() -> CALayer? { controller()?.view.subviews.first { $0 is UIImageView && $0.tag == 0 }?.layer }
        stage.advance(to: 1.295)
        #expect(coins(controller()).count == 80)
        stage.advance(to: 1.505)
        #expect(coins(controller()).first?.tag == 22)
        // The 300th coin starts at 0.5 + 2.99 s and flies for 0.8 s.
        stage.advance(to: 4.285)
        #expect(coins(controller()).count == 2 && bank()?.animation(forKey: "shake") == nil)
        stage.advance(to: 4.295)
        #expect(coins(controller()).count == 1 && bank()?.animation(forKey: "shake") != nil)
        stage.advance(to: 4.88)
        #expect(coins(controller()).isEmpty && bank()?.animation(forKey: "shake") != nil)
        stage.advance(to: 4.9)
        #expect(bank()?.animation(forKey: "shake") == nil)
    }

    @Test("Frames are the same in every run and for every order of times", .rule("T36")) func frames() throws {
        let (first, _) = try stage()
        let (second, _) = try stage()
        for time in [0.25, 1, 2.5, 4.35] {
            first.advance(to: time)
            second.advance(to: time)
            #expect(first.frame().bitmap.hash == second.frame().bitmap.hash, "\(time) s")
        }
        first.seek(to: 2.5)
        try expectFrame(first, named: "inFlight")
        first.seek(to: 4.35)
        try expectFrame(first, named: "shaking")
        try expectSeekable(first, times: [0.4, 2.05, 4.35])
    }

    @Test("Another seed changes the curves of the coins") func seeds() throws {
        let scene = try #require(Gallery.scene(named: "bank-coins"))
        let hashes = ([1, 2, 1] as [UInt64]).map { seed in
            let stage = Stage(size: scene.size, scale: 0.25, seed: seed) { scene.make() }
            stage.seek(to: 2)
            return stage.frame().bitmap.hash
        }
        #expect(hashes[0] != hashes[1] && hashes[0] == hashes[2])
    }
}
