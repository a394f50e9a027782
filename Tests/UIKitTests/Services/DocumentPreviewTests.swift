import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Previews of documents") struct DocumentPreviewTests {
    private final class Owner: UIViewController, UIDocumentInteractionControllerDelegate {
        var lines: [String] = []

        func documentInteractionControllerViewControllerForPreview(
            _ controller: UIDocumentInteractionController
        ) -> UIViewController { self }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
            lines.append("begins")
        }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
            lines.append("ended")
        }
    }

    @Test("A preview shows the name of a document, and notifies its delegate when it begins and ends")
    func preview() {
        let screen = TestScreen()
        let (owner, controller) = screen.run {
            (Owner(), UIDocumentInteractionController(url: URL(fileURLWithPath: "/moons/io.txt")))
        }
        screen.run { screen.window.rootViewController = owner }
        #expect(controller.name == "io.txt" && controller.uti == "public.plain-text")
        #expect(!screen.run { controller.presentPreview(animated: false) })
        controller.delegate = owner
        #expect(screen.run { controller.presentPreview(animated: false) })
        screen.advance(to: 1)
        let shown = owner.presentedViewController as? UINavigationController
        #expect(shown?.topViewController?.title == "io.txt" && owner.lines == ["begins"])
        screen.run { controller.dismissPreview(animated: false) }
        screen.advance(to: 2)
        #expect(owner.presentedViewController == nil && owner.lines == ["begins", "ended"])
    }

    private final class Report: UIActivityItemProvider, @unchecked Sendable {
        override var item: Any { "whole for \(activityType?.rawValue ?? "none")" }
    }

    @Test("A provider of an item stands for it by its placeholder, and makes it for an activity") func provider() {
        let report = Report(placeholderItem: "short")
        let sheet = UIActivityViewController(activityItems: [report], applicationActivities: nil)
        #expect(report.placeholderItem as? String == "short" && report.item as? String == "whole for none")
        #expect(report.activityViewControllerPlaceholderItem(sheet) as? String == "short")
        let type = UIActivity.ActivityType(rawValue: "print")
        let item = report.activityViewController(sheet, itemForActivityType: type)
        #expect(item as? String == "whole for print" && report.activityType == type)
    }
}
