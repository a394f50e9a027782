import Foundation
import QuartziteRewriting
import TestSupport
import Testing

@testable import quartzite

@Suite("Files of tests that are left out, because of what they or others import")
struct IncompleteTestsTests {
    /// Returns the names of the files that are left out, with the reasons; `missing` import what nothing provides.
    private func omissions(_ files: [String: String], missing: [String]) throws -> [String: String] {
        try withTemporaryFolder { folder in
            let reports = try files.sorted { $0.key < $1.key }.map { name, text in
                try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
                var report = SourceReport(source: "\(folder)/\(name)")
                report.missingModules = missing.contains(name) ? ["Snapshots"] : []
                return report
            }
            let reasons = IncompleteTests(reports).reasons
            return Dictionary(uniqueKeysWithValues: reasons.map { (($0.key as NSString).lastPathComponent, $0.value) })
        }
    }

    @Test("Files that use names of files left out are left out as well, and so on") func names() throws {
        let files = [
            "A.swift": "import Snapshots\nfinal class Recorder {}", "B.swift": "struct Film { let by = Recorder() }",
            "C.swift": "let films: [Film] = []", "D.swift": "let recorded = 1",
        ]
        let found = try omissions(files, missing: ["A.swift"])
        #expect(
            found == [
                "A.swift": "nothing provides Snapshots", "B.swift": "Recorder is in A.swift",
                "C.swift": "Film is in B.swift",
            ])
    }

    @Test("Static members of extensions count with their types") func members() throws {
        let files = [
            "A.swift": """
            import Snapshots
            extension Bundle {
                static var shots: Bundle { .main }
                var size: Int { 0 }
            }
            struct Shot {
                static let count = 1
            }
            """,
            "B.swift": "let url = Bundle.shots.bundleURL", "C.swift": "let shots = 1; let size = Film.size",
            "D.swift": "let count = Bundle.count", "E.swift": "let picture = Picture(in: .shots)",
        ]
        let found = try omissions(files, missing: ["A.swift"])
        #expect(
            found == [
                "A.swift": "nothing provides Snapshots", "B.swift": "Bundle.shots is in A.swift",
                "E.swift": ".shots is in A.swift",
            ])
    }

    @Test("If nothing is missing, nothing is left out") func complete() throws {
        #expect(try omissions(["A.swift": "class A {}", "B.swift": "let a = A()"], missing: []).isEmpty)
    }
}
