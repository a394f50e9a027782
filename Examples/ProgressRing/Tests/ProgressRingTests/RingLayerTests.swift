import Foundation
import ProgressRing
import QuartziteTesting
import QuartziteStage
import Testing
import UIKit

@Suite("The ring") @MainActor
struct RingLayerTests {
    private let stage = Stage(size: CGSize(width: 160, height: 160), scale: 1) { RingViewController() }

    /// Whether the pixel at an angle of the ring, clockwise from the top, is coloured.
    private func isFilled(at angle: CGFloat) -> Bool {
        let (x, y) = (80 + 51 * sin(angle), 80 - 51 * cos(angle))
        let pixel = stage.frame().pixel(x: Int(x), y: Int(y))
        return Int(pixel.red) - Int(pixel.blue) > 60
    }

    @Test("A change of the progress is animated, and redraws the layer for each frame")
    func animation() throws {
        #expect(!isFilled(at: 0.5))
        stage.tap(at: CGPoint(x: 80, y: 80))
        stage.advance(by: .milliseconds(400))
        #expect(isFilled(at: 0.5) && !isFilled(at: 1.2))
        try stage.runUntilIdle(limit: .seconds(5))
        #expect(isFilled(at: 1.2) && !isFilled(at: 2))
    }

    @Test("An explicit animation of the property shows its values")
    func explicit() {
        let ring = RingLayer()
        let animation = CABasicAnimation(keyPath: "progress")
        animation.toValue = 1
        animation.duration = 1
        ring.add(animation, forKey: nil)
        #expect(ring.progress == 0)
        #expect(RingLayer.needsDisplay(forKey: "progress") && !RingLayer.needsDisplay(forKey: "opacity"))
    }

    @Test("Each time shows the same frame, in whatever order the times are shown")
    func seeking() throws {
        stage.tap(at: CGPoint(x: 80, y: 80))
        try expectSeekable(stage, times: [0.1, 0.5, 2])
    }
}
