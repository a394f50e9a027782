import Foundation
import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit

@MainActor @Suite("Images of system symbols")
struct SymbolImageTests {
    /// Calls `body` in a scene with two pixels per point.
    private func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        var settings = SceneSettings()
        settings.screenScale = 2
        return try SceneContext(settings: settings).run(body)
    }

    private func pixels(_ image: UIImage?) -> [UInt32] {
        guard let bitmap = image?.cgImage?.bitmap else { return [] }
        return (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap.row(y)[$0] } }
    }

    /// The sum of the opacities of an image.
    private func ink(_ image: UIImage?) -> Int { pixels(image).reduce(0) { $0 + Int($1 >> 24) } }

    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> UIImage? {
        run { UIImage(systemName: name, withConfiguration: configuration) }
    }

    @Test("A known name is a symbol of body size with a baseline, and an unknown one is nil")
    func names() throws {
        let circle = try #require(symbol("circle"))
        #expect(circle.isSymbolImage && circle.hasBaseline && circle.scale == 2)
        #expect(abs(circle.size.width - 20) <= 1 && abs(circle.size.height - 20) <= 1)
        #expect(abs((circle.baselineOffsetFromBottom ?? 0) - 4) <= 1)
        #expect(symbol("no.such.symbol") == nil && symbol("") == nil)
        #expect(!UIImage().isSymbolImage && UIImage().symbolConfiguration == nil)
    }

    @Test("An unknown name draws a placeholder and is reported if missing images are replaced")
    func missing() {
        let images = ImageCatalog()
        images.replacesMissing = true
        let settings = SceneSettings()
        let image = SceneContext(settings: settings).run {
            _ = SceneContext.current.object(of: ImageCatalog.self) { images }
            return UIImage(systemName: "no.such.symbol")
        }
        #expect(image != nil && images.missingSymbols == ["no.such.symbol"] && images.missingNames.isEmpty)
    }

    @Test("Point size, scale and text style change the size, and weight the strokes")
    func sizes() throws {
        let sizes = [
            UIImage.SymbolConfiguration(pointSize: 34), .init(scale: .large), .init(textStyle: .caption2),
            .init(pointSize: 17), .init(scale: .small),
        ].map { symbol("circle", $0)?.size.width ?? 0 }
        #expect(abs(sizes[0] - 40) <= 1 && sizes[1] > sizes[3] && sizes[2] < sizes[3] && sizes[4] < sizes[3])
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .light, .regular, .semibold, .black]
        let inks = weights.map { ink(symbol("chevron.right", .init(pointSize: 40, weight: $0))) }
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
        #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold && UIFont.Weight.thin.symbolWeight() == .thin)
    }

    @Test("A configuration that is applied adds what it specifies")
    func configurations() throws {
        let size = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
        let both = size.applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))
        #expect(both.configurationWithoutScale() == size)
        #expect(both.applying(UIImage.SymbolConfiguration(textStyle: .body)).pointSize == 0)
        let image = try #require(symbol("star", size))
        let large = run { image.withConfiguration(UIImage.SymbolConfiguration(scale: .large)) }
        #expect(large.symbolConfiguration == both && large.size.width > image.size.width)
        let original = run { image.withRenderingMode(.alwaysOriginal).applyingSymbolConfiguration(size) }
        #expect(original?.renderingMode == .alwaysOriginal)
    }

    @Test("A symbol has one colour, grades of one, those of a palette, or its own")
    func colors() {
        func colors(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> Set<UInt32> {
            let counts = Dictionary(grouping: pixels(symbol(name, configuration))) { $0 }.mapValues(\.count)
            return Set(counts.filter { $0.value > 400 && $0.key != 0 }.keys)
        }
        let large = UIImage.SymbolConfiguration(pointSize: 60)
        #expect(colors("plus.circle.fill", large) == [0xff00_0000])
        let palette = large.applying(UIImage.SymbolConfiguration(paletteColors: [.white, .red]))
        #expect(colors("plus.circle.fill", palette) == [0xffff_ffff, 0xffff_0000])
        let grades = large.applying(UIImage.SymbolConfiguration(hierarchicalColor: .blue))
        let opacities = colors("plus.circle.fill", grades).map { Int($0 >> 24) }.sorted()
        #expect(opacities.count == 2 && opacities[1] == 255 && abs(opacities[0] - 128) <= 1)
        let own = large.applying(UIImage.SymbolConfiguration.preferringMulticolor())
        #expect(colors("plus.circle.fill", own) == [0xffff_ffff, 0xff34_c759])
        #expect(colors("chevron.right", own) == [0xff00_0000])
    }

    @Test("Parts of a symbol beyond its value are faint")
    func values() {
        func ink(_ value: Double) -> Int { self.ink(run { UIImage(systemName: "wifi", variableValue: value) }) }
        #expect(ink(0) < ink(0.3) && ink(0.3) < ink(0.6) && ink(0.6) < ink(1))
        let whole = self.ink(symbol("wifi"))
        #expect(abs(ink(1) - whole) * 100 < whole)
    }

    @Test("An image view shows a symbol in its tint colour, and prefers a configuration")
    func imageView() throws {
        try run {
            let view = UIImageView(image: UIImage(systemName: "square.fill"))
            view.tintColor = .red
            let shown = try #require(view.layer.contents as? CGImage)
            #expect(shown.bitmap.row(shown.height / 2)[shown.width / 2] == 0xffff_0000)
            let size = view.intrinsicContentSize
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
            #expect(view.intrinsicContentSize.width > 1.9 * size.width)
            view.image = UIImage(
                systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
            #expect(view.intrinsicContentSize == size)
        }
    }

    @Test("A symbol set draws the group for the weight, or the regular one in that weight", .rule("I117"))
    func symbolSets() throws {
        let template = """
            <svg xmlns='x' width='800' height='600'><g id='Guides'><line id='Baseline-M' y1='200' y2='200' x2='800'/>
            <line id='Capline-M' y1='129.5' y2='129.5' x2='800'/></g><g id='Symbols'>
            <g id='Regular-M' transform='translate(100 0)'><rect y='130' width='70' height='70'/></g>
            <g id='Black-M'><rect y='100' width='140' height='100'/></g></g></svg>
            """
        let assets = try AssetFolder([
            "mark.symbolset/Contents.json": #"{"symbols": [{"idiom": "universal", "filename": "mark.svg"}]}"#,
            "mark.symbolset/mark.svg": template,
        ])
        try assets.run {
            let image = try #require(UIImage(named: "mark"))
            #expect(image.isSymbolImage && image.size == CGSize(width: 12, height: 12))
            let black = image.applyingSymbolConfiguration(.init(pointSize: 100, weight: .black))
            #expect(black?.size == CGSize(width: 140, height: 100))
        }
    }

    @Test("An icon or text inside an outline is drawn in its own colour, and cut out of a filled outline")
    func inscribed() {
        let table = SymbolTable.shared
        for name in ["goforward.15", "plus.bubble", "exclamationmark.icloud", "person.fill.viewfinder"] {
            #expect(table.entry(name)?.expression.contains("*") == true)
            #expect(symbol(name).map { ink($0) } ?? 0 > 0)
        }
        let operations = SymbolGlyph("chat-square*plus-lg").steps.map(\.operation)
        #expect(operations == [.draw, .draw] && SymbolGlyph("chat-square*plus-lg").levels == 2)
        #expect(table.entry("plus.bubble.fill")?.expression == "chat-square-fill*plus-lg")
        #expect(ink(symbol("plus.bubble.fill")) < ink(symbol("bubble.fill")) || symbol("bubble.fill") == nil)
        #expect(ink(symbol("gobackward.10")) > ink(symbol("gobackward")))
    }
}
