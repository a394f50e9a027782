import Testing
import UIKit

@MainActor @Suite struct TextAttachmentTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func square(_ side: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    /// The bounding box of the pixels of one colour, where `draw` paints on 100 × 100 points.
    private func painted(_ color: UInt32, _ draw: () -> Void) -> CGRect {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { _ in draw() }
        guard let bitmap = image.cgImage?.bitmap else { return .null }
        var box = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y] == color {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("An attachment stands on the baseline and takes up the width of its image") func standing() {
        let text = NSMutableAttributedString(attachment: NSTextAttachment(image: square(10)))
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
        text.append(NSAttributedString(string: "a", attributes: [.font: font]))
        let plain = NSAttributedString(string: "a", attributes: [.font: font])
        #expect(abs(text.size().width - plain.size().width - 10) < 0.01)
        #expect(text.size().height == plain.size().height)
        let box = painted(0xFFFF_0000) { text.draw(at: CGPoint(x: 20, y: 30)) }
        let baseline = 30 + font.ascender
        #expect(box.minX == 20 && box.width == 10)
        #expect(abs(box.maxY - baseline) <= 1 && abs(box.height - 10) <= 1)
    }

    @Test("The bounds of an attachment move and scale its image, and a tall one makes the line taller") func placing() {
        let attachment = NSTextAttachment()
        attachment.image = square(10)
        attachment.bounds = CGRect(x: 0, y: -8, width: 40, height: 60)
        let text = NSAttributedString(attachment: attachment)
        #expect(text.string == "\u{FFFC}")
        #expect(text.size() == CGSize(width: 40, height: 60))
        #expect(painted(0xFFFF_0000) { text.draw(at: .zero) } == CGRect(x: 0, y: 0, width: 40, height: 60))
    }

    @Test("An attachment without an image is empty space") func emptiness() {
        let attachment = NSTextAttachment()
        attachment.bounds.size = CGSize(width: 25, height: 5)
        #expect(NSAttributedString(attachment: attachment).size().width == 25)
    }

    @Test("Outlined characters are hollow, and with a negative width they are filled too") func outlines() {
        func coverage(_ width: CGFloat) -> CGRect {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.boldSystemFont(ofSize: 80), .strokeWidth: width, .strokeColor: UIColor.red,
                .foregroundColor: UIColor.blue,
            ]
            return painted(0xFF00_00FF) { "I".draw(at: CGPoint(x: 20, y: 0), withAttributes: attributes) }
        }
        #expect(coverage(5).isNull)
        #expect(!coverage(-5).isNull)
        #expect(coverage(-5).width < coverage(0).width)
    }

    @Test("Text leans to the right by its obliqueness") func leaning() {
        func box(_ slant: CGFloat) -> CGRect {
            painted(0xFF00_0000) {
                "I".draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 60), .obliqueness: slant])
            }
        }
        #expect(box(0.5).maxX > box(0).maxX + 10)
    }

    @Test("Font families list their fonts") func families() {
        #expect(UIFont.familyNames.contains("Inter"))
        #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Bold"))
        #expect(UIFont.fontNames(forFamilyName: "Wingbats").isEmpty)
        #expect(UIFont().pointSize == 12)
    }
}
