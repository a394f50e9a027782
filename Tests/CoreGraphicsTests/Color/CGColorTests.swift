import CoreGraphics
import TestSupport
import Testing

@Suite("CGColor")
struct CGColorTests {
    @Test("Components keep the values that they are given", .rule("G8"))
    func unclamped() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let color = try #require(CGColor(colorSpace: space, components: [8, 7, 0, 0.5]))
        #expect(color.components == [8, 7, 0, 0.5])
        #expect(color.numberOfComponents == 4 && color.alpha == 0.5)
        #expect(color.rgba == (8, 7, 0, 0.5))
    }

    @Test("Writing a pixel clamps the components")
    func pixels() {
        #expect(CGColor(red: 8, green: 7, blue: -1, alpha: 1).premultipliedBGRA() == 0xFFFF_FF00)
        #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).premultipliedBGRA() == 0x8080_4000)
        #expect(CGColor(gray: 1, alpha: 1).premultipliedBGRA(opacity: 0.5) == 0x8080_8080)
        #expect(CGColor(red: .nan, green: .infinity, blue: -.infinity, alpha: 2).premultipliedBGRA() == 0xFF00_FF00)
        #expect(CGColor(gray: 1, alpha: .nan).premultipliedBGRA() == 0)
    }

    @Test("Premultiplied components never exceed alpha")
    func premultiplied() {
        for alpha in stride(from: 0.0, through: 1, by: 1.0 / 64) {
            for value in stride(from: 0.0, through: 1, by: 1.0 / 16) {
                let pixel = CGColor(red: value, green: 1, blue: 0, alpha: alpha).premultipliedBGRA(opacity: 0.7)
                #expect(pixel >> 16 & 255 <= pixel >> 24 && pixel >> 8 & 255 == pixel >> 24)
            }
        }
    }

    @Test("Gray colours have two components")
    func greys() {
        #expect(CGColor.white.components == [1, 1])
        #expect(CGColor.clear.rgba == (0, 0, 0, 0))
        #expect(CGColor.black.colorSpace?.model == .monochrome)
        #expect(CGColor(gray: 0.3, alpha: 1).rgba == (0.3, 0.3, 0.3, 1))
    }

    @Test("Colours are equal when their components and their colour spaces are equal")
    func equality() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(red.hashValue == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).hashValue)
        #expect(red != red.copy(alpha: 0.5))
        #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        let boxed: Any = red
        #expect(boxed as? CGColor == red)
    }

    @Test("copy(alpha:) changes only alpha")
    func copies() {
        #expect(CGColor(red: 3, green: 0.5, blue: 0, alpha: 1).copy(alpha: 0.25)?.components == [3, 0.5, 0, 0.25])
        #expect(CGColor.white.copy(alpha: 0)?.components == [1, 0])
    }

    @Test(
        "A colour space reports its model, name and number of components",
        arguments: [
            (CGColorSpace.sRGB, 3), (CGColorSpace.displayP3, 3), (CGColorSpace.extendedGray, 1),
            (CGColorSpace.linearGray, 1),
        ])
    func spaces(_ name: String, _ components: Int) throws {
        let space = try #require(CGColorSpace(name: name))
        #expect(space.numberOfComponents == components && space.name == name)
        #expect(space.model == (components == 1 ? .monochrome : .rgb))
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test("Drawing converts linear and Display P3 colours to sRGB")
    func conversion() throws {
        let linear = try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
        let middle = try #require(CGColor(colorSpace: linear, components: [0.5, 0, 1, 1]))
        #expect(abs(middle.rgba.r - 0.735356983052449) < 1e-12)
        #expect(middle.rgba.g == 0 && abs(middle.rgba.b - 1) < 1e-12)
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1]))
        #expect(red.rgba.r > 1.09 && red.rgba.g < 0 && red.rgba.b < 0)
        #expect(red.premultipliedBGRA() == 0xFFFF_0000)
    }

    @Test(
        "Converting a colour to another space and back preserves its components",
        arguments: [
            CGColorSpace.extendedLinearSRGB, CGColorSpace.extendedDisplayP3, CGColorSpace.extendedSRGB,
        ])
    func roundTrip(_ name: String) throws {
        let space = try #require(CGColorSpace(name: name))
        let sRGB = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let color = try #require(CGColor(colorSpace: sRGB, components: [0.2, 1.5, -0.3, 0.4]))
        let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
        let back = try #require(there.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components)
        for (old, new) in zip([0.2, 1.5, -0.3, 0.4], back) { #expect(abs(CGFloat(old) - new) < 1e-9) }
    }

    @Test("Converting to a space with a limited range clamps the components")
    func clamping() throws {
        let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let bright = CGColor(extendedRed: 8, green: -1, blue: 0.5, alpha: 1)
        #expect(bright.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components == [1, 0, 0.5, 1])
        let grey = CGColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 1)
            .converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
        #expect(grey?.components == [0.4, 1])
    }
}
