import Foundation
import Testing

/// `scripts/generate-compatibility --check` compares the rows with the code; these tests read the table alone.
@Suite("The table of compatibility") struct CompatibilityTableTests {
    /// The cells of a row: family, type, member, state, note and test.
    private static func rows() throws -> [[String]] {
        let table = try String(contentsOf: SourceFile.root.appending(path: "docs/compatibility.tsv"), encoding: .utf8)
        let lines = table.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(lines.first == ["family", "type", "member", "state", "note", "test"])
        return Array(lines.dropFirst())
    }

    @Test("Every row has six cells and a known state, and no two rows are about the same") func form() throws {
        let rows = try Self.rows()
        #expect(rows.count > 1000)
        for row in rows {
            #expect(row.count == 6 && ["works", "partly", "stored", "missing"].contains(row[3]), "\(row)")
        }
        let named = rows.filter { !$0[1].isEmpty }.map { "\($0[1]) \($0[2])" }
        #expect(Set(named).count == named.count)
    }

    @Test("What works has a test, whose suite is declared, and what is missing has none") func suites() throws {
        var declared: Set<String> = []
        for file in SourceFile.tests + SourceFile.tools where file.path.contains("Tests/") {
            for line in file.code {
                if let name = line.firstMatch(of: /\b(?:struct|class|extension|enum) (\w+)/)?.output.1 {
                    declared.insert(String(name))
                }
            }
        }
        for row in try Self.rows() where !row[1].isEmpty {
            #expect(!row[5].isEmpty || row[3] != "works", "\(row[1]) \(row[2])")
            #expect(row[5].isEmpty || row[3] != "missing", "\(row[1]) \(row[2])")
            let suite = row[5].split(separator: "/").first?.split(separator: ".").last.map(String.init)
            #expect(suite.map(declared.contains) ?? true, "\(row[1]) names \(row[5])")
        }
    }

    @Test("Each family has a page, to which the README and the overview lead") func pages() throws {
        let documents = try ["README.md", "docs/Compatibility.md"].map {
            try String(contentsOf: SourceFile.root.appending(path: $0), encoding: .utf8)
        }
        let families = Set(try Self.rows().map { $0[0] })
        #expect(families.count > 20)
        for family in families.sorted() {
            #expect(SourceFile.documentation.contains { $0.path == "docs/compatibility/\(family).md" }, "\(family)")
            #expect(documents.allSatisfy { $0.contains("compatibility/\(family).md)") }, "\(family)")
        }
    }
}
