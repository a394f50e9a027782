@testable import QuartzCore
import TestSupport
import Testing

@Suite struct CATransform3DTests {
    private func entries(_ t: CATransform3D, _ expected: [Double]) -> Bool {
        zip(t.entries, expected).allSatisfy { near($0, $1, 1e-9) }
    }

    private func randomTransform(_ random: inout SeededRandom, perspective: Bool) -> CATransform3D {
        var t = CATransform3DMakeRotation(
            random.number(in: -3...3), random.number(in: -1...1), random.number(in: -1...1), random.number(in: -1...1))
        t = CATransform3DScale(t, random.number(in: 0.2...3), random.number(in: 0.2...3), random.number(in: 0.2...3))
        t.m41 = random.number(in: -50...50)
        t.m42 = random.number(in: -50...50)
        if perspective { t.m34 = random.number(in: -0.01...0.01) }
        return t
    }

    @Test("Translations, scales and rotations are created from numbers", .fact("t3d-004", "t3d-005", "t3d-014"))
    func making() {
        #expect(entries(CATransform3DMakeTranslation(2, 3, 4), [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1]))
        #expect(
            entries(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]))
        let affine = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
        let t = CATransform3DMakeAffineTransform(affine)
        #expect(entries(t, [2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 1, 0, 6, 7, 0, 1]))
        #expect(CATransform3DGetAffineTransform(t) == affine)
    }

    @Test(
        "An added operation applies first, as does the first operand of a concatenation", .rule("G3"),
        .fact("t3d-006", "t3d-008", "t3d-011", "t3d-016", "t3d-020", "t3d-023")) func order()
    {
        let two = CATransform3DMakeScale(2, 2, 2)
        let ten = CATransform3DMakeTranslation(10, 0, 0)
        #expect(CATransform3DTranslate(two, 10, 0, 0).m41 == 20)
        let uneven = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
        #expect(uneven.m41 == 20 && uneven.m42 == 60)
        #expect(CATransform3DConcat(two, ten).m41 == 10)
        #expect(CATransform3DConcat(ten, two).m41 == 20)
        #expect(CATransform3DScale(ten, 2, 2, 2).m41 == 10)
        let turned = CATransform3DRotate(CATransform3DMakeScale(2, 3, 1), .pi / 2, 0, 0, 1)
        #expect(entries(turned, [0, 3, 0, 0, -2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]))
        let both = CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 10, 0))
        #expect(near(Projection(both).project(CGPoint(x: 1, y: 1)).point, CGPoint(x: 12, y: 12)))
    }

    @Test("A transform is affine if it stays in the plane", .fact("t3d-009", "t3d-013", "t3d-022")) func affine() {
        #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 5)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
        #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 3)))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(CATransform3DEqualToTransform(CATransform3DIdentity, CATransform3DMakeScale(1, 1, 1)))
    }

    @Test("Perspective doubles the size of what is halfway to the eye", .rule("G4")) func perspective() {
        var eye = CATransform3DIdentity
        eye.m34 = -1.0 / 500
        let near250 = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 250), eye)
        #expect(near(Projection(near250).project(CGPoint(x: 10, y: 7)).point, CGPoint(x: 20, y: 14)))
        #expect(Projection(CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 501), eye)).project(.zero).w < 0)
    }

    @Test("A rotation about a zero axis is the identity, and the length of other axes has no effect") func axes() {
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
        #expect(near(CATransform3DMakeRotation(1, 0, 0, 1e200), CATransform3DMakeRotation(1, 0, 0, 1e-200)))
        #expect(CATransform3DMakeRotation(.nan, 0, 0, 1) == CATransform3DIdentity)
    }

    @Test("Inversion undoes a transform and returns singular transforms unchanged") func inverse() {
        var random = SeededRandom(seed: 3)
        for i in 0..<300 {
            let t = randomTransform(&random, perspective: i % 2 == 0)
            #expect(near(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity, 1e-8))
        }
        let flat = CATransform3DMakeScale(0, 0, 0)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test("Half of a quarter turn is a rotation without scaling", .rule("T40")) func interpolateRotation() {
        let half = CATransform3DIdentity.interpolated(to: CATransform3DMakeRotation(.pi / 2, 0, 0, 1), fraction: 0.5)
        #expect(near(half, CATransform3DMakeRotation(.pi / 4, 0, 0, 1)))
    }

    @Test("Scales interpolate evenly, also to zero", .rule("T41", "T42")) func interpolateScale() {
        let grown = CATransform3DMakeScale(10, 10, 1).interpolated(to: CATransform3DIdentity, fraction: 0.5)
        #expect(near(grown, CATransform3DMakeScale(5.5, 5.5, 1)))
        let shrunk = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(0, 0, 0), fraction: 0.5)
        #expect(near(shrunk, CATransform3DMakeScale(0.5, 0.5, 0.5)))
    }

    @Test("A full turn interpolates as the identity") func fullTurn() {
        let end = CATransform3DMakeRotation(2 * .pi, 0, 0, 1)
        for f in [0.25, 0.5, 0.9] {
            #expect(near(CATransform3DIdentity.interpolated(to: end, fraction: f), CATransform3DIdentity, 1e-9))
        }
    }

    @Test("Decomposing and recomposing returns the same transform, exactly at both ends")
    func recompose() throws {
        var random = SeededRandom(seed: 4)
        for i in 0..<300 {
            let a = randomTransform(&random, perspective: i % 2 == 0)
            let b = randomTransform(&random, perspective: i % 3 == 0)
            #expect(a.interpolated(to: b, fraction: 0) == a && a.interpolated(to: b, fraction: 1) == b)
            #expect(near(a.interpolated(to: a, fraction: 0.4), a, 1e-6))
            #expect(near(a.interpolated(to: b, fraction: 1e-12), a, 1e-6))
            #expect(a.interpolated(to: b, fraction: 0.5).isFinite)
        }
        let mirrored = CATransform3DMakeScale(-1, 2, 1)
        #expect(near(mirrored.interpolated(to: mirrored, fraction: 0.3), mirrored))
    }

    @Test("Repeating a transform concatenates it with itself") func repeated() {
        #expect(near(CATransform3DMakeTranslation(3, 0, 0).repeated(5), CATransform3DMakeTranslation(15, 0, 0)))
        #expect(CATransform3DMakeScale(2, 2, 2).repeated(0) == CATransform3DIdentity)
    }
}
