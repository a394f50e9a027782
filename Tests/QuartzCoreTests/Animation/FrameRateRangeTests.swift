import QuartzCore
import Testing

@Suite("Preferred frame rates of animations") struct FrameRateRangeTests {
    @Test("An animation has a default range, which its copies and the animation of the layer keep when it is set")
    func range() {
        let fade = CABasicAnimation(keyPath: "opacity")
        #expect(fade.preferredFrameRateRange == .default && CAFrameRateRange.default.preferred == nil)
        #expect(CAFrameRateRange(minimum: 0, maximum: 60, preferred: 0).preferred == nil)
        let range = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 100)
        fade.preferredFrameRateRange = range
        #expect((fade.copy() as? CABasicAnimation)?.preferredFrameRateRange == range)
        let layer = CALayer()
        layer.add(fade, forKey: "fade")
        fade.preferredFrameRateRange = .default
        #expect(layer.animation(forKey: "fade")?.preferredFrameRateRange == range)
    }
}
