import QuartziteCompositor
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Widths and the rounded design of the system font") struct FontDesignTests {
    private let text = "Hamburgefonstiv Quartz 1234"

    private func width(_ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }

    /// Draws the text at 2 pixels per point; returns the picture and the sum of its opacities.
    private func draw(_ font: UIFont) throws -> (bitmap: Bitmap, ink: Int, rows: ClosedRange<Int>) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 80), format: format).image { _ in
            text.draw(at: CGPoint(x: 4, y: 4), withAttributes: [.font: font])
        }
        let bitmap = try #require(image.cgImage?.bitmap)
        var (ink, rows) = (0, [Int]())
        for y in 0..<bitmap.height {
            let line = (0..<bitmap.width).reduce(0) { $0 + Int(bitmap[$1, y] >> 24) }
            ink += line
            if line > 512 { rows.append(y) }
        }
        return (bitmap, ink, try #require(rows.first)...(try #require(rows.last)))
    }

    @Test("Condensed, compressed and expanded text is as high as standard text, and narrower or wider")
    func widths() throws {
        let standard = UIFont.systemFont(ofSize: 17, weight: .medium)
        #expect(UIFont.systemFont(ofSize: 17, weight: .medium, width: .standard) == standard)
        let plain = try draw(standard)
        for (named, factor) in [(UIFont.Width.compressed, 0.6), (.condensed, 0.8), (.expanded, 1.2)] {
            let font = UIFont.systemFont(ofSize: 17, weight: .medium, width: named)
            #expect(abs(width(font) / width(standard) - factor) < 0.01)
            #expect(font.lineHeight == standard.lineHeight)
            let drawn = try draw(font)
            #expect(abs(drawn.rows.lowerBound - plain.rows.lowerBound) <= 1)
            #expect(abs(drawn.rows.upperBound - plain.rows.upperBound) <= 1)
            #expect(abs(Double(drawn.ink) / Double(plain.ink) - factor) < 0.05)
        }
        let descriptor = standard.fontDescriptor.withSymbolicTraits(.traitCondensed)
        #expect(descriptor?.symbolicTraits == .traitCondensed)
    }

    @Test(
        "The rounded design is about as wide and as dark as the default design, in every weight",
        arguments: [UIFont.Weight.thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black])
    func rounded(weight: UIFont.Weight) throws {
        for size in [17.0, 34] as [CGFloat] {
            let plain = UIFont.systemFont(ofSize: size, weight: weight)
            let descriptor = try #require(plain.fontDescriptor.withDesign(.rounded))
            let round = UIFont(descriptor: descriptor, size: size)
            #expect(abs(width(round) / width(plain) - 1) < 0.04, "\(width(round) / width(plain))")
            let (a, b) = (try draw(round), try draw(plain))
            #expect(abs(Double(a.ink) / Double(b.ink) - 1) < 0.12, "\(Double(a.ink) / Double(b.ink))")
            #expect(abs(a.rows.lowerBound - b.rows.lowerBound) <= 2 && a.bitmap.hash != b.bitmap.hash)
        }
    }

    @Test("Labels, buttons, text fields and symbols are aligned at the baselines of their texts")
    func baselines() throws {
        let screen = TestScreen()
        let label = UILabel()
        label.text = "First\nSecond"
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 30)
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 12)
        let field = UITextField()
        field.text = "Field"
        field.font = .systemFont(ofSize: 12)
        let symbol = UIImageView(image: UIImage(systemName: "star.fill"))
        screen.run {
            for view in [label, button, field, symbol] {
                view.translatesAutoresizingMaskIntoConstraints = false
                screen.window.addSubview(view)
            }
            label.topAnchor.constraint(equalTo: screen.window.topAnchor).isActive = true
            button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
            field.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true
            symbol.lastBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
        }
        let first = label.font.ascender
        let last = first + label.font.lineHeight
        let small = UIFont.systemFont(ofSize: 12)
        let title = try #require(button.titleLabel)
        #expect(abs(button.frame.minY + title.frame.minY + small.ascender - first) <= 1)
        #expect(abs(field.frame.midY + (small.ascender + small.descender) / 2 - last) <= 1)
        let offset = try #require(symbol.image?.baselineOffsetFromBottom)
        #expect(abs(symbol.frame.maxY - offset - first) <= 1)
    }
}
