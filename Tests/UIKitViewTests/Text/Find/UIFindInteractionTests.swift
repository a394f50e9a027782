import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIFindInteractionTests {
    private let stage = MenuScreen()
    private let view: UITextView

    init() {
        let stage = stage
        view = stage.screen.run {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            view.font = .systemFont(ofSize: 16)
            view.text = "A word, another Word and a sword"
            stage.root.view.addSubview(view)
            view.isFindInteractionEnabled = true
            return view
        }
    }

    /// The yellow parts behind the text; the stronger ones have full opacity.
    private var highlights: [CGFloat] {
        view.layoutIfNeeded()
        return view.subviews.filter { $0.layer.cornerRadius == 3 }.compactMap { $0.backgroundColor?.cgColor.alpha }
    }

    private func button(_ title: String) -> UIButton? {
        var found: UIButton?
        stage.screen.window.forEach {
            if let button = $0 as? UIButton, button.accessibilityLabel == title { found = button }
        }
        return found
    }

    @Test("Searching highlights all results, the current one stronger, and counts them") func searching() throws {
        let find = try #require(view.findInteraction)
        view.selectedRange = NSRange(location: 5, length: 0)
        stage.screen.run {
            find.presentFindNavigator(showingReplace: false)
            find.searchText = "word"
        }
        #expect(find.isFindNavigatorVisible && find.activeFindSession?.resultCount == 3)
        #expect(find.activeFindSession?.highlightedResultIndex == 1)
        #expect(stage.label("2 of 3") != nil)
        #expect(highlights.sorted() == [0.35, 0.35, 1])
        stage.screen.run { find.findNext() }
        #expect(find.activeFindSession?.highlightedResultIndex == 2)
        stage.screen.run { find.findNext() }
        #expect(find.activeFindSession?.highlightedResultIndex == 0 && stage.label("1 of 3") != nil)
        stage.screen.run { find.findPrevious() }
        #expect(find.activeFindSession?.highlightedResultIndex == 2)
        stage.screen.run { find.searchText = "none" }
        #expect(stage.label("Not Found") != nil && highlights.isEmpty)
    }

    @Test("The bar is at the bottom of the window, and its button ends the search with the result selected")
    func bar() throws {
        let find = try #require(view.findInteraction)
        stage.screen.run {
            view.find(nil)
            find.searchText = "word"
            stage.screen.window.layoutIfNeeded()
        }
        let bar = try #require(stage.screen.window.subviews.last { $0 is FindBar })
        #expect(bar.frame == CGRect(x: 0, y: 648, width: 400, height: 52))
        #expect(bar.subviews.contains { ($0 as? UITextField)?.isFirstResponder == true })
        let done = try #require(button("Done"))
        stage.tap(done.convert(CGPoint(x: 20, y: 20), to: stage.screen.window))
        stage.wait()
        #expect(!find.isFindNavigatorVisible && bar.superview == nil && highlights.isEmpty)
        #expect(view.selectedRange == NSRange(location: 2, length: 4))
    }

    @Test("Results are replaced one by one or all at once, if the text can be edited") func replacing() throws {
        let find = try #require(view.findInteraction)
        stage.screen.run {
            view.findAndReplace(nil)
            (find.searchText, find.replacementText) = ("word", "term")
            stage.screen.window.layoutIfNeeded()
        }
        let bar = try #require(stage.screen.window.subviews.last { $0 is FindBar })
        #expect(bar.frame.height == 104)
        stage.screen.run { button("Replace")?.sendActions(for: .touchUpInside) }
        #expect(view.text == "A term, another Word and a sword")
        #expect(find.activeFindSession?.resultCount == 2 && find.activeFindSession?.highlightedResultIndex == 0)
        stage.screen.run { button("All")?.sendActions(for: .touchUpInside) }
        #expect(view.text == "A term, another term and a sterm" && find.activeFindSession?.resultCount == 0)
        stage.screen.run {
            find.dismissFindNavigator()
            view.isEditable = false
            find.presentFindNavigator(showingReplace: true)
        }
        #expect(find.activeFindSession?.supportsReplacement == false && button("Replace")?.isHidden == true)
    }

    @Test("Options match whole words or the case") func options() {
        let options = UITextSearchOptions()
        let text = "Word words sword word"
        #expect(options.matches(of: "word", in: text).map(\.location) == [0, 5, 12, 17])
        options.wordMatchMethod = .startsWith
        #expect(options.matches(of: "word", in: text).map(\.location) == [0, 5, 17])
        options.wordMatchMethod = .fullWord
        #expect(options.matches(of: "word", in: text).map(\.location) == [0, 17])
        options.stringCompareOptions = []
        #expect(options.matches(of: "word", in: text).map(\.location) == [17])
        #expect(options.matches(of: "", in: text).isEmpty)
    }

    @Test("Typing updates the results; without the interaction nothing is searched") func changes() throws {
        let find = try #require(view.findInteraction)
        stage.screen.run {
            find.presentFindNavigator(showingReplace: false)
            find.searchText = "word"
            view.insertText(" word")
        }
        #expect(find.activeFindSession?.resultCount == 4)
        stage.screen.run { view.isFindInteractionEnabled = false }
        #expect(view.findInteraction == nil && view.interactions.isEmpty && !find.isFindNavigatorVisible)
        stage.screen.run { find.presentFindNavigator(showingReplace: false) }
        #expect(!find.isFindNavigatorVisible)
    }

    private final class Finder: NSObject, UIFindInteractionDelegate {
        final class Session: UIFindSession {
            var log: [String] = []
            override var resultCount: Int { 7 }
            override func performSearch(query: String, options: UITextSearchOptions?) { log.append(query) }
        }
        let session = Session()
        var log: [String] = []
        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
        func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { log.append("begin") }
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { log.append("end") }
    }

    @Test("Any view can be searched by a session of its own") func ownSession() {
        let finder = Finder()
        let find = UIFindInteraction(sessionDelegate: finder)
        stage.screen.run {
            stage.root.view.addInteraction(find)
            find.searchText = "a"
            find.presentFindNavigator(showingReplace: false)
        }
        #expect(finder.log == ["begin"] && finder.session.log == ["a"] && stage.label("7") != nil)
        stage.screen.run { stage.root.view.removeInteraction(find) }
        #expect(finder.log == ["begin", "end"])
    }
}
