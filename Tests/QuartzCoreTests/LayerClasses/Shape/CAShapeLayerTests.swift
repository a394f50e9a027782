import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// Shape layers as pixels (layers.md §7 and facts of topic render_shape).
@Suite struct CAShapeLayerTests {
    let shape = CAShapeLayer()
    let stage: LayerStage

    init() {
        stage = LayerStage(drawing: [shape])
        shape.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    private func line(_ points: CGPoint...) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    @Test(
        "A new shape layer fills in black and has no stroke",
        .fact("def-037", "def-056", "def-071", "def-075", "def-085", "def-090"))
    func defaults() {
        #expect(shape.path == nil && shape.strokeColor == nil && shape.lineDashPattern == nil)
        #expect(shape.fillColor?.components == [0, 0, 0, 1])
        #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineWidth == 1 && shape.miterLimit == 10)
        #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.fillRule == .nonZero)
        #expect(CAShapeLayer.defaultValue(forKey: "fillRule") as? String == "non-zero")
        #expect(CAShapeLayer.defaultValue(forKey: "strokeStart") == nil)
        #expect(
            CAShapeLayer.defaultValue(forKey: "borderWidth") as? NSNumber == CALayer.defaultValue(forKey: "borderWidth")
                as? NSNumber)
    }

    @Test("The path is filled, and nothing is drawn without a path", .fact("drw-041", "drw-045", "drw-069", "drw-079"))
    func fill() {
        #expect(Picture(stage).area == 0)
        shape.path = rect(10, 10, 40, 30)
        let picture = Picture(stage)
        #expect(picture.box == CGRect(x: 10, y: 10, width: 40, height: 30) && picture.area == 1200)
        #expect(picture[20, 20] == 0xFF00_0000)
        shape.fillColor = nil
        #expect(Picture(stage).area == 0)
    }

    @Test("The stroke is centred on the path, above the fill", .fact("drw-018", "drw-065")) func stroke() {
        shape.path = rect(10, 10, 40, 30)
        shape.fillColor = .testRed
        shape.strokeColor = .testBlue
        shape.lineWidth = 4
        let picture = Picture(stage)
        #expect(picture.box == CGRect(x: 8, y: 8, width: 44, height: 34))
        #expect(picture[9, 9] == 0xFF00_00FF && picture[11, 20] == 0xFF00_00FF && picture[12, 20] == 0xFFFF_0000)
    }

    @Test("The path is clipped to the bounds only if the layer masks to them") func bounds() {
        shape.path = rect(60, 40, 40, 40)
        #expect(Picture(stage).area == 1600)
        shape.masksToBounds = true
        #expect(Picture(stage).box == CGRect(x: 60, y: 40, width: 20, height: 20))
    }

    @Test("A strokeEnd of 0.5 draws 200 of 400 points of outline", .rule("L17")) func halfStroke() {
        shape.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        shape.path = rect(0, 0, 100, 100)
        shape.fillColor = nil
        shape.strokeColor = .testBlue
        shape.strokeEnd = 0.5
        shape.lineWidth = 2
        // The stroke covers the top and right edges; half of its width is inside the picture.
        let picture = Picture(stage)
        #expect(near(picture.area, 199, 0.5))
        #expect(picture[50, 0] == 0xFF00_00FF && picture[99, 90] == 0xFF00_00FF && picture[50, 99] == 0)
        #expect(picture[0, 50] == 0)
        (shape.strokeStart, shape.strokeEnd) = (0.6, 0.6)
        #expect(Picture(stage).area == 0)
        (shape.strokeStart, shape.strokeEnd) = (-3, 7)
        #expect(near(Picture(stage).area, 396, 0.5))
    }

    @Test("strokeStart and strokeEnd measure the length of all subpaths, in order", .rule("L17")) func subpaths() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 10)])
        path.addLines(between: [CGPoint(x: 10, y: 30), CGPoint(x: 80, y: 30)])
        shape.path = path
        shape.strokeColor = .testBlue
        shape.lineWidth = 2
        (shape.strokeStart, shape.strokeEnd) = (0.2, 0.5)
        let picture = Picture(stage)
        #expect(near(picture.area, 60, 0.01))
        #expect(picture.box == CGRect(x: 10, y: 9, width: 30, height: 22))
        #expect(picture[29, 10] == 0 && picture[30, 10] == 0xFF00_00FF && picture[29, 30] == 0xFF00_00FF)
        #expect(picture[30, 30] == 0)
    }

    @Test("A circle that grows is halfway the circle in between", .rule("L18")) func morph() {
        shape.path = CGPath(ellipseIn: CGRect(x: 30, y: 30, width: 20, height: 20), transform: nil)
        let large = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60), transform: nil)
        shape.add(CABasicAnimation("path", to: large), forKey: nil)
        stage.context.commit()
        let half = Picture(stage, at: 0.5)
        shape.removeAllAnimations()
        shape.path = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 40, height: 40), transform: nil)
        #expect(half.difference(to: Picture(stage)) <= 1)
    }

    @Test("Paths of different kinds switch halfway", .rule("L18")) func morphApart() {
        shape.path = rect(10, 10, 20, 20)
        let disc = CGPath(ellipseIn: CGRect(x: 50, y: 50, width: 20, height: 20), transform: nil)
        shape.add(CABasicAnimation("path", to: disc), forKey: nil)
        stage.context.commit()
        #expect(Picture(stage, at: 0.4).box == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(Picture(stage, at: 0.6).box == CGRect(x: 50, y: 50, width: 20, height: 20))
    }

    @Test("Setting the path does not animate implicitly; colours, widths and stroke ends do", .rule("L19"))
    func implicit() {
        CATransaction.setDisableActions(false)
        shape.path = rect(0, 0, 10, 10)
        #expect(shape.animationKeys() == nil)
        shape.fillRule = .evenOdd
        shape.lineCap = .round
        shape.lineJoin = .round
        shape.lineDashPattern = [1, 2]
        #expect(shape.animationKeys() == nil)
        shape.fillColor = .testRed
        shape.strokeColor = .testRed
        shape.strokeStart = 0.1
        shape.strokeEnd = 0.9
        shape.lineWidth = 2
        shape.miterLimit = 3
        shape.lineDashPhase = 4
        let keys = ["fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase"]
        #expect(shape.animationKeys() == keys)
        CATransaction.setDisableActions(true)
    }

    @Test("The even-odd rule leaves the hole empty, and the nonzero rule fills it", .rule("L20")) func fillRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 10, y: 10, width: 40, height: 40))
        path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        shape.path = path
        #expect(Picture(stage).area == 1600)
        shape.fillRule = .evenOdd
        #expect(Picture(stage).area == 1200)
    }

    @Test("Dashes repeat from the start of the stroke and the phase; an odd pattern alternates") func dashes() {
        shape.path = line(CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 10))
        shape.strokeColor = .testBlue
        shape.lineWidth = 2
        func columns() -> String {
            let picture = Picture(stage)
            return (0..<20).map { picture.alpha($0, 10) == 255 ? "#" : "." }.joined()
        }
        shape.lineDashPattern = [4, 2]
        #expect(columns() == "####..####..####..##")
        shape.lineDashPattern = [3]
        #expect(columns() == "###...###...###...##")
        shape.lineDashPattern = [4, 2, 1]
        #expect(columns() == "####..#....##.####..")
        shape.lineDashPattern = [4, 2]
        shape.lineDashPhase = 1
        #expect(columns() == "###..####..####..###")
        shape.lineDashPhase = 0
        shape.strokeStart = 0.05
        #expect(columns() == ".....####..####..###")
        for pattern in [[], [0, 0], [-1, 3], [.nan], [.infinity]] as [[NSNumber]] {
            shape.strokeStart = 0
            shape.lineDashPattern = pattern
            #expect(columns() == "####################")
        }
    }

    @Test("Caps and joins change the stroke, and miters above the limit become bevels") func capsAndJoins() {
        shape.path = line(CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 20))
        shape.strokeColor = .testBlue
        shape.lineWidth = 10
        #expect(near(Picture(stage).area, 400, 0.01))
        shape.lineCap = .square
        #expect(near(Picture(stage).area, 500, 0.01))
        shape.lineCap = .round
        #expect(near(Picture(stage).area, 478.54, 1.5))
        shape.lineCap = .butt
        shape.fillColor = nil
        shape.path = line(CGPoint(x: 20, y: 60), CGPoint(x: 60, y: 60), CGPoint(x: 60, y: 90))
        #expect(near(Picture(stage).area, 700, 0.05))
        shape.miterLimit = 1
        #expect(near(Picture(stage).area, 687.5, 0.05))
        shape.miterLimit = 10
        shape.lineJoin = .bevel
        #expect(near(Picture(stage).area, 687.5, 0.05))
        shape.lineJoin = .round
        #expect(near(Picture(stage).area, 694.63, 0.5))
    }

    @Test("The path is above background and contents, and below sublayers and border") func order() {
        shape.backgroundColor = .testRed
        shape.path = rect(0, 0, 80, 60)
        shape.fillColor = .testGreen
        shape.borderWidth = 5
        shape.borderColor = .testBlue
        let child = CALayer()
        child.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
        child.backgroundColor = .testWhite
        shape.addSublayer(child)
        let picture = Picture(stage)
        #expect(picture[2, 2] == 0xFF00_00FF && picture[10, 10] == 0xFF00_FF00 && picture[25, 25] == 0xFFFF_FFFF)
    }

    @Test("A shape layer masks with its filled area, and casts a shadow of it") func maskAndShadow() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.backgroundColor = .testRed
        shape.removeFromSuperlayer()
        shape.path = rect(10, 10, 20, 20)
        layer.mask = shape
        stage.root.addSublayer(layer)
        #expect(Picture(stage).box == CGRect(x: 10, y: 10, width: 20, height: 20))
        layer.mask = nil
        layer.removeFromSuperlayer()
        stage.root.addSublayer(shape)
        shape.fillColor = .testGreen
        shape.shadowOpacity = 1
        shape.shadowRadius = 0
        shape.shadowOffset = CGSize(width: 30, height: 30)
        let picture = Picture(stage)
        #expect(picture.area == 800 && picture[50, 50] == 0xFF00_0000 && picture[20, 20] == 0xFF00_FF00)
    }

    @Test("The shadow includes both an opaque background and a path outside it") func shadowOfBoth() {
        shape.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        shape.backgroundColor = .testRed
        shape.borderWidth = 1
        shape.borderColor = nil
        shape.path = rect(10, 0, 10, 10)
        shape.shadowOpacity = 1
        shape.shadowRadius = 0
        shape.shadowOffset = CGSize(width: 0, height: 50)
        #expect(Picture(stage).area == 400)
    }

    @Test("The dash pattern is copied, and all properties can be set by key", .fact("prp-043"))
    func keys() {
        var pattern: [NSNumber] = [4, 2]
        shape.lineDashPattern = pattern
        pattern.append(9)
        #expect(shape.lineDashPattern?.count == 2)
        shape.setValue(0.5, forKey: "strokeEnd")
        #expect(shape.value(forKey: "strokeEnd") as? NSNumber == 0.5)
        shape.setValue("round", forKeyPath: "lineCap")
        #expect(shape.lineCap == .round)
        shape.setValue(CAShapeLayerLineJoin.bevel, forKey: "lineJoin")
        #expect(shape.lineJoin == .bevel)
        shape.setValue(nil, forKey: "fillColor")
        shape.setValue(nil, forKey: "lineDashPattern")
        #expect(shape.fillColor == nil && shape.lineDashPattern == nil)
        shape.setValue("wide", forKey: "lineWidth")
        shape.setValue(Double.nan, forKey: "strokeStart")
        #expect(shape.lineWidth == 1 && shape.strokeStart == 0)
        shape.setValue(rect(1, 2, 3, 4), forKey: "path")
        #expect(shape.path?.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("Invalid numbers draw within the picture or nothing, and never stop the program")
    func hostile() {
        shape.strokeColor = .testBlue
        let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 0]
        for a in values {
            for b in values {
                shape.path = line(CGPoint(x: 0, y: 0), CGPoint(x: a, y: b), CGPoint(x: 50, y: 50))
                (shape.strokeStart, shape.strokeEnd, shape.lineWidth, shape.miterLimit) = (a, b, b, a)
                shape.lineDashPattern = [NSNumber(value: Double(a)), NSNumber(value: Double(b))]
                shape.lineDashPhase = a
                #expect(Picture(stage).area <= 10_000)
            }
        }
    }

    @Test("strokeEnd animates, and a cached outline is not used for the next frame")
    func animatedTrim() {
        shape.path = line(CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 10))
        shape.strokeColor = .testBlue
        shape.lineWidth = 2
        shape.add(CABasicAnimation("strokeEnd", from: 0.0, to: 1.0), forKey: nil)
        stage.context.commit()
        for time in [0.25, 0.75, 0.5, 0.25] {
            #expect(near(Picture(stage, at: time).area, 200 * time, 0.5))
        }
    }
}
