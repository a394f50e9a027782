@testable import QuartzCore
import TestSupport
import Testing

@Suite struct ArchivingTests {
    @Test(
        "A value that differs from a new layer's is archived",
        .fact("arc-007", "arc-015", "arc-016", "arc-028", "arc-035"))
    func written() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.addSublayer(CALayer())
        layer.opacity = 0.5
        layer.setValue("mine", forKey: "tag")
        for key in [
            "bounds", "sublayers", "opacity", "tag", "cornerCurve", "allowsGroupOpacity", "allowsEdgeAntialiasing",
        ] {
            #expect(layer.shouldArchiveValue(forKey: key), "\(key)")
        }
    }

    @Test(
        "The values of a new layer are not archived",
        .fact("arc-001", "arc-010", "arc-013", "arc-018", "arc-019", "arc-032", "arc-036")) func left()
    {
        let (layer, parent) = (CAEmitterLayer(), CALayer())
        parent.addSublayer(layer)
        for key in [
            "", "superlayer", "mask", "opacity", "style", "contents", "seed", "bounds", "position", "transform",
            "shadowOffset", "borderColor", "speed", "duration", "fillMode", "beginTime", "contentsFormat", "hidden",
        ] {
            #expect(!layer.shouldArchiveValue(forKey: key), "\(key)")
        }
    }

    @Test("Formats and corners have Apple's names and defaults", .fact("con-034", "con-066", "cls-024", "prp-056"))
    func constants() {
        let layer = CALayer()
        #expect(
            layer.contentsFormat == .RGBA8Uint && CALayer.defaultValue(forKey: "contentsFormat") as? String == "RGBA8")
        layer.setValue("Gray8", forKey: "contentsFormat")
        #expect(layer.contentsFormat == .gray8Uint && CALayerContentsFormat.RGBA16Float.rawValue == "RGBAh")
        #expect(near(CALayer.cornerCurveExpansionFactor(.continuous), 1.528665, 1e-4))
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    }
}
