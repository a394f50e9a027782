import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Positions in text fields and text views") struct TextPositionTests {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))

    private func position(_ input: any UITextInput, _ offset: Int) throws -> UITextPosition {
        try #require(input.position(from: input.beginningOfDocument, offset: offset))
    }

    private func range(_ input: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
        try #require(input.textRange(from: try position(input, start), to: try position(input, end)))
    }

    @Test("Positions to the left and right count characters as users see them")
    func characters() throws {
        field.text = "a👨‍👩‍👧b"
        let start = field.beginningOfDocument
        let second = try #require(field.position(from: start, in: .right, offset: 2))
        #expect(field.offset(from: start, to: second) == 9)
        let first = try position(field, 1)
        #expect(field.position(from: second, in: .left, offset: 1) == first)
        #expect(field.position(from: second, in: .right, offset: 2) == nil)
    }

    @Test("Positions above and below keep the horizontal place")
    func lines() throws {
        view.text = "iiii\nmmmm\niiii"
        view.layoutIfNeeded()
        let second = try position(view, 2)
        let below = try #require(view.position(from: second, in: .down, offset: 1))
        #expect((5...7).contains(view.offset(from: view.beginningOfDocument, to: below)))
        #expect(view.position(from: second, in: .up, offset: 1) == nil)
        #expect(view.position(from: second, in: .down, offset: 3) == nil)
    }

    @Test("The caret of a text view stands on its line, and the closest position to it is the same")
    func carets() throws {
        view.text = "one two three four five six\n"
        view.layoutIfNeeded()
        var tops: Set<CGFloat> = []
        for offset in 0...view.text.utf16.count {
            let caret = view.caretRect(for: try position(view, offset))
            tops.insert(caret.minY)
            #expect(view.bounds.contains(caret))
            let closest = try #require(view.closestPosition(to: CGPoint(x: caret.midX - 1, y: caret.midY)))
            #expect(view.offset(from: view.beginningOfDocument, to: closest) == offset)
        }
        #expect(tops.count >= 3, "the text wraps and ends with an empty line")
    }

    @Test("The rectangles of a selection cover its lines, and only whole lines reach the edge")
    func selectionRects() throws {
        view.text = "one two three four five six"
        view.layoutIfNeeded()
        let rects = view.selectionRects(for: try range(view, 1, view.text.utf16.count))
        #expect(rects.count >= 2)
        #expect(rects.first?.containsStart == true && rects.last?.containsEnd == true)
        #expect(rects.first?.rect.maxX == 120 && (rects.last?.rect.maxX ?? 120) < 120)
        #expect(view.firstRect(for: try range(view, 0, 3)).width < 40)
        #expect(view.selectionRects(for: try range(view, 2, 2)).isEmpty)
    }

    @Test("Dots of a secure field have the positions of its characters")
    func secure() throws {
        field.text = "é👍x"
        field.isSecureTextEntry = true
        field.layoutIfNeeded()
        let x = try [0, 1, 3, 4].map { field.caretRect(for: try position(field, $0)).minX }
        #expect(x[0] < x[1] && x[1] < x[2] && x[2] < x[3])
        let found = field.characterRange(at: CGPoint(x: (x[1] + x[2]) / 2, y: 15))
        #expect(found.flatMap { field.text(in: $0) } == "👍")
    }

    @Test("Right-to-left text has its start at the right")
    func rightToLeft() throws {
        view.text = "שלום"
        view.layoutIfNeeded()
        let start = view.caretRect(for: view.beginningOfDocument)
        let end = view.caretRect(for: view.endOfDocument)
        #expect(start.minX > end.minX)
        #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .rightToLeft)
    }

    @Test("Marked text is replaced by the next characters, and unmarking keeps it")
    func marked() throws {
        field.text = "ab"
        field.selectedTextRange = try range(field, 1, 1)
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.text == "anib")
        #expect(field.markedTextRange.flatMap { field.text(in: $0) } == "ni")
        field.setMarkedText("nih", selectedRange: NSRange(location: 3, length: 0))
        #expect(field.text == "anihb")
        field.insertText("你")
        #expect(field.text == "a你b" && field.markedTextRange == nil)
        field.setMarkedText("hao", selectedRange: NSRange(location: 0, length: 1))
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "h")
        field.unmarkText()
        #expect(field.text == "a你haob" && field.markedTextRange == nil)
    }

    private final class Listener: UITextInputDelegate {
        var log: [String] = []
        func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("selection will") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selection did") }
        func textWillChange(_ textInput: (any UITextInput)?) { log.append("text will") }
        func textDidChange(_ textInput: (any UITextInput)?) { log.append("text did") }
    }

    @Test("The input delegate receives changes by the program, not by typing")
    func inputDelegate() throws {
        let listener = Listener()
        for input in [field, view] as [any UITextInput] {
            input.inputDelegate = listener
            input.insertText("typed")
        }
        #expect(listener.log.isEmpty)
        (field.text, view.text) = ("abc", "abc")
        #expect(listener.log == ["text will", "text did", "text will", "text did"])
        field.selectedTextRange = try range(field, 1, 2)
        #expect(listener.log.suffix(2) == ["selection will", "selection did"])
    }
}
