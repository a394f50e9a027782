import Testing
import UIKit

@MainActor @Suite struct TextSelectionTests {
    private let field: UITextField = {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "abcdef"
        return field
    }()

    @Test func theCaretFollowsTheEndOfTheText() {
        #expect(field.selectedTextRange?.start == field.endOfDocument)
        field.insertText("g")
        #expect(field.text == "abcdefg")
    }

    @Test func typingReplacesTheSelectionAndMovesTheCaretBehindIt() throws {
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let end = try #require(field.position(from: start, offset: 2))
        field.selectedTextRange = field.textRange(from: start, to: end)
        field.insertText("XYZ")
        #expect(field.text == "aXYZdef")
        field.insertText("!")
        #expect(field.text == "aXYZ!def")
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "aXYdef")
    }

    @Test func positionsOutsideTheTextAreNil() {
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
        #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 6)
        #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
    }

    @Test func textInARangeIsTheSubstring() throws {
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 2))
        let range = try #require(field.textRange(from: start, to: field.endOfDocument))
        #expect(field.text(in: range) == "cdef")
        field.replace(range, withText: "")
        #expect(field.text == "ab")
    }

    @Test func theCaretStandsFurtherLeftInTheMiddleOfTheText() throws {
        field.layoutIfNeeded()
        let middle = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        let (start, half, end) = (
            field.caretRect(for: field.beginningOfDocument).minX, field.caretRect(for: middle).minX,
            field.caretRect(for: field.endOfDocument).minX
        )
        #expect((0..<1).contains(start))
        #expect(start < half && half < end)
    }

    @Test func aTextViewTypesAtItsSelectedRange() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.text = "one three"
        view.selectedRange = NSRange(location: 4, length: 0)
        view.insertText("two ")
        #expect(view.text == "one two three")
        #expect(view.selectedRange == NSRange(location: 8, length: 0))
        view.selectedRange = NSRange(location: 100, length: 5)
        #expect(view.selectedRange == NSRange(location: 13, length: 0))
    }
}
