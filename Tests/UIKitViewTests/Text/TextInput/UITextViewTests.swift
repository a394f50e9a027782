import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UITextViewTests {
    private final class Editor: NSObject, UITextViewDelegate {
        var log: [String] = []
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            text != "!"
        }
        func textViewDidChange(_ textView: UITextView) { log.append(textView.text) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    }

    @Test("The font is Helvetica of 12 points until it is set") func plainFont() {
        let view = UITextView()
        #expect(view.font == UIFont(name: "Helvetica", size: 12) && view.font?.pointSize == 12)
        view.font = .systemFont(ofSize: 16)
        #expect(view.font == .systemFont(ofSize: 16))
        view.font = nil
        #expect(view.font == UIFont(name: "Helvetica", size: 12))
    }

    private let screen = TestScreen()
    private let editor = Editor()
    private let view: UITextView

    init() {
        let (screen, editor) = (screen, editor)
        view = screen.run {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.font = .systemFont(ofSize: 16)
            view.delegate = editor
            screen.window.addSubview(view)
            return view
        }
    }

    @Test("Text wraps, and scrolls if it is higher than the view") func scrolling() {
        screen.run { view.text = Array(repeating: "several words in a line", count: 20).joined(separator: " ") }
        #expect(view.contentSize.width == 200 && view.contentSize.height > 200)
        screen.drag((0...10).map { (100, 90 - CGFloat($0) * 6) }, lifts: false)
        #expect(view.contentOffset.y > 20 && editor.log.contains("scroll"))
        let fitting = view.sizeThatFits(CGSize(width: 200, height: 10))
        #expect(fitting.height == view.contentSize.height && fitting.width <= 200)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == view.contentSize.height)
    }

    @Test("The default font is Helvetica of 12 points, with its widths") func font() {
        let font = screen.run { UITextView().font }
        #expect(font?.fontName == "Helvetica" && font?.familyName == "Helvetica" && font?.pointSize == 12)
        let width = "Hello from Text View".size(withAttributes: [.font: font as Any]).width
        #expect(abs(width - 109) < 2, "\(width)")
        #expect(abs("0123456789".size(withAttributes: [.font: font as Any]).width - 66.72) < 0.3)
    }

    @Test("A text view that does not scroll is fitted without the padding of its lines") func fitting() {
        screen.run {
            view.isScrollEnabled = false
            view.text = "Two lines"
            view.sizeToFit()
        }
        let text = "Two lines".size(withAttributes: [.font: view.font as Any]).width
        #expect(abs(view.bounds.width - text) < 1 && view.bounds.height > 16)
        #expect(abs(view.intrinsicContentSize.width - text - 10) < 1)
    }

    @Test("A rounded border has corners, and goes with the style") func border() {
        #expect(view.borderStyle == .none && view.layer.borderWidth == 0)
        screen.run { view.borderStyle = .roundedRect }
        #expect(view.layer.borderWidth == 0.5 && view.layer.cornerRadius == 5 && view.layer.borderColor != nil)
        let edge = screen.pixel(100, 0)
        #expect(edge[0] < 255 && screen.pixel(100, 50) == [255, 255, 255, 255])
        screen.run { view.borderStyle = .none }
        #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
    }

    @Test("A tap begins editing, and typing appends text if the delegate agrees") func editing() {
        screen.touch(.began, 50, 50)
        screen.touch(.ended, 50, 50)
        #expect(view.isFirstResponder && editor.log == ["begin"])
        screen.run {
            view.insertText("ab")
            view.insertText("!")
            view.insertText("\n")
            view.deleteBackward()
            view.deleteBackward()
        }
        #expect(view.text == "a" && editor.log == ["begin", "ab", "ab\n", "ab", "a"])
        screen.run { screen.window.endEditing(true) }
        #expect(editor.log.last == "end" && !view.isFirstResponder)
        view.isEditable = false
        #expect(!view.becomeFirstResponder())
    }
}
