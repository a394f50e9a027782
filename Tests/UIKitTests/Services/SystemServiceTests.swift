import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

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

    @Test("Nothing is printed, but an app can draw the pages") func pages() {
        SceneContext().run {
            #expect(!UIPrintInteractionController.isPrintingAvailable)
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Text"), startingAtPageAt: 0)
            renderer.addPrintFormatter(UIMarkupTextPrintFormatter(markupText: "<p>One</p>Two"), startingAtPageAt: 1)
            #expect(renderer.numberOfPages == 2 && renderer.printFormattersForPage(at: 1)?.count == 1)
            let formatter = renderer.printFormattersForPage(at: 1)?.first as? UIMarkupTextPrintFormatter
            #expect(formatter?.text == "One\nTwo")
            #expect(!UIPrintInteractionController.shared.present(animated: true))
            #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "koi"))
        }
    }

    @Test("A paste control passes what was copied to its target") func pasting() {
        final class Target: UIView {
            var pasted = 0
            override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
        }
        SceneContext().run {
            UIPasteboard.general.string = "koi"
            let (control, target) = (UIPasteControl(frame: .zero), Target())
            control.target = target
            target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.utf8-plain-text"])
            #expect(target.canPaste(UIPasteboard.general.itemProviders))
            (control.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
            #expect(target.pasted == 1 && control.intrinsicContentSize.width > 40)
        }
    }

    @Test("A browser imports files into the Documents folder") func browsing() throws {
        try SceneContext().run {
            let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
            var imported: URL?
            browser.loadViewIfNeeded()
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                "Quartzite-\(Foundation.UUID()).txt")
            try Data("koi".utf8).write(to: file)
            browser.importDocument(at: file, nextToDocumentAt: file, mode: .move) { url, error in
                #expect(url?.lastPathComponent == file.lastPathComponent && error == nil)
                imported = url
            }
            let url = try #require(imported)
            #expect(FileManager.default.fileExists(atPath: url.path))
            try FileManager.default.removeItem(at: url)
            browser.revealDocument(at: url, importIfNeeded: true) { #expect($0 == nil && $1 != nil) }
        }
    }
}
