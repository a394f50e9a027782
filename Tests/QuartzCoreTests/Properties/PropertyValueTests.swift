@testable import QuartzCore
import Testing

@Suite struct PropertyValueTests {
    private func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

    @Test(
        "Properties that do not animate have values and defaults by key",
        arguments: [
            ("needsDisplayOnBoundsChange", 0.0), ("drawsAsynchronously", 0), ("allowsEdgeAntialiasing", 0),
            ("edgeAntialiasingMask", 15), ("contentsHeadroom", 0), ("wantsExtendedDynamicRangeContent", 0),
        ])
    func plainNumbers(_ key: String, _ usual: Double) {
        let layer = CALayer()
        #expect(number(CALayer.defaultValue(forKey: key)) == usual && number(layer.value(forKey: key)) == usual)
        layer.setValue(1, forKey: key)
        #expect(number(layer.value(forKey: key)) == 1 && layer.shouldArchiveValue(forKey: key))
        layer.setValue(nil, forKey: key)
        #expect(number(layer.value(forKey: key)) == usual)
    }

    @Test("Setting a value by key sets the property") func reached() {
        let layer = CALayer()
        layer.setValue(true, forKey: "needsDisplayOnBoundsChange")
        layer.setValue("high", forKey: "preferredDynamicRange")
        layer.setValue(CALayer.ToneMapMode.never, forKey: "toneMapMode")
        layer.setValue(CALayerContentsGravity.center, forKey: "contentsGravity")
        #expect(layer.needsDisplayOnBoundsChange && layer.preferredDynamicRange == .high)
        #expect(layer.toneMapMode == .never && layer.contentsGravity == .center)
        #expect(CALayer.defaultValue(forKey: "preferredDynamicRange") as? String == "standard")
        #expect(CALayer.defaultValue(forKey: "toneMapMode") as? String == "automatic")
        layer.setValue(Double.nan, forKey: "edgeAntialiasingMask")
        layer.setValue(-1, forKey: "edgeAntialiasingMask")
        #expect(layer.edgeAntialiasingMask.rawValue == 15)
    }

    @Test("Unknown names count as the default", arguments: [false, true]) func unknownNames(byKey: Bool) {
        let layer = CALayer()
        layer.contentsGravity = .center
        layer.contentsFormat = .automatic
        layer.preferredDynamicRange = .high
        layer.cornerCurve = .continuous
        #expect(layer.contentsFormat.rawValue == "Automatic")
        if byKey {
            for key in ["contentsGravity", "contentsFormat", "preferredDynamicRange", "cornerCurve"] {
                layer.setValue("wobbly", forKey: key)
            }
        } else {
            layer.contentsGravity = CALayerContentsGravity(rawValue: "wobbly")
            layer.contentsFormat = CALayerContentsFormat(rawValue: "wobbly")
            layer.preferredDynamicRange = CALayer.DynamicRange(rawValue: "wobbly")
            layer.cornerCurve = CALayerCornerCurve(rawValue: "wobbly")
        }
        #expect(layer.contentsGravity == .resize && layer.contentsFormat == .RGBA8Uint)
        #expect(layer.preferredDynamicRange == .standard && layer.cornerCurve == .circular)
    }

    @Test(
        "Every known contents gravity is kept",
        arguments: [
            "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight", "resize",
            "resizeAspect", "resizeAspectFill",
        ])
    func knownNames(_ name: String) {
        let layer = CALayer()
        layer.contentsGravity = CALayerContentsGravity(rawValue: name)
        #expect(layer.contentsGravity.rawValue == name)
    }

    @Test(
        "A new layer of any class archives nothing",
        arguments: [
            ("CAEmitterLayer", "emitterPosition"), ("CAEmitterLayer", "emitterSize"), ("CAEmitterLayer", "seed"),
            ("CAShapeLayer", "lineDashPhase"), ("CAGradientLayer", "startPoint"), ("CATextLayer", "foregroundColor"),
            ("CATiledLayer", "tileSize"), ("CAReplicatorLayer", "instanceTransform"), ("CALayer", "frame"),
            ("CALayer", "preferredDynamicRange"), ("CATextLayer", "needsDisplayOnBoundsChange"),
        ])
    func archivesNothing(_ kind: String, _ key: String) {
        let layers: [CALayer] = [
            CALayer(), CAEmitterLayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CATiledLayer(),
            CAReplicatorLayer(),
        ]
        let layer = layers.first { "\(type(of: $0))" == kind }
        #expect(layer?.shouldArchiveValue(forKey: key) == false)
    }

    @Test("A changed emitter position or size is archived") func archivesPlaces() {
        let layer = CAEmitterLayer()
        layer.emitterPosition = CGPoint(x: 1, y: 0)
        layer.emitterSize = CGSize(width: 0, height: 1)
        #expect(layer.shouldArchiveValue(forKey: "emitterPosition"))
        #expect(layer.shouldArchiveValue(forKey: "emitterSize"))
    }

    @Test("A text layer's colour is white with four components, and changing its size requires display")
    func textDefaults() {
        #expect((CATextLayer.defaultValue(forKey: "foregroundColor") as? CGColor)?.components == [1, 1, 1, 1])
        #expect(CATextLayer.defaultValue(forKey: "needsDisplayOnBoundsChange") as? Bool == true)
        let layer = CATextLayer()
        layer.bounds.size = CGSize(width: 10, height: 10)
        #expect(layer.needsDisplay())
        layer.display()
        #expect(!layer.needsDisplay())
        layer.bounds.origin.x = 3
        #expect(!layer.needsDisplay())
        layer.fontSize = 12
        #expect(layer.needsDisplay())
    }

    @Test("The name of a getter is not a key") func getterNames() {
        #expect(CATextLayer.needsDisplay(forKey: "wrapped") && !CATextLayer.needsDisplay(forKey: "isWrapped"))
        #expect(CATextLayer.defaultValue(forKey: "isWrapped") == nil)
    }

    @Test("Calling display() clears the need for display") func display() {
        for layer in [CALayer(), CATiledLayer(), CATextLayer()] {
            layer.setNeedsDisplay()
            layer.display()
            #expect(!layer.needsDisplay(), "\(type(of: layer))")
        }
    }

    @Test("The visible rectangle is inside all scroll layers above, and null if empty") func visibleRect() {
        let (outer, inner, content) = (CAScrollLayer(), CAScrollLayer(), CALayer())
        outer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        inner.frame = CGRect(x: 20, y: 0, width: 100, height: 100)
        content.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
        outer.addSublayer(inner)
        inner.addSublayer(content)
        #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 30, height: 50))
        inner.scroll(to: CGPoint(x: 600, y: 0))
        #expect(content.visibleRect.isNull)
        #expect(outer.visibleRect == outer.bounds)
    }
}
