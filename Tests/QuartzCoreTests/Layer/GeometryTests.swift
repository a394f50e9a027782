@testable import QuartzCore
import TestSupport
import Testing

/// Geometry (layers.md §1 and the facts of geometry.tsv and conversion.tsv).
@Suite struct GeometryTests {
    private func layer(
        _ bounds: CGRect, at position: CGPoint = .zero, anchor: CGPoint? = nil, in parent: CALayer? = nil
    ) -> CALayer {
        let layer = CALayer()
        layer.bounds = bounds
        layer.position = position
        if let anchor { layer.anchorPoint = anchor }
        parent?.addSublayer(layer)
        return layer
    }

    private func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> CGRect {
        CGRect(x: x, y: y, width: w, height: h)
    }

    @Test("The frame follows the position and anchor point", .rule("L1", "L2", "L3"), .fact("geo-002", "geo-025"))
    func frameFollows() {
        let l = layer(rect(0, 0, 100, 50), at: CGPoint(x: 100, y: 100))
        #expect(l.frame == rect(50, 75, 100, 50))
        l.anchorPoint = .zero
        #expect(l.frame == rect(100, 100, 100, 50) && l.position == CGPoint(x: 100, y: 100))
        #expect(layer(rect(11, 22, 100, 50), at: CGPoint(x: 200, y: 300)).frame == rect(150, 275, 100, 50))
        #expect(layer(rect(0, 0, 100, 50), anchor: CGPoint(x: 2, y: -1)).frame == rect(-200, 50, 100, 50))
    }

    @Test("Transforms change the frame", .rule("L4"), .fact("geo-021", "geo-035")) func frameTransformed() {
        let l = layer(rect(0, 0, 100, 50), at: CGPoint(x: 100, y: 100))
        l.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(near(l.frame, rect(75, 50, 50, 100)))
        let m = layer(rect(0, 0, 100, 50), at: CGPoint(x: 200, y: 300))
        m.transform = CATransform3DMakeScale(2, 4, 1)
        #expect(near(m.frame, rect(100, 200, 200, 200)))
        m.transform = CATransform3DMakeTranslation(10, 20, 0)
        #expect(near(m.frame, rect(160, 295, 100, 50)))
    }

    @Test(
        "Setting the frame changes the position and bounds", .rule("L5"),
        .fact("geo-008", "geo-016", "geo-027", "geo-036", "geo-039", "geo-043", "geo-056")) func setFrame()
    {
        let l = layer(rect(11, 22, 5, 5))
        l.frame = rect(10, 20, 100, 50)
        #expect(l.bounds == rect(11, 22, 100, 50) && l.position == CGPoint(x: 60, y: 45))
        l.frame = l.frame
        #expect(l.frame == rect(10, 20, 100, 50))
        l.frame = rect(0, 0, -100, -50)
        #expect(l.bounds.size == CGSize(width: 100, height: 50))
        let scaled = CALayer()
        scaled.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
        scaled.frame = rect(50, 50, 100, 100)
        #expect(near(scaled.bounds, rect(0, 0, 200, 200)))
        scaled.setAffineTransform(CGAffineTransform(scaleX: 0.25, y: 0.75))
        scaled.frame = rect(50, 50, 100, 100)
        #expect(near(scaled.frame, rect(50, 50, 100, 100)))
        let corner = layer(.zero, anchor: CGPoint(x: 0.1, y: 0.1))
        corner.frame = rect(50, 50, 100, 100)
        #expect(near(corner.frame, rect(50, 50, 100, 100)))
    }

    @Test("A frame that is set reads back with any scale, quarter turn, anchor and offset") func frameRoundTrips() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<300 {
            let l = layer(.zero, anchor: CGPoint(x: random.number(in: -1...2), y: random.number(in: -1...2)))
            let quarter = (random.number(in: 0...3)).rounded() * .pi / 2
            l.transform = CATransform3DConcat(
                CATransform3DMakeScale(random.number(in: 0.1...3), random.number(in: -3 ... -0.1), 1),
                CATransform3DMakeRotation(quarter, 0, 0, 1))
            l.transform.m41 = random.number(in: -20...20)
            let frame = rect(random.number(in: -9...9), 3, random.number(in: 1...90), random.number(in: 1...90))
            l.frame = frame
            #expect(near(l.frame, frame, 1e-6))
        }
    }

    @Test("A negative size becomes positive and moves the origin", .fact("prp-007", "prp-055")) func negativeBounds() {
        #expect(layer(rect(0, 0, -100, -50)).bounds == rect(-100, -50, 100, 50))
    }

    @Test(
        "The affine part of a transform can be read and set",
        .fact("geo-003", "geo-031", "geo-032", "geo-041", "geo-044", "geo-058")) func affineTransform()
    {
        func affine(_ t: CATransform3D) -> CGAffineTransform {
            let l = CALayer()
            l.transform = t
            return l.affineTransform()
        }
        #expect(affine(CATransform3DMakeTranslation(3, 4, 0)) == CGAffineTransform(translationX: 3, y: 4))
        #expect(affine(CATransform3DMakeRotation(.pi / 2, 1, 0, 0)).isIdentity)
        #expect(affine(CATransform3DMakeTranslation(0, 0, 5)).isIdentity)
        #expect(near(affine(CATransform3DMakeRotation(.pi / 4, 0, 0, 1)).b, 0.70710678, 1e-8))
    }

    @Test(
        "Points and rectangles convert between child and parent",
        .fact("cnv-003", "cnv-012", "cnv-025", "cnv-026", "cnv-028", "cnv-031", "cnv-032", "cnv-034"))
    func convertChild() {
        let p = layer(rect(0, 0, 200, 200), at: CGPoint(x: 100, y: 100))
        let c = layer(rect(0, 0, 50, 50), at: CGPoint(x: 100, y: 50), in: p)
        #expect(c.convert(CGPoint.zero, to: p) == CGPoint(x: 75, y: 25))
        #expect(p.convert(CGPoint.zero, from: c) == CGPoint(x: 75, y: 25))
        #expect(c.convert(CGPoint.zero, from: p) == CGPoint(x: -75, y: -25))
        #expect(c.convert(rect(0, 0, 10, 20), to: p) == rect(75, 25, 10, 20))
        #expect(p.convert(rect(0, 0, 10, 20), to: c) == rect(-75, -25, 10, 20))
        #expect(c.convert(rect(3, 4, 5, 6), to: c) == rect(3, 4, 5, 6))
        c.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(near(c.convert(CGPoint.zero, to: p), CGPoint(x: 50, y: 0)))
        #expect(near(c.convert(CGPoint(x: 50, y: 50), to: p), CGPoint(x: 150, y: 100)))
    }

    @Test("Conversion to nil uses the space of the root's superlayer", .fact("cnv-009")) func convertAbove() {
        let l = layer(rect(0, 0, 40, 20), at: CGPoint(x: 50, y: 60))
        l.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(near(l.convert(l.bounds, to: nil), rect(40, 40, 20, 40)))
    }

    @Test("Conversion includes flipped geometry", .fact("cnv-010", "cnv-015", "cnv-016", "cnv-029"))
    func convertFlipped() {
        let root = layer(rect(0, 0, 300, 300), anchor: .zero)
        let l = layer(rect(5, 7, 100, 80), at: CGPoint(x: 80, y: 90), anchor: CGPoint(x: 0.25, y: 0.75), in: root)
        l.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        l.isGeometryFlipped = true
        #expect(near(l.convert(CGPoint(x: 11, y: 13), from: root), CGPoint(x: -58.6732736626, y: 80.1700154030)))
        #expect(near(l.convert(CGPoint(x: 105, y: 7), to: root), CGPoint(x: 145.739832551, y: 131.270745282)))
        #expect(near(l.convert(CGPoint(x: 5, y: 7), to: root), CGPoint(x: 50.2061836386, y: 101.718724616)))
        let p = layer(rect(5, 7, 100, 80), at: CGPoint(x: 20, y: 30), anchor: .zero, in: root)
        p.isGeometryFlipped = true
        let c = layer(rect(0, 0, 10, 10), at: CGPoint(x: 15, y: 17), anchor: .zero, in: p)
        #expect(near(c.convert(CGPoint(x: 0, y: 10), to: root), CGPoint(x: 30, y: 90)))
    }

    @Test("Converting to another layer and back returns the same point through any chain") func convertRoundTrips() {
        var random = SeededRandom(seed: 6)
        for _ in 0..<100 {
            var layers = [layer(rect(0, 0, 300, 300))]
            for _ in 0..<4 {
                let l = layer(
                    rect(2, 3, 50, 60), at: CGPoint(x: random.number(in: 0...99), y: 7), in: layers[layers.count - 1])
                l.transform = CATransform3DRotate(
                    CATransform3DMakeScale(random.number(in: 0.5...2), 1.5, 1), random.number(in: -3...3), 0, 0, 1)
                l.isGeometryFlipped = random.number(in: 0...1) < 0.5
                layers.append(l)
            }
            let p = CGPoint(x: random.number(in: -50...50), y: random.number(in: -50...50))
            let (deep, top) = (layers[4], layers[0])
            #expect(near(deep.convert(deep.convert(p, to: top), from: top), p, 1e-6))
        }
    }

    @Test("Conversion through a singular transform returns zero") func singular() {
        let p = layer(rect(0, 0, 10, 10))
        let c = layer(rect(0, 0, 10, 10), in: p)
        c.transform = CATransform3DMakeScale(0, 0, 1)
        #expect(c.convert(CGPoint(x: 3, y: 3), from: p) == .zero)
    }
}
