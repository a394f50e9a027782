import CoreGraphics
import QuartzCore
import Testing

@testable import QuartziteSceneHosting

@Suite("Swift literals give exactly the same values")
struct SwiftLiteralTests {
    @Test(
        "Numbers are as short as possible",
        arguments: [
            (0.1, false, "0.1"), (Double(Float(0.1)), true, "0.1"), (Double(Float(0.1)), false, "0.10000000149011612"),
            (3, false, "3"), (-2.5, true, "-2.5"), (.infinity, false, ".infinity"), (1e20, false, "1e+20"),
            (-0.0, false, "-0.0"), (1 / 3, true, "0.3333333333333333"),
        ] as [(Double, Bool, String)])
    func numbers(value: Double, isFloat: Bool, text: String) {
        #expect(SwiftLiteral.number(value, isFloat: isFloat) == text)
        if value.isFinite, !isFloat { #expect(Double(text) == value) }
    }

    @Test("Text is escaped")
    func text() {
        #expect(SwiftLiteral.string("a\"\\\n\u{7}\\(x)é") == #""a\"\\\n\u{7}\\(x)é""#)
        #expect(SwiftLiteral.comment("a\nb") == "a b")
        #expect(SwiftLiteral.identifier("2 red-cards é x") == "RedCardsX")
    }

    @Test("Transforms take their simplest form")
    func transforms() {
        let turned = CATransform3DMakeRotation(0.5, 0, 0, 1)
        #expect(SwiftLiteral.transform(CATransform3DIdentity) == "CATransform3DIdentity")
        #expect(SwiftLiteral.transform(CATransform3DMakeScale(2, 0.5, 1)) == "CATransform3DMakeScale(2, 0.5, 1)")
        #expect(SwiftLiteral.transform(turned).hasPrefix("CATransform3DMakeAffineTransform(CGAffineTransform(a: "))
        var deep = CATransform3DIdentity
        deep.m34 = -0.002
        #expect(SwiftLiteral.transform(deep).contains("m34: -0.002"))
    }
}
