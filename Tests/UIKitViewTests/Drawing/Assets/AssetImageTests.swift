import Foundation
import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Image and data sets of asset catalogs")
struct AssetImageTests {
    /// Returns a catalog with the image set `set`; each entry is a drawing as many points wide as its file's name says.
    private func assets(_ entries: [String], properties: String = "{}", scale: Double = 2) throws -> AssetFolder {
        var files = [
            "set.imageset/Contents.json":
                #"{"images": [\#(entries.joined(separator: ","))], "properties": \#(properties)}"#
        ]
        for width in 1...9 { files["set.imageset/\(width).svg"] = AssetFolder.drawing("red", width: width) }
        return try AssetFolder(files, scale: scale)
    }

    private func width(_ assets: AssetFolder, _ traits: UITraitCollection? = nil) -> CGFloat? {
        assets.run { UIImage(named: "set", in: nil, compatibleWith: traits)?.size.width }
    }

    @Test("The image for the device is chosen, or else the universal one", .rule("I115"))
    func idioms() throws {
        let all = try assets([
            #"{"filename": "1.svg", "idiom": "universal"}"#, #"{"filename": "2.svg", "idiom": "iphone"}"#,
            #"{"filename": "3.svg", "idiom": "tv"}"#, #"{"idiom": "ipad"}"#,
        ])
        #expect(width(all) == 2 && width(all, UITraitCollection(userInterfaceIdiom: .pad)) == 1)
        #expect(width(all, UITraitCollection(userInterfaceIdiom: .tv)) == 3)
        let television = try assets([#"{"filename": "3.svg", "idiom": "tv"}"#])
        #expect(width(television) == nil)
    }

    @Test("Appearance is more important than scale, and scale is equal, else larger, else smaller", .rule("I115"))
    func scales() throws {
        let entries = AssetContents.Entry.all(
            """
            [{"filename": "1.png", "scale": "1x"}, {"filename": "2.png", "scale": "2x"},
            {"filename": "3.png", "scale": "3x"}, {"filename": "4.png", "scale": "1x",
            "appearances": [{"appearance": "luminosity", "value": "dark"}]}]
            """)
        func names(_ scale: CGFloat, isDark: Bool = false) -> [String] {
            var traits = AssetTraits()
            (traits.scale, traits.isDark) = (scale, isDark)
            return entries.fitting(traits).compactMap(\.filename)
        }
        #expect(names(1) == ["1.png", "2.png", "3.png", "4.png"])
        #expect(names(2) == ["2.png", "3.png", "1.png", "4.png"])
        #expect(names(3) == ["3.png", "2.png", "1.png", "4.png"])
        #expect(names(3, isDark: true).first == "4.png")
    }

    @Test("The images of an asset are chosen by traits", .rule("I115"))
    func asset() throws {
        let both = try assets([
            #"{"filename": "1.svg"}"#,
            #"{"filename": "5.svg", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#,
        ])
        try both.run {
            let image = try #require(UIImage(named: "set"))
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            #expect(image.size.width == 1 && image.imageAsset?.image(with: dark).size.width == 5)
            let night = image.withConfiguration(UIImage.Configuration(traitCollection: dark))
            #expect(night.size.width == 5)
            let registered = UIImageAsset()
            registered.register(image, with: dark)
            #expect(registered.image(with: dark) == image)
        }
    }

    @Test("An image for the other layout direction only is mirrored", .rule("I115"))
    func directions() throws {
        let both = try assets([
            #"{"filename": "1.svg", "language-direction": "left-to-right"}"#,
            #"{"filename": "2.svg", "language-direction": "right-to-left"}"#,
        ])
        let backwards = UITraitCollection(layoutDirection: .rightToLeft)
        #expect(width(both) == 1 && width(both, backwards) == 2)
        let one = try assets([#"{"filename": "1.svg", "language-direction": "left-to-right"}"#])
        let mirrored = one.run { UIImage(named: "set", in: nil, compatibleWith: backwards) }
        #expect(mirrored?.imageOrientation == .upMirrored)
    }

    @Test("The set decides the rendering mode", .rule("I115"))
    func renderingModes() throws {
        for (intent, mode) in [("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal)] {
            let set = try assets(
                [#"{"filename": "1.svg"}"#], properties: #"{"template-rendering-intent": "\#(intent)"}"#)
            #expect(set.run { UIImage(named: "set")?.renderingMode } == mode)
        }
    }

    @Test("Slices are in pixels of their image", .rule("I116"))
    func slices() throws {
        func image(_ resizing: String) throws -> UIImage? {
            let set = try assets([#"{"filename": "9.svg", "resizing": \#(resizing)}"#])
            return set.run { UIImage(named: "set") }
        }
        let insets = #""cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}"#
        let whole = try image(#"{"mode": "9-part", "center": {"mode": "tile"}, \#(insets)}"#)
        #expect(whole?.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) && whole?.resizingMode == .tile)
        let row = try image(#"{"mode": "3-part-horizontal", "center": {"mode": "stretch"}, \#(insets)}"#)
        #expect(row?.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4) && row?.resizingMode == .stretch)
        let slot = AssetImage(
            path: "", scale: 2, isMirrored: false,
            resizing: AssetContents.Entry.all(#"[{"resizing": {"mode": "9-part", \#(insets)}}]"#)[0].resizing,
            renderingIntent: nil)
        let pixels = CGImage(bitmap: Bitmap(width: 12, height: 12))
        let sliced = slot.applied(to: UIImage(cgImage: pixels, scale: 2, orientation: .up))
        #expect(sliced.capInsets == UIEdgeInsets(top: 0.5, left: 1, bottom: 1.5, right: 2))
    }

    @Test("A drawing has the size in its file and the pixels of the screen's scale", .rule("I115"))
    func drawings() throws {
        let set = try assets([#"{"filename": "3.svg"}"#], scale: 3)
        let image = try #require(set.run { UIImage(named: "set") })
        #expect(image.size == CGSize(width: 3, height: 2) && image.cgImage?.width == 9)
    }

    @Test("A set with a broken contents file is left out and reported", .rule("I113"))
    func broken() throws {
        let set = try AssetFolder(["set.imageset/Contents.json": "{", "set.imageset/1.svg": AssetFolder.drawing("red")])
        #expect(width(set) == nil)
        #expect(set.images.unreadableFiles.map(\.reason) == ["no valid JSON, or not that of an asset catalog"])
    }

    @Test("The catalogs of a bundle are searched for its pictures and colours only", .rule("I113"))
    func bundle() throws {
        let set = try AssetFolder([
            "set.imageset/Contents.json": #"{"images": [{"idiom": "universal", "filename": "1.svg"}]}"#,
            "set.imageset/1.svg": AssetFolder.drawing("red"),
            "tint.colorset/Contents.json": """
            {"colors": [{"color": {"components": {"red": "1.0", "green": "0", "blue": "0", "alpha": "1"}}}]}
            """,
        ])
        let bundle = try #require(Bundle(path: set.folder.path))
        try SceneContext().run {
            #expect(UIImage(named: "set", in: bundle, compatibleWith: nil)?.size == CGSize(width: 2, height: 2))
            #expect(UIImage(named: "set", in: bundle, with: nil) != nil && UIImage(named: "set") == nil)
            let tint = try #require(UIColor(named: "tint", in: bundle, compatibleWith: nil))
            #expect(tint.cgColor.components?.first == 1 && UIColor(named: "tint") == nil)
        }
    }

    @Test("A data set has the contents and the type of its file", .rule("I117"))
    func data() throws {
        let set = try AssetFolder([
            "words.dataset/Contents.json":
                #"{"data": [{"idiom": "universal", "filename": "w.txt", "universal-type-identifier": "public.text"}]}"#,
            "words.dataset/w.txt": "hello",
        ])
        let asset = try #require(set.run { NSDataAsset(name: "words") })
        #expect(asset.data == Data("hello".utf8) && asset.typeIdentifier == "public.text" && asset.name == "words")
        #expect(set.run { NSDataAsset(name: "other") } == nil)
    }
}

extension AssetContents.Entry {
    /// Reads a list of entries; empty if it is damaged.
    fileprivate static func all(_ json: String) -> [AssetContents.Entry] {
        (try? JSONDecoder().decode([AssetContents.Entry].self, from: Data(json.utf8))) ?? []
    }
}
