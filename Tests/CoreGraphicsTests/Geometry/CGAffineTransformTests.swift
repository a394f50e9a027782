import CoreGraphics
import TestSupport
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
    /// Values are whole numbers and exact fractions, so that products are exact.
    private let samples = [
        CGAffineTransform.identity,
        CGAffineTransform(a: 2, b: 0.5, c: -1, d: 4, tx: 10, ty: -3),
        CGAffineTransform(scaleX: -1, y: 0.25),
        CGAffineTransform(translationX: 7, y: -9),
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6),
    ]

    private func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-12) -> Bool {
        abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
    }

    @Test("A rotation by a quarter turn maps +x to +y", .rule("G1"))
    func quarterTurn() {
        let t = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(near(CGPoint(x: 1, y: 0).applying(t), CGPoint(x: 0, y: 1)))
        #expect(t.b == 1 && t.c == -1)
        let full = CGAffineTransform(rotationAngle: 0)
        #expect(full.isIdentity)
    }

    @Test("A scale applied to a translation acts before it", .rule("G2"))
    func scaleInTranslatedSpace() {
        let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 2))
    }

    @Test("Concatenation applies the receiver first", .rule("G3"))
    func concatenation() {
        let t = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 10))
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 12))
    }

    @Test("A concatenation maps a point as its two transforms do in turn")
    func concatenationIsComposition() {
        let point = CGPoint(x: 3, y: -2)
        for first in samples {
            for second in samples {
                #expect(point.applying(first.concatenating(second)) == point.applying(first).applying(second))
            }
        }
    }

    @Test("translatedBy, scaledBy and rotated apply the new transform first")
    func newMapFirst() {
        for t in samples {
            #expect(t.translatedBy(x: 3, y: 4) == CGAffineTransform(translationX: 3, y: 4).concatenating(t))
            #expect(t.scaledBy(x: 3, y: 4) == CGAffineTransform(scaleX: 3, y: 4).concatenating(t))
            #expect(t.rotated(by: 1) == CGAffineTransform(rotationAngle: 1).concatenating(t))
        }
    }

    @Test("The inverse undoes the transform")
    func inverse() {
        let point = CGPoint(x: 3, y: -2)
        for t in samples {
            #expect(near(point.applying(t).applying(t.inverted()), point))
        }
    }

    @Test(
        "Inverting a transform without an inverse returns it unchanged",
        arguments: [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(),
            CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 3),
            CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(scaleX: .infinity, y: 1),
        ])
    func singular(_ t: CGAffineTransform) {
        let inverse = t.inverted()
        let both = zip(
            [t.a, t.b, t.c, t.d, t.tx, t.ty], [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty])
        for (old, new) in both { #expect(old == new || (old.isNaN && new.isNaN)) }
    }

    @Test("A size is transformed as a vector, without translation")
    func sizes() {
        let t = CGAffineTransform(a: 2, b: 1, c: 3, d: 4, tx: 100, ty: 100)
        #expect(CGSize(width: 1, height: 1).applying(t) == CGSize(width: 5, height: 5))
    }

    @Test("A rectangle maps to the bounding box of its transformed corners")
    func rectangles() {
        let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
        #expect(
            rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
                == CGRect(x: -1, y: 0, width: 1, height: 2))
        #expect(rect.applying(CGAffineTransform(scaleX: -3, y: 2)) == CGRect(x: -6, y: 0, width: 6, height: 2))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
    }

    @Test("Components recreate the transform that they decompose")
    func components() {
        for t in samples + [CGAffineTransform(rotationAngle: 2).scaledBy(x: 3, y: -2).translatedBy(x: 1, y: 5)] {
            let again = CGAffineTransform(t.decomposed())
            for (old, new) in zip(
                [t.a, t.b, t.c, t.d, t.tx, t.ty], [again.a, again.b, again.c, again.d, again.tx, again.ty])
            {
                #expect(abs(old - new) < 1e-12)
            }
        }
        let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 3, y: 2).decomposed()
        #expect(abs(parts.rotation - 0.5) < 1e-12)
        #expect(abs(parts.scale.width - 3) < 1e-12 && abs(parts.scale.height - 2) < 1e-12)
    }

    @Test("Transforms and vectors are restored from JSON")
    func coding() throws {
        let t = samples[1]
        let data = try JSONEncoder().encode(t)
        #expect(String(decoding: data, as: UTF8.self) == "[2,0.5,-1,4,10,-3]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
        let vector = CGVector(dx: 1.5, dy: -2)
        #expect(try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)) == vector)
    }

    @Test("The C functions give the same results as the methods")
    func functions() {
        let t = samples[1]
        #expect(CGAffineTransformConcat(t, samples[3]) == t.concatenating(samples[3]))
        #expect(CGAffineTransformTranslate(t, 1, 2) == t.translatedBy(x: 1, y: 2))
        #expect(CGAffineTransformScale(CGAffineTransformIdentity, 1, 2) == CGAffineTransformMakeScale(1, 2))
        #expect(CGAffineTransformRotate(CGAffineTransformIdentity, 1) == CGAffineTransformMakeRotation(1))
        #expect(
            CGAffineTransformInvert(CGAffineTransformMakeTranslation(1, 2)) == CGAffineTransformMake(1, 0, 0, 1, -1, -2)
        )
    }

    @Test("A projection made from an affine transform maps points to the same places")
    func projection() {
        for t in samples {
            #expect(Projection(t).project(CGPoint(x: 3, y: 4)).point == CGPoint(x: 3, y: 4).applying(t))
        }
    }
}
