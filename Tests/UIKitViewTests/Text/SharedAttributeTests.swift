import Foundation
import Testing
import UIKit

@Suite("Equal values of an app's class can stand beside one another") struct SharedAttributeTests {
    /// A value that Foundation on Linux cannot compare.
    private final class Mark: NSObject {
        let number: Int
        init(_ number: Int) { self.number = number }
        override func isEqual(_ object: Any?) -> Bool { (object as? Mark)?.number == number }
        override var hash: Int { number }
    }

    private let mark = NSAttributedString.Key("mark")
    private let first = NSRange(location: 0, length: 5)
    private let second = NSRange(location: 5, length: 6)

    private func mark(in text: NSAttributedString, at place: Int) -> Mark? {
        text.attribute(mark, at: place, effectiveRange: nil) as? Mark
    }

    @Test("An attribute is added with the instance that is there") func adding() {
        let text = NSMutableAttributedString(string: "Lorem ipsum dolor")
        text._addAttribute(mark, value: Mark(17), range: first)
        text._addAttributes([mark: Mark(17), .link: "x"], range: second)
        #expect(mark(in: text, at: 0) != nil && mark(in: text, at: 0) === mark(in: text, at: 6))
        text._removeAttribute(.link, range: second)
        var range = NSRange()
        #expect(text.attributes(at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 11)).count == 1)
        #expect(range == NSRange(location: 0, length: 11))
        text._setAttributes([mark: Mark(17)], range: NSRange(location: 11, length: 3))
        #expect(mark(in: text, at: 12) === mark(in: text, at: 0))
    }

    @Test("An attribute is removed between values that were different instances") func removing() {
        let text = NSMutableAttributedString(string: "Lorem", attributes: [mark: Mark(17)])
        text.append(NSAttributedString(string: " ipsum", attributes: [mark: Mark(17), .link: "x"]))
        text._removeAttribute(.link, range: second)
        #expect(text.string == "Lorem ipsum" && mark(in: text, at: 8)?.number == 17)
        #expect(text.attribute(.link, at: 8, effectiveRange: nil) == nil)
    }

    @Test("Fonts and colours need no guard") func fonts() {
        let text = NSMutableAttributedString(string: "Lorem ipsum dolor")
        text.addAttribute(.font, value: UIFont(name: "Helvetica", size: 17) as Any, range: first)
        text.addAttributes([.font: UIFont(name: "Helvetica", size: 17) as Any, .link: "x"], range: second)
        text.removeAttribute(.link, range: second)
        #expect(text.attribute(.font, at: 8, effectiveRange: nil) is UIFont)
    }
}
