import Foundation
import Testing

@testable import quartzite

@Suite("Reports of project checks", .enabled(if: RunTool.built))
struct PortCheckTests {
    private func report(_ files: [String: String]) throws -> (status: Int32, report: PortReport, text: String) {
        try withPortTool { tool in
            for (name, text) in files { try tool.write(text, to: name) }
            let result = try tool.run("App --check --json")
            let report = try JSONDecoder().decode(PortReport.self, from: result.output)
            #expect(try files == tool.contents("App").mapValues { String(decoding: $0, as: UTF8.self) })
            return (result.status, report, report.text)
        }
    }

    @Test("Missing symbols are sorted by the files that they block, apart from follow-up errors and foreign modules")
    func sorting() throws {
        let (status, report, text) = try report([
            "a.swift": """
            import UIKit
            class A: UIView {
                func f() { g(UINothing.shared, .none) { _ in }; self.nowhere() }
                override func layoutMarginsWill() {}
            }
            class B: UIFewer { override func draw() { super.draw() } }
            """,
            "b.swift": "import UIKit\nlet x: UINothing? = nil\nlet y: Int = \"\"",
            "c.swift": "import MapKit\nimport UIKit\nlet map = MKMapView()",
            "d.swift": "import UIKit\nlet fine = UIView()",
            "e.swift": "import SwiftUI\nstruct Screen: View { var body: some View { Text(\"\") } }",
            "f.swift": "import SwiftUI\nstruct Home: View { var body: some View { Screen() } }",
            "Scripts/run.swift": "#!/usr/bin/swift\nprint(1)",
        ])
        #expect(status == 1)
        #expect(report.ported == 4 && report.compiling == 1 && report.needing == 1 && report.failing == 2)
        #expect(report.missing.first?.name == "UINothing" && report.missing.first?.files == 2)
        #expect(report.missing.first?.uses == ["a.swift:3", "b.swift:2"])
        let names = report.missing.map(\.name)
        #expect(names.contains("UIView.layoutMarginsWill") && names.contains("A.nowhere") && names.contains("UIFewer"))
        #expect(
            !names.contains { $0.contains("draw") || $0 == "Screen" || $0.contains("MK") || $0.hasPrefix("override") })
        #expect(report.following > 0)
        #expect(report.otherErrors.map(\.uses) == [["b.swift:3"]])
        #expect(report.missingModules.map(\.name) == ["MapKit"] && report.missingModules.map(\.files) == [["c.swift"]])
        #expect(report.skipped.map(\.name) == ["SwiftUI", "scripts"])
        #expect(text.hasPrefix("1 of 4 files compile; 2 have errors, 1 uses an unavailable module\n"))
    }

    @Test("All JSON keys are documented")
    func keys() throws {
        try withPortTool { tool in
            try tool.write("import UIKit\nimport MapKit\nlet x = UINothing()", to: "a.swift")
            try tool.write("let y = UINothing()", to: "b.swift")
            let result = try tool.run("App --check --json")
            let object = try #require(JSONSerialization.jsonObject(with: result.output) as? [String: Any])
            var keys = Set(object.keys)
            for list in object.values.compactMap({ $0 as? [[String: Any]] }) { keys.formUnion(list.flatMap(\.keys)) }
            let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            let page = try String(contentsOf: root.appending(path: "docs/Porting.md"), encoding: .utf8)
            #expect(keys.count > 12)
            for key in keys { #expect(page.contains("`\(key)`"), "\(key) is not in docs/Porting.md") }
        }
    }

    @Test("A project whose files all compile has status 0 and a report of modules and files")
    func whole() throws {
        let (status, report, text) = try report(["a.swift": "class A: UIView { @objc func f() {} }"])
        #expect(status == 0 && report.failing == 0 && text == "1 of 1 files compile\n  App  1 of 1 files compile\n")
    }
}
