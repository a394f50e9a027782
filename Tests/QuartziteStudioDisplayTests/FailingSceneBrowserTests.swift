import Foundation
import Testing

@Suite("The page says what a scene does wrong, and goes on", .serialized) struct FailingSceneBrowserTests {
    private static let source = """
        import Foundation
        import UIKit

        class Timed: UIViewController {
            func act() {}
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .green
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in self.act() }
            }
        }
        class Hanging: Timed {
            override func act() { while view.tag == 0 {} }
        }
        class Hungry: Timed {
            var blocks: [UnsafeMutablePointer<UInt8>] = []
            override func act() { while true { blocks.append(.allocate(capacity: 1 << 24)) } }
        }
        class Forking: Timed {
            override func act() {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/true")
                do { try process.run() } catch { view.backgroundColor = .red }
            }
        }
        """

    @Test("An endless loop, endless allocation and a process that is started are reported with their lines")
    func failures() throws {
        let folder = try SourceFolder()
        try folder.write("Scenes.swift", Self.source)
        let studio = try folder.studio(showing: "Scenes.swift")
        let browser = try Browser()
        let text = "document.getElementById('failure-text').textContent"
        for (scene, title, line) in [
            ("Hanging", "The scene does not answer", 13), ("Hungry", "The scene crashed", 17),
        ] {
            try browser.open(scene, at: 0.25, in: studio)
            let good = try browser.pictureHash()
            try browser.evaluate("studio.send('seek', { time: 1 })")
            try browser.wait(for: "!document.getElementById('failure').hidden")
            #expect(try browser.text("document.getElementById('failure-title').textContent") == title)
            let said = try browser.text(text)
            #expect(said.contains("Scenes.swift:\(line)"), "\(said)")
            #expect(try browser.pictureHash() == good, "the last good frame stays")
            try keep(browser, scene)
            try browser.evaluate("studio.send('seek', { time: 0.125 })")
            try browser.wait(for: "document.getElementById('failure').hidden")
            try browser.waitForFrame(at: 0.125)
        }
        try browser.open("Forking", at: 1, in: studio)
        try browser.wait(for: "document.getElementById('log').textContent.includes('may not start a process')")
        #expect(try browser.number("Number(document.getElementById('log-count').textContent)") > 0)
        try browser.click("#show-log")
        try keep(browser, "Forking")
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    private func touched(covered: Bool) -> String {
        """
        import UIKit

        class Touched: UIViewController {
            override func viewDidLoad() {
                view.backgroundColor = .white
                \(covered ? "view.addSubview(UIScrollView(frame: UIScreen.main.bounds))" : "")
            }
        }
        """
    }

    @Test("A recorded touch that hits another view after a save is marked") func touches() throws {
        let folder = try SourceFolder()
        try folder.write("Touched.swift", touched(covered: false))
        let studio = try folder.studio(showing: "Touched.swift")
        let browser = try Browser()
        try browser.open("Touched", at: 0.5, in: studio)
        try browser.click("#picture")
        try browser.wait(for: "!studio.state.isPlaying && document.querySelectorAll('#track .touch').length === 1")
        #expect(try browser.number("document.querySelectorAll('#track .is-changed').length") == 0)
        try folder.write("Touched.swift", touched(covered: true))
        try browser.wait(for: "document.querySelector('#track .touch.is-changed')")
        let title = try browser.text("document.querySelector('#track .is-changed').title")
        #expect(title.contains("no longer hits UIView"), "\(title)")
        try keep(browser, "touches")
        try folder.write("Touched.swift", touched(covered: false) + "\n")
        // The touch is compared with what it hit before the last save.
        let mark = "document.querySelector('#track .is-changed')"
        try browser.wait(for: "\(mark)?.title.includes('no longer hits UIScrollView')")
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    /// Keeps a picture of the page in the folder that `SCREENSHOTS` names, if any.
    private func keep(_ browser: Browser, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] else { return }
        try browser.screenshot().write(to: URL(filePath: "\(folder)/\(name).png"))
    }
}
