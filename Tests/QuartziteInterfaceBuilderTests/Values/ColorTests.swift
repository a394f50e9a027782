@testable import QuartziteInterfaceBuilder
import TestSupport
import Testing

@Suite("Colours as they appear on iOS")
struct ColorTests {
    private func color(_ attributes: String, matched: Bool = true, resources: String = "") throws -> InterfaceColor? {
        let view = "<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>"
        let settings = matched ? #"colorMatched="YES""# : ""
        let document = try Sample.read(
            Sample.xib(view, attributes: settings, more: "<resources>\(resources)</resources>"))
        return document.element("v")?.color("backgroundColor")
    }

    /// The colour space, and red, green and blue in 255ths, rounded.
    private func numbers(_ color: InterfaceColor?) -> String? {
        guard case .components(let components)? = color else { return nil }
        let values = [components.red, components.green, components.blue].map { Int(($0 * 255).rounded()) }
        return "\(components.space) \(values.map(String.init).joined(separator: " "))"
    }

    private func rgb(_ red: Int, _ green: Int, _ blue: Int, _ space: String) -> String {
        let values = [red, green, blue].map { Double($0) / 255 }
        return #"red="\#(values[0])" green="\#(values[1])" blue="\#(values[2])" alpha="0.5" \#(space)"#
    }

    private static let custom = #"colorSpace="custom" customColorSpace="#

    @Test(
        "Colour spaces that need no conversion keep their components", .rule("I63"),
        arguments: [
            (custom + #""sRGB""#, "sRGB 84 124 224"), (custom + #""displayP3""#, "displayP3 84 124 224"),
            (#"colorSpace="deviceRGB""#, "sRGB 84 124 224"),
        ])
    func spaces(space: String, expected: String) throws {
        let color = try color(rgb(84, 124, 224, space))
        #expect(numbers(color) == expected)
        guard case .components(let components)? = color else { return }
        #expect(components.alpha == 0.5)
    }

    @Test("Grays become white values of UIColor", .rule("I63")) func grays() throws {
        for space in [Self.custom + #""genericGamma22GrayColorSpace""#, #"colorSpace="deviceWhite""#] {
            #expect(numbers(try color("white=\"0.2\" alpha=\"1\" \(space)")) == "gray 51 51 51")
        }
    }

    @Test("The components of an unknown colour space are unchanged", .rule("I63")) func unknownSpaces() throws {
        #expect(numbers(try color(rgb(84, 124, 224, #"colorSpace="mystery""#))) == "sRGB 84 124 224")
        #expect(numbers(try color(#"white="0.2" alpha="1" colorSpace="mystery""#)) == "gray 51 51 51")
    }

    @Test("Adobe RGB converts to sRGB", .rule("I63")) func adobe() throws {
        let space = Self.custom + #""adobeRGB1998""#
        #expect(numbers(try color(rgb(128, 128, 128, space))) == "sRGB 129 129 129")
        #expect(numbers(try color(rgb(255, 0, 0, space))) == "sRGB 255 0 0")
    }

    @Test("Calibrated colours become sRGB in documents with colour matching", .rule("I64")) func matched() throws {
        for space in [#"colorSpace="calibratedRGB""#, Self.custom + #""calibratedRGB""#] {
            #expect(numbers(try color(rgb(84, 124, 224, space))) == "sRGB 102 146 230")
            #expect(numbers(try color(rgb(255, 255, 255, space))) == "sRGB 255 255 255")
        }
        for space in [#"colorSpace="calibratedWhite""#, Self.custom + #""calibratedWhite""#] {
            #expect(numbers(try color("white=\"\(85.0 / 255)\" alpha=\"1\" \(space)")) == "gray 104 104 104")
        }
    }

    @Test("Documents without colour matching use calibrated components and convert sRGB", .rule("I65")) func unmatched()
        throws
    {
        #expect(
            numbers(try color(rgb(84, 124, 224, #"colorSpace="calibratedRGB""#), matched: false)) == "sRGB 84 124 224")
        #expect(numbers(try color(rgb(22, 22, 22, Self.custom + #""sRGB""#), matched: false)) == "sRGB 17 17 17")
        #expect(numbers(try color(rgb(102, 146, 230, Self.custom + #""sRGB""#), matched: false)) == "sRGB 84 124 224")
        let gray = try color("white=\"0.2\" alpha=\"1\" colorSpace=\"calibratedWhite\"", matched: false)
        #expect(numbers(gray) == "gray 51 51 51")
    }

    @Test("The name of a system colour takes precedence over components", .rule("I66")) func system() throws {
        let white = InterfaceColorComponents(space: .gray, red: 1, green: 1, blue: 1, alpha: 1)
        let components = #"white="1" alpha="1" colorSpace="deviceWhite""#
        for attribute in ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"] {
            #expect(try color("\(attribute)=\"linkColor\"") == .system("linkColor", fallback: nil))
            #expect(try color("\(attribute)=\"linkColor\" \(components)") == .system("linkColor", fallback: white))
        }
        let copy = "<systemColor name=\"linkColor\"><color \(components)/></systemColor>"
        #expect(try color("systemColor=\"linkColor\"", resources: copy) == .system("linkColor", fallback: white))
        let catalog = try color(#"name="gridColor" catalog="System" colorSpace="catalog""#)
        #expect(catalog == .system("gridColor", fallback: nil))
    }

    @Test("A name without components refers to the asset catalog", .rule("I67")) func named() throws {
        let white = InterfaceColorComponents(space: .gray, red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        let copy = #"<namedColor name="Brand"><color white="0.5" alpha="1" colorSpace="deviceWhite"/></namedColor>"#
        #expect(try color("name=\"Brand\"") == .named("Brand", fallback: nil))
        #expect(try color("name=\"Brand\"", resources: copy) == .named("Brand", fallback: white))
        let document = try Sample.read(Sample.xib("", more: "<resources>\(copy)</resources>"))
        #expect(document.namedColors == ["Brand": white] && document.systemColors.isEmpty)
    }

    @Test("An unreadable colour is nil", .rule("I68")) func absent() throws {
        #expect(try color("") == nil)
        #expect(try color(#"red="1" green="1" blue="x" alpha="1" colorSpace="deviceRGB""#) == nil)
        let view = try Sample.view("<nil key=\"textColor\"/>")
        #expect(view.color("textColor") == nil && view.isNil("textColor"))
    }

    @Test("Components outside 0...1 are clamped before conversion") func limits() throws {
        let color = try color(#"red="-5" green="7" blue="1e300" alpha="1" colorSpace="calibratedRGB""#)
        guard case .components(let components)? = color else {
            Issue.record("no components")
            return
        }
        #expect([components.red, components.green, components.blue].allSatisfy { (0...1).contains($0) })
    }
}
