import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Documents and suggested commands in the menus of titles") struct NavigationDocumentTests {
    private let stage = MenuScreen()
    private let top = Editor()

    /// A controller that performs some of the commands.
    private final class Editor: UIViewController {
        var allowed: Set<String> = []
        var performed: [String] = []

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            allowed.contains(action.name) || super.canPerformAction(action, withSender: sender)
        }
        override func duplicate(_ sender: Any?) { performed.append("duplicate") }
        override func move(_ sender: Any?) { performed.append("move") }
        override func rename(_ sender: Any?) { performed.append("rename") }
        override func export(_ sender: Any?) { performed.append("export") }
        override func printContent(_ sender: Any?) { performed.append("print \(sender is UIAction)") }
    }

    init() {
        let top = top
        top.title = "Title"
        stage.screen.run { [stage] in
            stage.screen.window.rootViewController = UINavigationController(rootViewController: top)
            stage.screen.window.layoutIfNeeded()
        }
    }

    private func open() throws {
        stage.screen.run { stage.screen.window.layoutIfNeeded() }
        stage.tap(try #require(stage.place("Title")))
        stage.wait()
    }

    @Test("The commands that the controller can perform are suggested, in their order, and performed")
    func commands() throws {
        var suggested: [String] = []
        stage.screen.run {
            top.navigationItem.titleMenuProvider = {
                suggested = $0.map(\.title)
                return UIMenu(children: $0)
            }
            top.allowed = ["printContent:", "duplicate:", "export:"]
        }
        try open()
        #expect(suggested == ["Duplicate", "Export", "Print"])
        stage.tap(try #require(stage.place("Print")))
        stage.wait()
        #expect(top.performed == ["print true"])
        top.allowed = ["move:", "rename:"]
        try open()
        #expect(suggested == ["Move", "Rename"])
        stage.tap(try #require(stage.place("Move")))
        stage.wait()
        try open()
        stage.tap(try #require(stage.place("Rename")))
        stage.wait()
        #expect(top.performed == ["print true", "move", "rename"])
    }

    @Test("The header shows the name of a file, its type and its size") func file() throws {
        let folder = TemporaryFolder()
        let url = folder.url("Notes.txt")
        try Data(repeating: 65, count: 1500).write(to: url)
        stage.screen.run { top.navigationItem.documentProperties = UIDocumentProperties(url: url) }
        try open()
        #expect(stage.label("TXT, 2 KB") != nil)
        let (name, detail) = (try #require(stage.place("Notes")), try #require(stage.place("TXT, 2 KB")))
        #expect(name.y < detail.y)
        let sizes = [1, 999, 1000, 12_345, 999_999, 12_940_000, 2_500_000_000, 1_999_990_000_000]
        let texts = ["1 byte", "999 bytes", "1 KB", "12 KB", "1 MB", "12.9 MB", "2.5 GB", "1999.99 GB"]
        #expect(sizes.map(UIDocumentProperties.text) == texts)
        #expect(UIDocumentProperties(url: URL(filePath: folder.path(""))).detail?.contains("KB") != true)
    }

    @Test("Metadata are copied, and the header is above the commands") func metadata() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill(CGRect.infinite) }
        let metadata = LPLinkMetadata()
        metadata.title = "Report"
        metadata.iconProvider = NSItemProvider(object: image)
        let properties = UIDocumentProperties(metadata: metadata)
        metadata.title = "Other"
        properties.metadata.url = URL(string: "https:" + "//example.com/report")
        #expect(properties.metadata.title == "Report" && properties.detail == "example.com")
        #expect(properties.picture === image)
        top.allowed = ["duplicate:"]
        stage.screen.run { top.navigationItem.documentProperties = properties }
        try open()
        let (title, command) = (try #require(stage.place("Report")), try #require(stage.place("Duplicate")))
        #expect(title.y < command.y)
        stage.tap(title)
        stage.wait(0.1)
        #expect(stage.label("Report") != nil, "a tap on the header leaves the menu open")
        stage.tap(command)
        stage.wait()
        #expect(top.performed == ["duplicate"] && stage.label("Report") == nil)
    }

    @Test("A menu that the app keeps does not get the document") func ownMenu() throws {
        let kept = UIMenu(children: [UIAction(title: "Own") { _ in }])
        let properties = UIDocumentProperties(metadata: LPLinkMetadata())
        properties.metadata.title = "Report"
        stage.screen.run {
            top.navigationItem.titleMenuProvider = { _ in kept }
            top.navigationItem.documentProperties = properties
        }
        try open()
        #expect(stage.label("Report") != nil && stage.label("Own") != nil && kept.document == nil)
    }

    @Test("The share button presents what the provider returns") func sharing() throws {
        let properties = UIDocumentProperties(metadata: LPLinkMetadata())
        properties.metadata.title = "Report"
        let shared = stage.screen.run { UIActivityViewController(activityItems: ["text"], applicationActivities: nil) }
        properties.activityViewControllerProvider = { shared }
        stage.screen.run { top.navigationItem.documentProperties = properties }
        try open()
        let header = try #require(stage.label("Report")?.superview as? MenuHeader)
        let share = try #require(header.share)
        stage.tap(share.convert(CGPoint(x: 22, y: 22), to: stage.screen.window))
        stage.wait()
        #expect(top.presentedViewController === shared || top.navigationController?.presentedViewController === shared)
    }
}
