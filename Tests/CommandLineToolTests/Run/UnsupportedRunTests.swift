import Foundation
import TestSupport
import Testing

@Suite("Settings without effect are reported by runs", .enabled(if: RunTool.built))
struct UnsupportedRunTests {
    private static let code = """
        import UIKit

        class Page: UIViewController {
            override func viewDidLoad() {
                let text = UITextView()
                text.usesStandardTextScaling = true
                view.addSubview(text)
            }
        }
        """

    private func run(_ options: String) throws -> (status: Int32, lines: [String]) {
        try withRunTool { tool in
            try tool.write(Self.code, to: "Page.swift")
            let result = try tool.run("Page.swift --frames 0 --size 94x167 -j 1 -q --hashes -" + options)
            return (result.status, result.errors.split(separator: "\n").map(String.init))
        }
    }

    @Test("They are named once, listed at the end on request, and an error with --strict") func reports() throws {
        let line = "UITextView.usesStandardTextScaling has no effect here"
        let plain = try run("")
        #expect(plain.status == 0 && plain.lines == [line], "\(plain.lines)")
        let listed = try run(" --list-unsupported")
        let list = ["quartzite: Page used one member without effect:", "    UITextView.usesStandardTextScaling"]
        #expect(listed.status == 0 && listed.lines == [line] + list, "\(listed.lines)")
        let strict = try run(" --strict")
        let error =
            "quartzite: Page uses what has no effect here, which --strict forbids: UITextView.usesStandardTextScaling"
        #expect(strict.status == 1 && strict.lines == [line, error], "\(strict.lines)")
    }
}
