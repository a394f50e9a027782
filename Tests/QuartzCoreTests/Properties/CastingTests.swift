@testable import QuartzCore
import Testing

@Suite struct CastingTests {
    private let layer = CALayer()

    @Test("Values by key cast both to NSValue and to the structure") func structures() throws {
        layer.position = CGPoint(x: 1, y: 2)
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 6)
        layer.transform = CATransform3DMakeScale(2, 1, 1)
        #expect((layer.value(forKeyPath: "position") as? NSValue)?.cgPointValue == layer.position)
        #expect((layer.value(forKeyPath: "bounds") as? NSValue)?.cgRectValue == layer.bounds)
        #expect((layer.value(forKeyPath: "bounds.size") as? NSValue)?.cgSizeValue == layer.bounds.size)
        #expect((layer.value(forKeyPath: "frame") as? NSValue)?.cgRectValue == layer.frame)
        #expect((layer.value(forKeyPath: "transform") as? NSValue)?.caTransform3DValue == layer.transform)
        #expect(layer.value(forKeyPath: "position") as? CGPoint == layer.position)
        #expect(layer.value(forKeyPath: "frame") as? CGRect == layer.frame)
        #expect(layer.value(forKeyPath: "transform") as? CATransform3D == layer.transform)
    }

    @Test("An NSValue casts only to the type that it contains") func boxes() {
        let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        let transform: Any = NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3))
        #expect(point as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(point as? CGSize == nil && point as? CGRect == nil && point as? CATransform3D == nil)
        #expect(transform as? CGAffineTransform == CGAffineTransform(scaleX: 2, y: 3) && transform as? CGPoint == nil)
        #expect(NSNumber(value: 1) as Any as? CGPoint == nil)
        #expect([CGPoint.zero, CGPoint(x: 1, y: 1)] as Any as? [NSValue] != nil)
    }

    @Test(
        "Numbers by key cast to NSNumber and to every numeric type",
        arguments: ["opacity", "zPosition", "transform.scale.x"])
    func numbers(_ path: String) {
        layer.setValue(0.5, forKeyPath: path)
        let value = layer.value(forKeyPath: path)
        #expect(value as? NSNumber == 0.5 && value as? CGFloat == 0.5 && value as? Double == 0.5)
        #expect(value as? Float == 0.5)
    }

    @Test("Colours by key cast to CGColor") func colors() {
        layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        #expect((layer.value(forKeyPath: "backgroundColor") as! CGColor).components == [1, 0, 0, 1])
    }

    @Test("The values of an animation cast to every numeric type") func animationValues() {
        let basic = CABasicAnimation(keyPath: "opacity")
        basic.fromValue = 1
        basic.toValue = 0.5
        basic.byValue = CGFloat(2)
        #expect(basic.fromValue as? Double == 1 && basic.fromValue as? CGFloat == 1 && basic.fromValue as? Int == 1)
        #expect(basic.toValue as? CGFloat == 0.5 && basic.toValue as? NSNumber == 0.5 && basic.toValue as? Float == 0.5)
        #expect(basic.byValue as? Double == 2 && basic.byValue as? Int == 2)
        #expect((basic.copy() as? CABasicAnimation)?.toValue as? CGFloat == 0.5)
        let frames = CAKeyframeAnimation(keyPath: "position")
        frames.values = [CGPoint(x: 1, y: 2), NSValue(cgPoint: CGPoint(x: 3, y: 4))]
        #expect((frames.values as? [NSValue])?.map(\.cgPointValue.x) == [1, 3])
        #expect((frames.values as? [CGPoint])?.map(\.y) == [2, 4])
        frames.values = [0, 0.5, Float(1)]
        #expect(frames.values as? [CGFloat] == [0, 0.5, 1] && frames.values as? [NSNumber] == [0, 0.5, 1])
    }

    @Test("The values of a presentation layer cast in the same way") func presentation() {
        let stage = LayerStage(drawing: [layer])
        layer.position = CGPoint(x: 3, y: 4)
        stage.context.commit()
        #expect((layer.presentation()?.value(forKeyPath: "position") as? NSValue) != nil)
        #expect(layer.presentation()?.value(forKeyPath: "opacity") as? NSNumber == 1)
    }

    @Test("Numbers of a cell cast to every numeric type") func cells() {
        let cell = CAEmitterCell()
        cell.velocity = 3
        cell.birthRate = 2
        #expect(cell.value(forKey: "velocity") as? Double == 3 && cell.value(forKey: "birthRate") as? CGFloat == 2)
        #expect(cell.value(forKey: "enabled") as? Bool == true)
    }
}
