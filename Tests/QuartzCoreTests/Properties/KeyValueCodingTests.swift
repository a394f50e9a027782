@testable import QuartzCore
import TestSupport
import Testing

/// Key-value coding (layers.md §5 and the facts of class_defaults.tsv and properties.tsv).
@Suite struct KeyValueCodingTests {
    let layer = CALayer()

    private func number(_ path: String) -> Double? { (layer.value(forKeyPath: path) as? NSNumber)?.doubleValue }

    @Test("Setting a scale and then a rotation produces the matrix Scale · RotZ", .rule("L13")) func scaleThenRotate() {
        layer.setValue(2, forKeyPath: "transform.scale.x")
        layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
        let expected = CATransform3DConcat(
            CATransform3DMakeScale(2, 1, 1), CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        #expect(near(layer.transform, expected))
    }

    @Test(
        "A rotation that is set by key path reads back", .rule("L14"),
        arguments: ["transform.rotation.z", "transform.rotation.x", "transform.rotation"])
    func rotationReadsBack(_ path: String) {
        layer.setValue(1.0, forKeyPath: path)
        #expect(near(number(path), 1))
        #expect(layer.value(forKeyPath: path) as? CGFloat != nil)
    }

    @Test("The key transform.scale sets all three scales and returns their mean", .rule("L15")) func uniformScale() {
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect(near(layer.transform, CATransform3DMakeScale(2, 2, 2)))
        layer.setValue(5, forKeyPath: "transform.scale.z")
        #expect(near(number("transform.scale"), 3))
        layer.setValue(3, forKeyPath: "transform.scale.x")
        #expect(near(number("transform.scale.xy"), 2.5), "the mean in the plane")
        layer.setValue(0.5, forKeyPath: "transform.scale.xy")
        #expect(near(number("transform.scale.x"), 0.5) && near(number("transform.scale.y"), 0.5))
        #expect(near(number("transform.scale.z"), 5))
    }

    @Test("Components of a transform read back in random combinations") func components() {
        var random = SeededRandom(seed: 15)
        for _ in 0..<200 {
            let values: [(String, Double)] = [
                ("transform.scale.x", random.number(in: 0.2...3)), ("transform.scale.y", random.number(in: 0.2...3)),
                ("transform.scale.z", random.number(in: 0.2...3)),
                ("transform.rotation.x", random.number(in: -1.5...1.5)),
                ("transform.rotation.y", random.number(in: -1.5...1.5)),
                ("transform.rotation.z", random.number(in: -3...3)),
                ("transform.translation.x", random.number(in: -9...9)),
            ]
            layer.transform = CATransform3DIdentity
            for (path, value) in values { layer.setValue(value, forKeyPath: path) }
            for (path, value) in values { #expect(near(number(path), value, 1e-6)) }
        }
    }

    @Test("Changing a rotation keeps the perspective") func perspective() {
        layer.transform.m34 = -1.0 / 500
        layer.setValue(0.5, forKeyPath: "transform.rotation.y")
        #expect(layer.transform.m34 == -1.0 / 500)
    }

    @Test("Components of points, sizes and rectangles can be read and set") func structs() {
        layer.setValue(7, forKeyPath: "position.x")
        #expect(layer.position == CGPoint(x: 7, y: 0) && number("position.x") == 7)
        layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "bounds.size")
        layer.setValue(9, forKeyPath: "bounds.size.width")
        layer.setValue(2, forKeyPath: "bounds.origin.y")
        #expect(layer.bounds == CGRect(x: 0, y: 2, width: 9, height: 4))
        layer.setValue(-8, forKeyPath: "shadowOffset.height")
        #expect(layer.shadowOffset == CGSize(width: 0, height: -8))
        layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "transform.translation")
        #expect(layer.transform.m41 == 5 && layer.transform.m42 == 6)
        layer.setValue(50, forKeyPath: "frame.origin.x")
        #expect(near(layer.frame.origin.x, 50))
    }

    @Test("Numbers of all kinds are accepted, and values of the wrong type are ignored")
    func boxes() {
        for value in [Int(1), Float(1), Double(1), CGFloat(1), NSNumber(value: 1), UInt8(1)] as [Any] {
            layer.cornerRadius = 0
            layer.setValue(value, forKey: "cornerRadius")
            #expect(layer.cornerRadius == 1)
        }
        layer.setValue("big", forKey: "cornerRadius")
        #expect(layer.cornerRadius == 1)
        layer.setValue(true, forKey: "hidden")
        #expect(layer.isHidden && layer.value(forKey: "isHidden") as? Bool == true)
        layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4)), forKey: "transform")
        #expect(layer.transform.m33 == 4)
        layer.setValue(NSValue(point: CGPoint(x: 3, y: 4)), forKey: "position")
        #expect(layer.position == CGPoint(x: 3, y: 4))
        layer.setValue(Double.nan, forKey: "cornerRadius")
        #expect(layer.cornerRadius == 1)
    }

    @Test("Built-in properties can be read and set by key", .fact("prp-019", "prp-045", "prp-052")) func builtIn() {
        #expect((layer.value(forKey: "borderColor") as? CGColor)?.components == [0, 0, 0, 1])
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(layer.value(forKey: "shadowPath") != nil)
        #expect(layer.value(forKey: "position") as? CGPoint == .zero)
        layer.setValue(nil, forKey: "borderColor")
        #expect(layer.borderColor == nil)
    }

    @Test("Custom keys are stored, and copied to the presentation") func undefinedKeys() {
        layer.setValue("red", forKey: "mood")
        #expect(layer.value(forKey: "mood") as? String == "red")
        #expect(CALayer.copy(of: layer).value(forKey: "mood") as? String == "red")
        layer.setValue(nil, forKey: "mood")
        #expect(layer.value(forKey: "mood") == nil)
        #expect(layer.value(forKey: "never") == nil && layer.value(forKeyPath: "never.ever") == nil)
    }

    @Test("The key path sublayers.NAME reaches the named sublayer") func named() {
        let child = CALayer()
        child.name = "dot"
        layer.addSublayer(child)
        layer.setValue(0.25, forKeyPath: "sublayers.dot.opacity")
        #expect(child.opacity == 0.25)
        #expect((layer.value(forKeyPath: "sublayers.dot.opacity") as? NSNumber)?.floatValue == 0.25)
    }

    @Test("Class defaults list what is not zero or nil (topic class_defaults)") func classDefaults() {
        func number(_ key: String) -> Double? { (CALayer.defaultValue(forKey: key) as? NSNumber)?.doubleValue }
        for key in ["position", "mask", "frame", "isHidden", "compositingFilter", "unknownProperty"] {
            #expect(CALayer.defaultValue(forKey: key) == nil)
        }
        #expect(number("contentsScale") == 1 && number("maskedCorners") == 15 && number("doubleSided") == 1)
        #expect(number("masksToBounds") == 0 && number("allowsGroupOpacity") == 1)
        #expect(CALayer.defaultValue(forKey: "contentsGravity") as? String == "resize")
        #expect(CALayer.defaultValue(forKey: "fillMode") as? String == "removed")
        #expect(CALayer.defaultValue(forKey: "contentsCenter") as? CGRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect((CALayer.defaultValue(forKey: "borderColor") as? CGColor)?.components == [0, 0, 0, 1])
        #expect(CAAnimation.defaultValue(forKey: "duration") == nil)
        #expect(CAAnimation.defaultValue(forKey: "removedOnCompletion") as? Bool == true)
    }

    @Test("A new layer has Apple's default values (topic defaults_layer)") func newLayer() {
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1 && layer.isDoubleSided)
        #expect(layer.backgroundColor == nil && layer.contents == nil && layer.sublayers == nil && layer.mask == nil)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
        #expect(layer.shadowOpacity == 0 && layer.borderWidth == 0 && !layer.masksToBounds && layer.name == nil)
        #expect(layer.maskedCorners.rawValue == 15 && layer.cornerCurve == .circular && layer.actions == nil)
    }

    @Test("Setters correct values that are out of range", .fact("prp-015", "prp-023", "prp-040")) func corrected() {
        layer.cornerCurve = .continuous
        #expect(layer.cornerCurve == .continuous)
        layer.cornerCurve = CALayerCornerCurve(rawValue: "wobbly")
        #expect(layer.cornerCurve == .circular)
        layer.maskedCorners = CACornerMask(rawValue: 255)
        #expect(layer.maskedCorners.rawValue == 15)
    }

    @Test("A path of one key has the value of the key, also on the way to a sublayer") func singleKeys() {
        let layer = CALayer()
        let child = CALayer()
        child.name = "child"
        child.speed = 2
        layer.addSublayer(child)
        for key in ["speed", "duration", "repeatCount", "opacity"] {
            let value = layer.value(forKey: key) as? NSNumber
            #expect(value != nil && layer.value(forKeyPath: key) as? NSNumber == value, "\(key)")
        }
        #expect(layer.value(forKeyPath: "sublayers.child.speed") as? NSNumber == 2)
        #expect(child.value(forKeyPath: "name") as? String == "child")
    }
}
