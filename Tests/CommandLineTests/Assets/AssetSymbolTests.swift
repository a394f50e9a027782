import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("Symbols of asset catalogs")
struct AssetSymbolTests {
    @Test(
        "A symbol is the set's name in camel case without its kind",
        arguments: [
            ("brand", "brand"), ("BrandColor", "brand"), ("brand_color", "brand"), ("Hero Image", "hero"),
            ("Color", "color"), ("bubble-chat", "bubbleChat"), ("BGColorOne", "bgColorOne"),
            ("color_9DA2A5", "color9DA2A5"), ("0b3ff27", "_0B3Ff27"), ("URL", "url"), ("URLIcon", "urlIcon"),
            ("__PresetTint", "presetTint"), ("CLR_TINT_COLOR", "CLR_TINT"), ("default", "`default`"), ("24px", "_24Px"),
            ("multicolor", "multicolor"),
        ])
    func names(set: String, symbol: String) { #expect(AssetSymbolName(set).symbol == symbol) }

    @Test("A name without letters and digits, or that cannot be declared, has no symbol")
    func refusedNames() {
        for name in ["", "--", "self"] { #expect(AssetSymbolName(name).symbol == nil) }
        #expect(AssetSymbolName("my-icons").namespace == "MyIcons")
        #expect(AssetSymbolName("Type").namespace == nil)
    }

    private func source(_ sets: [String], extendsFrameworks: Bool = true) throws -> String? {
        let folder = TemporaryFolder()
        for set in sets {
            let url = folder.url("A.xcassets/" + set)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            let group = url.deletingLastPathComponent()
            guard group.pathExtension.isEmpty else { continue }
            try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
                .write(to: group.appending(path: "Contents.json"))
        }
        return withExtendedLifetime(folder) {
            AssetSymbols(in: [folder.path], extendsFrameworks: extendsFrameworks)?.source
        }
    }

    @Test("Colours and images have symbols, those in folders with a namespace in an enumeration")
    func declarations() throws {
        let source = try #require(
            try source(["brand.colorset", "Icons/my star.imageset", "mark.symbolset", "a.dataset"]))
        for line in [
            #"    static let brand = UIKit.ColorResource(name: "brand", bundle: resourceBundle)"#,
            #"    static let mark = UIKit.ImageResource(name: "mark", bundle: resourceBundle)"#,
            "    enum Icons {",
            #"        static let myStar = UIKit.ImageResource(name: "Icons/my star", bundle: resourceBundle)"#,
            "    static var brand: UIKit.UIColor { UIKit.UIColor(resource: .brand) }",
            "        static var myStar: UIKit.UIImage { UIKit.UIImage(resource: .Icons.myStar) }",
            "    typealias Icons = AssetImageNamespaces.Icons",
        ] { #expect(source.split(separator: "\n").contains { $0 == line }, "\(line)\n\(source)") }
        #expect(!source.contains("\"a\""))
    }

    @Test("Of two sets with one symbol, the first one has it")
    func repeated() throws {
        let source = try #require(try source(["my-icon.imageset", "myIcon.imageset"]))
        #expect(source.contains("\"my-icon\"") && !source.contains("\"myIcon\""))
    }

    @Test("A project may want no symbols in UIKit's classes, and catalogs without colours and images have none")
    func less() throws {
        let source = try #require(try source(["brand.colorset"], extendsFrameworks: false))
        #expect(source.contains("ColorResource") && !source.contains("UIColor"))
        #expect(try self.source(["a.dataset"]) == nil)
    }
}
