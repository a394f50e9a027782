import Foundation
import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Colour sets of asset catalogs")
struct AssetColorTests {
    private func components(_ color: UIColor?) -> [Int]? {
        color.map { color in
            let rgba = color.cgColor.rgba
            return [rgba.r, rgba.g, rgba.b, rgba.a].map { Int(($0 * 1000).rounded()) }
        }
    }

    /// Returns the colour of a set with one entry, whose `color` is `json`.
    private func color(_ json: String) throws -> UIColor? {
        let assets = try AssetFolder(["tint.colorset/Contents.json": #"{"colors": [{"color": \#(json)}]}"#])
        return assets.run { UIColor(named: "tint") }
    }

    @Test("Components are units of 1/255 in hexadecimal or whole numbers, and values with a point", .rule("I114"))
    func numbers() throws {
        let mixed = """
            {"color-space": "srgb", "components": {"red": "0xFF", "green": "51", "blue": "0.25", "alpha": "1.000"}}
            """
        #expect(try components(color(mixed)) == [1000, 200, 250, 1000])
        let bare = #"{"components": {"red": 0.5, "green": "0x00", "blue": "0", "alpha": "1"}}"#
        #expect(try components(color(bare)) == [500, 0, 0, 1000])
        let clear = #"{"components": {"red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "0.3"}}"#
        #expect(try components(color(clear)) == [1000, 1000, 1000, 300])
    }

    @Test("Extended sRGB, Display P3 and grey have the components that their numbers give", .rule("I114"))
    func spaces() throws {
        let extended =
            #"{"color-space": "extended-srgb", "components": {"red": "1.2", "green": "-0.1", "blue": "0.0"}}"#
        #expect(try components(color(extended)) == [1200, -100, 0, 1000])
        let wide = #"{"color-space": "display-p3", "components": {"red": "1.0", "green": "0.5", "blue": "0.0"}}"#
        let expected = UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(try components(color(wide)) == components(expected))
        let grey = #"{"color-space": "gray-gamma-22", "components": {"white": "0x80", "alpha": "0.5"}}"#
        #expect(try components(color(grey)) == [502, 502, 502, 500])
    }

    @Test("A reference is a system colour, and an unknown one is no colour", .rule("I114"))
    func references() throws {
        #expect(try color(#"{"platform": "ios", "reference": "systemRedColor"}"#) == .systemRed)
        #expect(try color(#"{"platform": "ios", "reference": "labelColor"}"#) == .label)
        #expect(try color(#"{"platform": "ios", "reference": "noSuchColor"}"#) == nil)
    }

    @Test("Without a colour for the device there is none", .rule("I114"))
    func missing() throws {
        let assets = try AssetFolder([
            "empty.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
            "watch.colorset/Contents.json":
                #"{"colors": [{"idiom": "watch", "color": {"components": {"white": "0.5"}}}]}"#,
            "broken.colorset/Contents.json": "{",
        ])
        assets.run {
            for name in ["empty", "watch", "broken", "absent"] { #expect(UIColor(named: name) == nil) }
        }
        #expect(assets.images.unreadableFiles.map { $0.path.hasSuffix("broken.colorset/Contents.json") } == [true])
    }

    @Test("Variants for appearances and contrast are resolved by traits", .rule("I114"))
    func appearances() throws {
        func entry(_ white: String, _ appearances: String) -> String {
            #"{"idiom": "universal", "color": {"components": {"white": "\#(white)"}}, "appearances": [\#(appearances)]}"#
        }
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let high = #"{"appearance": "contrast", "value": "high"}"#
        let entries = [
            entry("0.1", ""), entry("0.2", dark), entry("0.3", high), entry("0.4", "\(dark), \(high)"),
        ]
        let assets = try AssetFolder([
            "tint.colorset/Contents.json": #"{"colors": [\#(entries.joined(separator: ","))]}"#
        ])
        let color = try #require(assets.run { UIColor(named: "tint") })
        func white(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> CGFloat {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
            ])
            return color.resolvedColor(with: traits).cgColor.rgba.r
        }
        #expect(color.cgColor.rgba.r == 0.1 && white(.light, .normal) == 0.1)
        #expect(white(.dark, .normal) == 0.2 && white(.light, .high) == 0.3 && white(.dark, .high) == 0.4)
        let night = assets.run {
            UIColor(named: "tint", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
        }
        #expect(night?.cgColor.rgba.r == 0.2)
    }
}
