import TestSupport
import Testing
import UIKit

@Suite struct UIColorTests {
    @Test("Colour components are not clamped, and alpha is", .rule("G8"))
    func unclamped() {
        #expect(UIColor(red: 8, green: 7, blue: 0, alpha: 0.5).cgColor.components == [8, 7, 0, 0.5])
        #expect(UIColor(red: 0, green: 0, blue: 0, alpha: 3).cgColor.alpha == 1)
        #expect(UIColor(white: 0, alpha: .nan).cgColor.alpha == 0)
    }

    @Test("Predefined greys are monochrome, primary colours are pure, and system colours have Apple's values")
    func named() {
        #expect(UIColor.clear.cgColor.components == [0, 0])
        #expect(UIColor.white.cgColor.components == [1, 1])
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
        #expect(UIColor.systemRed.cgColor == UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1).cgColor)
        #expect(UIColor.red != UIColor.blue)
        #expect(UIColor.red.withAlphaComponent(0.25) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    }

    @Test("Hue, saturation and brightness are preserved", arguments: 0..<200)
    func hue(step: Int) {
        let h = CGFloat(step) / 200
        let s = CGFloat((step * 37) % 100 + 1) / 101
        let v = CGFloat((step * 61) % 100 + 1) / 101
        let color = UIColor(hue: h, saturation: s, brightness: v, alpha: 0.5)
        var (h2, s2, v2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&h2, saturation: &s2, brightness: &v2, alpha: &a2))
        #expect(abs(h - h2) < 1e-9 && abs(s - s2) < 1e-9 && abs(v - v2) < 1e-12 && a2 == 0.5)
    }

    @Test("Hues at multiples of 60 degrees are the primary and secondary colours")
    func wheel() {
        let corners: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta, .red]
        for (i, corner) in corners.enumerated() {
            let color = UIColor(hue: CGFloat(i) / 6, saturation: 1, brightness: 1, alpha: 1)
            for (a, b) in zip(color.cgColor.components ?? [], corner.cgColor.components ?? []) {
                #expect(abs(a - b) < 1e-12)
            }
        }
    }

    @Test("getRed works for greys, and getWhite only for greys")
    func readOut() {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(white: 0.25, alpha: 0.5).getRed(&r, green: &g, blue: &b, alpha: &a)
        #expect([r, g, b, a] == [0.25, 0.25, 0.25, 0.5])
        var white: CGFloat = 7
        #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 0.5)
    }

    @Test("Display P3 white is white, and its red lies outside sRGB")
    func displayP3() {
        let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor.components ?? []
        #expect(white.count == 4 && white.allSatisfy { abs($0 - 1) < 1e-3 })
        #expect((UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.components?[0] ?? 0) > 1.05)
    }

    @Test("A dynamic colour is drawn for the light style and can be resolved for others")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.cgColor == UIColor.black.cgColor)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        let nested = UIColor { _ in color }
        #expect(nested.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(UIColor.red.resolvedColor(with: UITraitCollection()) == .red)
    }
}
