import Foundation
import Testing

@Suite("Source code leaves and enters the studio", .serialized) struct SourceBrowserTests {
    @Test("A layer that is copied as Swift compiles and can be rendered") func copying() throws {
        let studio = try StudioTool()
        let browser = try Browser()
        try browser.open("fire", at: 1.5, in: studio)
        try browser.click("#tab-layers")
        try browser.wait(for: "document.querySelector('#layer-tree li[title^=CAEmitterLayer]')")
        try browser.click("#layer-tree li[title^=CAEmitterLayer]")
        try browser.wait(for: "document.getElementById('copy-layer')")
        try browser.click("#copy-layer")
        try browser.wait(for: "studio.state.source")
        let source = try browser.text("studio.state.source")
        #expect(source.contains("import UIKit") && source.contains("CAEmitterCell"))
        #expect(try browser.text("navigator.clipboard.readText()") == source)
        let folder = try SourceFolder()
        try folder.write("Copy.swift", source)
        let arguments = ["run", "Copy.swift", "--time", "1.5s", "--scale", "1", "-o", "a.png"]
        #expect(try StudioTool.run(arguments, in: folder.path, environment: ["XDG_CACHE_HOME": folder.path]) == 0)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    private func source(_ color: String) -> String {
        """
        import UIKit

        class SquareViewController: UIViewController {
            override func viewDidLoad() {
                view.backgroundColor = \(color)
            }
        }
        """
    }

    @Test("A saved file is shown at the same time, and an error over the last good frame") func reloading() throws {
        let folder = try SourceFolder()
        try folder.write("Square.swift", source(".red"))
        let studio = try StudioTool(["\(folder.path)/Square.swift"], environment: ["XDG_CACHE_HOME": folder.path])
        let browser = try Browser()
        try browser.open("SquareViewController", at: 1.5, in: studio)
        let pixel = "studio.copyPicture().then(({ data }) => [...data.slice(0, 4)].join())"
        func wait(for isExpected: (String) -> Bool) throws {
            for _ in 0..<300 {
                if isExpected(try browser.text(pixel)) { return }
                usleep(100_000)
            }
            Issue.record("the picture never changes as expected")
        }
        let red = try browser.text(pixel)
        try folder.write("Square.swift", source(".green"))
        try wait { $0 != red }
        #expect(try abs(browser.number("studio.state.time") - 1.5) < 1e-6)
        let green = try browser.text(pixel)
        try folder.write("Square.swift", source(".missing(1"))
        try browser.wait(for: "!document.getElementById('failure').hidden")
        #expect(try browser.text("document.getElementById('failure-text').textContent").contains("Square.swift:5"))
        #expect(try browser.text(pixel) == green)
        try folder.write("Square.swift", source(".red"))
        try browser.wait(for: "document.getElementById('failure').hidden")
        try wait { $0 == red }
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }
}
