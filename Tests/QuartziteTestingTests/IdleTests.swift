import QuartziteStage
import Testing
import UIKit

@testable import QuartziteTesting

@Suite("Running until idle") @MainActor struct IdleTests {
    @Test("An idle stage keeps its time")
    func rest() throws {
        let stage = SquareController.stage { _ in }
        try stage.runUntilIdle()
        #expect(stage.time == 0)
    }

    @Test("Animations, timers and blocks run one after another until the stage is idle")
    func chain() throws {
        var reported: [String] = []
        let stage = SquareController.stage { scene in
            UIView.animate(withDuration: 1, animations: { scene.square.center.x += 20 }) { _ in
                reported.append("moved")
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                    reported.append("waited")
                    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in reported.append("rung") }
                }
            }
        }
        try stage.runUntilIdle(limit: .seconds(10))
        #expect(reported == ["moved", "waited", "rung"])
        #expect(abs(stage.time - 1.75) < 1e-6)
    }

    @Test("The error for an endless animation names it")
    func endless() {
        let stage = SquareController.stage { scene in
            let spin = CABasicAnimation(keyPath: "transform.rotation.z")
            spin.toValue = CGFloat.pi
            spin.repeatCount = .infinity
            scene.square.layer.add(spin, forKey: "spin")
        }
        let error = #expect(throws: StillAnimating.self) { try stage.runUntilIdle(limit: .seconds(5)) }
        #expect(error?.keys == ["spin"])
        #expect(error?.description == "still animating: spin")
        #expect(stage.time == 5)
    }

    @Test("The error for a slow animation names it, and the stage stops at the limit")
    func slow() {
        let stage = SquareController.sliding()
        let error = #expect(throws: StillAnimating.self) { try stage.runUntilIdle(limit: .milliseconds(500)) }
        #expect(error?.keys.count == 1)
        #expect(abs(stage.time - 0.5) < 1e-9)
    }

    @Test("A repeating timer is never idle")
    func timer() {
        let stage = SquareController.stage { _ in
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
        }
        let error = #expect(throws: StillAnimating.self) { try stage.runUntilIdle(limit: .seconds(3)) }
        #expect(error?.keys == [])
        #expect(stage.time == 3)
    }
}
