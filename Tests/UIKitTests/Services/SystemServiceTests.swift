import Testing
@testable import UIKit

@MainActor @Suite("Services of the system that have nothing to do here") struct SystemServiceTests {
    @Test("A spelling checker finds no mistakes, and completes the words that it has learned") func checker() {
        SceneContext().run {
            let checker = UITextChecker()
            let all = NSRange(location: 0, length: 4)
            let wrong = checker.rangeOfMisspelledWord(
                in: "wrnog", range: all, startingAt: 0, wrap: false, language: "en")
            #expect(wrong.location == NSNotFound && UITextChecker.availableLanguages.isEmpty)
            UITextChecker.learnWord("Quartzite")
            UITextChecker.learnWord("quart")
            #expect(UITextChecker.hasLearnedWord("quart"))
            let found = checker.completions(forPartialWordRange: all, in: "quartz", language: "en")
            #expect(found == ["Quartzite", "quart"])
            UITextChecker.unlearnWord("quart")
            #expect(!UITextChecker.hasLearnedWord("quart"))
            #expect(checker.completions(forPartialWordRange: NSRange(5..<9), in: "quartz", language: "en") == nil)
        }
    }

    @Test("A formatter of text draws it on one page, inside of its insets") func printing() throws {
        let formatter = UISimpleTextPrintFormatter(text: "Text")
        formatter.color = .red
        formatter.perPageContentInsets = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60), format: format)
        func painted(page: Int) -> [(Int, Int)] {
            let image = renderer.image { _ in
                formatter.draw(in: CGRect(x: 0, y: 0, width: 100, height: 60), forPageAt: page)
            }
            guard let bitmap = image.cgImage?.bitmap else { return [] }
            return (0..<60).flatMap { y in (0..<100).filter { bitmap[$0, y] >> 24 > 0 }.map { ($0, y) } }
        }
        let first = painted(page: 0)
        #expect(formatter.pageCount == 1 && (first.map(\.0).min() ?? 0) >= 30 && (first.map(\.1).min() ?? 0) >= 20)
        #expect(!first.isEmpty && painted(page: 1).isEmpty)
        formatter.attributedText = NSAttributedString(string: "")
        #expect(formatter.text == nil && formatter.pageCount == 0)
    }

    @Test("A scene has a service for pictures of the screen, and text is not dragged") func others() {
        SceneContext().run {
            #expect(UIApplication.shared.scene.screenshotService?.windowScene === UIApplication.shared.scene)
            #expect(UITextView().textDragInteraction == nil && UITextField().textDragInteraction == nil)
        }
    }

    @Test("A snapshot as an object keeps sections and items of any hashable type") func snapshot() {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["one", "two"])
        snapshot.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "one")
        snapshot.appendItems(withIdentifiers: [3])
        snapshot.moveItem(withIdentifier: 3, beforeItemWithIdentifier: 1)
        #expect(snapshot.itemIdentifiers as? [Int] == [3, 1, 2] && snapshot.numberOfSections == 2)
        #expect(snapshot.itemIdentifiersInSection(withIdentifier: "two").isEmpty)
        #expect(snapshot.index(ofItemIdentifier: 2) == 2 && snapshot.index(ofSectionIdentifier: "x") == NSNotFound)
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 3) as? String == "one")
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfItems == 0 && snapshot.sectionIdentifiers.isEmpty)
    }
}
