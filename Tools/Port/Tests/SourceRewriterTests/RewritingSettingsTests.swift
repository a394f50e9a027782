import Foundation
import QuartziteRewriting
import Testing

@testable import SourceRewriter

@Suite("The settings of a target")
struct RewritingSettingsTests {
    private func names(_ text: String, _ settings: RewritingSettings) throws -> [String] {
        try BuildConditions.$settings.withValue(settings) {
            let source = try ParsedSource(path: "A.swift", bytes: Array(text.utf8))
            return SourceReport(source, output: nil, applied: [], index: ModuleIndex([source])).types.map(\.name)
        }
    }

    @Test(
        "Conditions, language modes and features decide which code is compiled",
        arguments: [
            ("DEBUG", RewritingSettings(conditions: ["DEBUG"]), true), ("DEBUG", RewritingSettings(), false),
            ("!DEBUG || BETA", RewritingSettings(conditions: ["DEBUG"]), false),
            ("swift(>=6)", RewritingSettings(languageMode: 6), true), ("swift(>=6)", RewritingSettings(), false),
            ("swift(>=5.9)", RewritingSettings(), true), ("compiler(>=6.2)", RewritingSettings(), true),
            ("hasFeature(X)", RewritingSettings(features: ["X"]), true), ("hasFeature(X)", RewritingSettings(), false),
            ("canImport(Kit)", RewritingSettings(modules: ["Kit"]), true),
            ("canImport(Kit)", RewritingSettings(), false),
        ])
    func conditions(condition: String, settings: RewritingSettings, holds: Bool) throws {
        let text = "#if \(condition)\nclass A {}\n#else\nclass B {}\n#endif"
        #expect(try names(text, settings) == [holds ? "A" : "B"])
    }

    @Test("Imports of missing modules are removed and reported")
    func imports() throws {
        let text =
            "import UIKit\n@preconcurrency import SceneKit\nimport struct MapKit.MKMapPoint\nimport Kit\nimport Merged\n"
        let source = try ParsedSource(path: "A.swift", bytes: Array(text.utf8))
        let index = ModuleIndex([source], merged: ["Merged"])
        let settings = RewritingSettings(modules: ["Kit"], dropsMissingImports: true)
        let (rewritten, report) = try BuildConditions.$settings.withValue(settings) {
            (
                try rewrite(text, merged: ["Merged"]),
                SourceReport(source, output: nil, applied: [], index: index)
            )
        }
        #expect(rewritten == "import UIKit\n\n\nimport Kit\n\n")
        #expect(report.imports == ["UIKit", "Kit", "Merged"] && report.missingModules == ["SceneKit", "MapKit"])
        #expect(try rewrite(text).contains("SceneKit"))
        #expect(SourceReport(source, output: nil, applied: [], index: index).missingModules == [])
    }

    @Test("Imports of renamed modules and names qualified with them are replaced")
    func renamed() throws {
        let text = """
            import UIKit
            import os.log
            import OSLog
            import struct os.Logger
            import simd
            let log: os.Logger = os.Logger()
            let version = os.majorVersion
            """
        let settings = RewritingSettings(dropsMissingImports: true)
        let (local, portable) = try BuildConditions.$settings.withValue(settings) {
            (try rewrite(text), try rewrite("import os\n", style: .portable))
        }
        #expect(
            local == """
                import UIKit
                import _os
                import _os
                import _os
                import simd
                let log: _os.Logger = _os.Logger()
                let version = os.majorVersion
                """)
        #expect(portable.hasPrefix("#if canImport(os)\nimport os\n#else\nimport _os\n#endif\n"))
    }

    @Test("Packages import missing modules where they exist")
    func portable() throws {
        let text = "import UIKit\n\n#if canImport(MapKit)\nimport MapKit\n#endif\nimport SceneKit\n"
        let rewritten = try BuildConditions.$settings.withValue(RewritingSettings(dropsMissingImports: true)) {
            try rewrite(text, style: .portable)
        }
        #expect(
            rewritten == "import UIKit\n\n#if canImport(MapKit)\nimport MapKit\n#endif\n"
                + "#if canImport(SceneKit)\nimport SceneKit\n#endif\n")
    }

    @Test("The settings apply to the files of a set only")
    func set() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "quartzite-port-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "A.swift")
        try Data("import SceneKit\n#if DEBUG\nclass A {}\n#endif\n".utf8).write(to: file)
        let settings = RewritingSettings(conditions: ["DEBUG"], dropsMissingImports: true)
        let set = SourceSet(root: folder, output: folder.appending(path: "out"), settings: settings)
        let report = try #require(try set.rewrite([file.path]).first)
        #expect(report.types.map(\.name) == ["A"] && report.missingModules == ["SceneKit"])
        #expect(BuildConditions.settings.conditions.isEmpty)
    }
}

@Suite("Platform conditions of code that uses C")
struct LinuxConditionTests {
    @Test("They are those of Linux, and stay as they are")
    func conditions() throws {
        let code = "#if os(iOS)\nclass A {}\n#elseif os(Linux)\nclass B { @objc func b() {} }\n#endif"
        let rewritten = try BuildConditions.$settings.withValue(RewritingSettings(isForLinux: true)) {
            try rewrite(code)
        }
        #expect(rewritten == code.replacing("@objc ", with: ""))
    }
}
