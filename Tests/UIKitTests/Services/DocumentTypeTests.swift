import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Documents, fonts and pages that the app passes on") struct DocumentTypeTests {
    private let stage = MenuScreen()

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quartzite-\(Foundation.UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("Coordinated access to the files of intents is granted on the queue") func intents() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.txt")
        let (reading, writing) = (
            NSFileAccessIntent.readingIntent(with: file), NSFileAccessIntent.writingIntent(with: file)
        )
        var errors: [(any Error)?] = []
        stage.screen.run {
            NSFileCoordinator().coordinate(with: [reading, writing], queue: .main) { error in
                errors.append(error)
                try? Data("koi".utf8).write(to: writing.url)
            }
        }
        stage.wait()
        #expect(errors.count == 1 && errors.first.map { $0 == nil } == true)
        #expect(try String(contentsOf: reading.url, encoding: .utf8) == "koi")
    }

    @Test(
        "A browser asks its delegate for a new document, and imports it as the mode says",
        arguments: [
            UIDocumentBrowserViewController.ImportMode.none, .copy, .move,
        ])
    func creating(mode: UIDocumentBrowserViewController.ImportMode) throws {
        final class Owner: NSObject, UIDocumentBrowserViewControllerDelegate {
            var answer: (URL?, UIDocumentBrowserViewController.ImportMode) = (nil, .none)
            var imported: [URL] = []
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController,
                didRequestDocumentCreationWithHandler importHandler:
                    @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
            ) { importHandler(answer.0, answer.1) }
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
                toDestinationURL destinationURL: URL
            ) { imported.append(destinationURL) }
        }
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Quartzite-\(Foundation.UUID()).txt")
        try Data("koi".utf8).write(to: file)
        let owner = Owner()
        owner.answer = (file, mode)
        stage.screen.run {
            let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
            browser.delegate = owner as any UIDocumentBrowserViewControllerDelegate
            stage.screen.window.rootViewController = browser
            stage.screen.window.layoutIfNeeded()
        }
        stage.wait()
        stage.tap(try #require(stage.place("Create")))
        stage.wait()
        #expect(owner.imported.count == (mode == .none ? 0 : 1))
        #expect(FileManager.default.fileExists(atPath: file.path) == (mode != .move))
        for url in owner.imported { try FileManager.default.removeItem(at: url) }
    }

    @Test("A browser has the look of its style, and presents documents by an animator that fades them in")
    func appearance() {
        let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
        func style(_ style: UIDocumentBrowserViewController.BrowserUserInterfaceStyle) -> UIUserInterfaceStyle {
            browser.browserUserInterfaceStyle = style
            return browser.overrideUserInterfaceStyle
        }
        #expect([style(.dark), style(.light), style(.white)] == [.dark, .light, .light])
        let animator: UIDocumentBrowserTransitionController = browser.transitionController(
            forDocumentAt: URL(fileURLWithPath: "/a"))
        #expect(animator.transitionDuration(using: nil) == 0.3)
        final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
            let animator: UIDocumentBrowserTransitionController
            init(_ animator: UIDocumentBrowserTransitionController) { self.animator = animator }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        }
        let (presenter, document) = (Presenter(animator), UIViewController())
        stage.screen.run {
            stage.screen.window.rootViewController = browser
            (document.modalPresentationStyle, document.transitioningDelegate) = (.fullScreen, presenter)
            browser.present(document, animated: true)
        }
        stage.wait(0.15)
        let opacity = document.view.layer.presentation()?.opacity ?? -1
        #expect(opacity > 0.1 && opacity < 0.9)
        stage.wait()
        #expect(document.view.window != nil && document.view.alpha == 1)
    }

    @Test("A former initializer says what a screen for documents is for") func pickerModes() {
        let file = URL(fileURLWithPath: "/a.txt")
        let modes: [UIDocumentPickerMode] = [
            UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import).documentPickerMode,
            UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open).documentPickerMode,
            UIDocumentPickerViewController(url: file, in: .exportToService).documentPickerMode,
            UIDocumentPickerViewController(urls: [file], in: .moveToService).documentPickerMode,
        ]
        #expect(modes == [.import, .open, .exportToService, .moveToService] && modes.map(\.rawValue) == [0, 1, 2, 3])
    }

    @Test("The user chooses a font or cancels, and names have their fonts unless they are the system's") func fonts()
        throws
    {
        final class Owner: NSObject, UIFontPickerViewControllerDelegate {
            var lines: [String] = []
            func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
                lines.append(viewController.selectedFontDescriptor?.postscriptName ?? "none")
            }
            func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { lines.append("no") }
        }
        let owner = Owner()
        let first = try #require(UIFont.familyNames.sorted().first)
        for usesSystem in [true, false] {
            let configuration = UIFontPickerViewController.Configuration()
            configuration.displayUsingSystemFont = usesSystem
            let picker = UIFontPickerViewController(configuration: configuration)
            picker.delegate = owner as any UIFontPickerViewControllerDelegate
            stage.screen.run { stage.root.present(picker, animated: true) }
            stage.wait()
            let label = try #require(stage.label(first))
            #expect((label.font.familyName == first) != usesSystem)
            stage.tap(try #require(stage.place(usesSystem ? first : "Cancel")))
            stage.wait()
            stage.screen.run { stage.root.dismiss(animated: false) }
        }
        #expect(owner.lines.count == 2 && owner.lines.first != "none" && owner.lines.last == "no")
    }

    @Test("A view is printed on one page, as large as fits") func printing() throws {
        let view = stage.screen.run {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            view.backgroundColor = .red
            return view
        }
        let formatter: UIViewPrintFormatter = view.viewPrintFormatter()
        #expect(formatter.pageCount == 1 && UIView().viewPrintFormatter().pageCount == 0)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let page = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
            formatter.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20), forPageAt: 0)
        }
        let bitmap = try #require(page.cgImage).bitmap
        #expect(bitmap[10, 5] == 0xffff_0000 && bitmap[10, 15] == 0)
    }

    @Test("Services that share are among the icons, and others in the list") func categories() throws {
        final class Service: UIActivity {
            override class var activityCategory: UIActivity.Category { .share }
            override var activityTitle: String? { "Shout" }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        }
        #expect(UIActivity.activityCategory == .action)
        stage.screen.run {
            let services = [Service()]
            stage.root.present(
                UIActivityViewController(activityItems: ["a"], applicationActivities: services), animated: true)
        }
        stage.wait()
        let (shout, copy) = (try #require(stage.place("Shout")), try #require(stage.place("Copy")))
        #expect(shout.y < copy.y)
    }

    @Test("Objects of the app replace the placeholders of a nib") func externalObjects() throws {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <placeholder placeholderIdentifier="source" id="src-1" customClass="NSObject"/>
                    <tableView contentMode="scaleToFill" id="tab-1">
                        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                        <connections><outlet property="dataSource" destination="src-1" id="out-1"/></connections>
                    </tableView>
                </objects>
            </document>
            """
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let rows = Rows()
        let options: [UINib.OptionsKey: Any] = [.externalObjects: ["source": rows]]
        let objects = stage.screen.run {
            UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil, options: options)
        }
        let table = try #require(objects.compactMap { $0 as? UITableView }.first)
        #expect(table.dataSource === rows)
    }
}
