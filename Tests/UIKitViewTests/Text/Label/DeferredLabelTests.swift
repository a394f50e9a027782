import CoreGraphics
import Testing
import UIKit

@MainActor @Suite("The text of a label is drawn when it is first shown") struct DeferredLabelTests {
    /// A subclass, which draws at once because it may override drawing.
    private final class DrawnLabel: UILabel {}

    private func fill(_ label: UILabel) {
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        (label.text, label.textColor, label.numberOfLines) = ("Some text in two lines", .systemRed, 2)
        (label.shadowColor, label.shadowOffset, label.isEnabled) = (.green, CGSize(width: 2, height: 2), false)
        label.layer.displayIfNeeded()
    }

    private func pixels(of label: UILabel) throws -> UInt64 {
        let contents = try #require(label.layer.contents as? CGImage)
        return contents.bitmap.hash
    }

    @Test("It looks as if it had been drawn at once, even if the label has changed since") func later() throws {
        let (label, drawn) = (UILabel(), DrawnLabel())
        for label in [label, drawn] { fill(label) }
        let contents = try #require(label.layer.contents as? CGImage)
        (label.text, label.textColor, label.isEnabled) = ("other", .blue, true)
        let expected = try pixels(of: drawn)
        #expect(contents.bitmap.hash == expected)
        label.layer.displayIfNeeded()
        #expect(try pixels(of: label) != expected)
    }

    @Test("A label without text has no contents") func empty() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.layer.displayIfNeeded()
        #expect(label.layer.contents == nil)
    }
}
