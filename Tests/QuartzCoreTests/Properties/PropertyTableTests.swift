import CoreGraphics
import Testing

@testable import QuartzCore

/// The rows of the property tables.
@Suite struct PropertyTableTests {
    @Test("The value of a built-in property can be read by key and set on another layer") func roundTrip() {
        for property in LayerState.properties.rows {
            let (a, b) = (CALayer(), CALayer())
            let value = a.value(forKey: property.key)
            b.setValue(value, forKey: property.key)
            #expect("\(String(describing: b.value(forKey: property.key)))" == "\(String(describing: value))")
        }
    }

    @Test("A key path reaches the named property, not another with a similar name") func components() {
        let layer = CAReplicatorLayer()
        layer.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
        #expect(layer.transform.isIdentity && layer.value(forKeyPath: "transform.translation.x") as? Double == 0)
        #expect(layer.value(forKeyPath: "instanceTransform.translation.x") as? Double == 5)
    }

    @Test("A number that is too large becomes the largest one of the property's type") func hugeNumbers() {
        let layer = CALayer()
        layer.setValue(1e300, forKey: "opacity")
        #expect(layer.opacity == .greatestFiniteMagnitude)
    }

    @Test("Nil resets a property that does not animate, and a value of the wrong type has no effect") func plain() {
        let (layer, cell, animation) = (CALayer(), CAEmitterCell(), CABasicAnimation(keyPath: "opacity"))
        for (key, value) in [("speed", 3.0), ("beginTime", 4), ("repeatCount", 2)] {
            for (set, get) in [
                (layer.setValue(_:forKey:), layer.value(forKey:)), (cell.setValue(_:forKey:), cell.value(forKey:)),
                (animation.setValue(_:forKey:), animation.value(forKey:)),
            ] as [((Any?, String) -> Void, (String) -> Any?)] {
                let usual = get(key) as? Double
                set(value, key)
                set("a name", key)
                #expect(get(key) as? Double == value)
                set(nil, key)
                #expect(get(key) as? Double == usual)
            }
        }
    }

    @Test("Layer classes list their own properties in addition to those of all layers") func ownProperties() {
        let (tiled, scroll, emitter) = (CATiledLayer(), CAScrollLayer(), CAEmitterLayer())
        tiled.setValue(CGSize(width: 64, height: 32), forKey: "tileSize")
        scroll.setValue("vertically", forKey: "scrollMode")
        emitter.setValue("circle", forKey: "emitterShape")
        #expect(tiled.tileSize.height == 32 && scroll.scrollMode == .vertically && emitter.emitterShape == .circle)
        #expect(CATiledLayer.defaultValue(forKey: "levelsOfDetail") as? Int == 1)
        #expect(CAScrollLayer.defaultValue(forKey: "scrollMode") as? String == "both")
        #expect(CAEmitterLayer.defaultValue(forKey: "lifetime") as? Double == 1)
        #expect(CALayer.defaultValue(forKey: "tileSize") == nil && tiled.value(forKey: "opacity") as? Double == 1)
    }

    @Test("Every numeric property of a cell reaches its particle description") func cellNumbers() {
        for number in CAEmitterCell.numbers {
            let cell = CAEmitterCell()
            cell.setValue(5.5, forKey: number.property.key)
            #expect(cell.snapshot(identity: 1)[keyPath: number.described] == 5.5, "\(number.property.key)")
        }
    }
}
