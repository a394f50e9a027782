import UIKit
import XCTest

/// Compares the sizes of texts and the properties of fonts with recordings.
final class FontTests: XCTestCase {
    @MainActor func testTexts() throws {
        guard let recording = Recording("text-metrics.json") else { throw XCTSkip("no text-metrics.json") }
        for (key, values) in recording.members("entries") {
            let parts = key.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3, let font = Self.font(parts[0]) else { continue }
            let limits = parts[1].split(separator: ";", omittingEmptySubsequences: false)
            let label = UILabel()
            label.font = font
            label.text = parts[2]
            label.numberOfLines = limits.dropFirst().first.flatMap { Int($0.dropFirst()) } ?? 0
            let width = limits.first.flatMap { Double($0) } ?? .infinity
            let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
            for (field, ours) in [("width", size.width), ("height", size.height)] {
                guard let recorded = values[field] as? Double else { continue }
                Recording.tell("text-metrics.json", key, field, recorded, Double(ours))
            }
        }
    }

    @MainActor func testFonts() throws {
        guard let recording = Recording("text-metrics.json") else { throw XCTSkip("no text-metrics.json") }
        for (key, values) in recording.members("fonts") {
            guard let font = Self.font(key) else { continue }
            for (field, ours) in [
                ("ascender", font.ascender), ("descender", font.descender), ("lineHeight", font.lineHeight),
                ("leading", font.leading), ("capHeight", font.capHeight), ("xHeight", font.xHeight),
                ("pointSize", font.pointSize),
            ] {
                guard let recorded = values[field] as? Double else { continue }
                Recording.tell("text-metrics.json fonts", key, field, recorded, Double(ours))
            }
        }
    }

    /// Returns the font with a name such as `system:17.0:400:default` or `style:body`.
    private static func font(_ name: String) -> UIFont? {
        let parts = name.split(separator: ":").map(String.init)
        if parts.count == 2, parts[0] == "style" {
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: styles[parts[1]] ?? parts[1]))
        }
        guard parts.count >= 3, parts[0] == "system", let size = Double(parts[1]), let weight = weights[parts[2]] else {
            return nil
        }
        guard parts.count < 4 || parts[3] == "default" else { return nil }
        return .systemFont(ofSize: size, weight: weight)
    }

    private static let weights: [String: UIFont.Weight] = [
        "100": .ultraLight, "200": .thin, "300": .light, "400": .regular, "500": .medium, "600": .semibold,
        "700": .bold, "800": .heavy, "900": .black,
    ]

    private static let styles: [String: String] = [
        "largeTitle": UIFont.TextStyle.largeTitle.rawValue, "title": UIFont.TextStyle.title1.rawValue,
        "title1": UIFont.TextStyle.title1.rawValue,
        "title2": UIFont.TextStyle.title2.rawValue, "title3": UIFont.TextStyle.title3.rawValue,
        "headline": UIFont.TextStyle.headline.rawValue, "subheadline": UIFont.TextStyle.subheadline.rawValue,
        "body": UIFont.TextStyle.body.rawValue, "callout": UIFont.TextStyle.callout.rawValue,
        "footnote": UIFont.TextStyle.footnote.rawValue, "caption1": UIFont.TextStyle.caption1.rawValue,
        "caption2": UIFont.TextStyle.caption2.rawValue,
    ]
}
