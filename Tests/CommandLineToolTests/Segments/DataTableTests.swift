import Foundation
import TestSupport
import Testing

@testable import QuartziteCommandLine

@Suite("A film for each row of a file")
struct DataTableTests {
    private func table(_ text: String, _ name: String = "a.csv") throws -> DataTable {
        try withTemporaryFolder { folder in
            try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
            return try DataTable(path: "\(folder)/\(name)")
        }
    }

    @Test("Quoted values of CSV may contain commas, quotation marks and lines")
    func quotes() throws {
        let table = try table("\u{FEFF}title,seed\r\n\"a, \"\"b\"\"\nc\",1\r\n\r\nd,2")
        #expect(table.rows.map { $0.map(\.text) } == [["a, \"b\"\nc", "1"], ["d", "2"]])
        #expect(table.rows.map { $0[1].line } == [2, 5] && table.rows[1][1].column == 2)
    }

    @Test("Values of JSON are texts, numbers, true or false")
    func json() throws {
        let table = try table("[{\"a\": \"x\\u00e9\\\"\", \"b\": -1.5e2},\n {\"a\": true}]", "a.json")
        #expect(table.rows.map { $0.map(\.text) } == [["x\u{e9}\"", "-1.5e2"], ["true"]])
        #expect(table.rows[1][0].line == 2 && table.rows[1][0].column == 8)
    }

    @Test(
        "Errors name the line and the column",
        arguments: [
            ("a.csv", "a,b\n1\n", ":2:2: 1 values for 2 columns"),
            ("a.csv", "a,a\n1,2\n", ":1:2: a is a column already"),
            ("a.csv", "a\n\"1\n2\n", ":2:1: a quotation mark is not closed"), ("a.csv", "a\n", "has no rows"),
            ("a.json", "[{\"a\": 1},\n{\"a\": }]", ":2:7: a text, a number, true or false is expected here"),
            ("a.json", "[{\"a\": [1]}]", ":1:8: a text, a number"), ("a.json", "[{\"a\" 1}]", ":1:7: : is expected"),
            ("a.json", "[{\"a\": 1}] x", ":1:12: the end of the file"),
            ("a.json", "[{\"a\": \"1]", ":1:8: a quotation"),
        ])
    func errors(name: String, text: String, message: String) throws {
        let failure = #expect(throws: Failure.self) { try self.table(text, name) }
        #expect(failure?.status == .missingInput)
        #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
    }

    @Test("Films have the numbers of their rows or values in their names, and no two have the same")
    func names() throws {
        let table = try table("title,seed\nx,1\ny,1\n")
        #expect(try table.outputs("f/{row}-{title}.mp4") == ["f/1-x.mp4", "f/2-y.mp4"])
        #expect(throws: Failure.self) { try table.outputs("{seed}.mp4") }
        #expect(throws: Failure.self) { try self.table("title\na/b\n").outputs("{title}.mp4") }
    }

    @Test("Each row has its own settings and seed, and a wrong value is found before anything is drawn")
    func films() throws {
        try withTemporaryFolder { folder in
            let fire = ["fire", "--size", "32x32", "--frames", "20-21", "-q"]
            func render(_ words: [String]) throws -> Tool.Result {
                try Tool.built.run(["render"] + fire + words, in: folder)
            }
            try Data("birthRate,seed\n100,1\n900,2\n".utf8).write(to: URL(filePath: folder + "/a.csv"))
            #expect(try render(["--data", "a.csv", "-o", "{seed}-{birthRate}.gif"]).status == 0)
            #expect(try render(["--set", "birthRate=900", "--seed", "2", "-o", "one.gif"]).status == 0)
            #expect(try files(in: folder) == ["1-100.gif", "2-900.gif", "a.csv", "one.gif"])
            let films = try ["2-900.gif", "one.gif"].map { try Data(contentsOf: URL(filePath: "\(folder)/\($0)")) }
            #expect(films[0] == films[1])
            try Data("birthRate,seed\n100,1\n900,two\n".utf8).write(to: URL(filePath: folder + "/a.csv"))
            let refused = try render(["--data", "a.csv", "-o", "b{row}.gif"])
            #expect(refused.status == 66 && refused.errors.contains("a.csv:3:2: seed: "), "\(refused.errors)")
            #expect(try files(in: folder).count == 4)
        }
    }

    @Test("Code reads the values of a row from UserDefaults", .enabled(if: RunTool.built))
    func code() throws {
        try withRunTool { tool in
            let title = "UserDefaults.standard.string(forKey: \"title\")"
            try tool.write(
                controller(doing: "view.backgroundColor = \(title) == \"x\" ? .red : .blue"), to: "Sample.swift")
            let plain = "Sample.swift --frames 0 --size 8x8"
            #expect(try tool.hashes(plain + " --set title=x") != tool.hashes(plain))
            try tool.write("title\nx\ny\n", to: "a.csv")
            #expect(try tool.run(plain + " --data a.csv -o {title}.png -q").status == 0)
            #expect(try files(in: tool.folder) == ["Sample.swift", "a.csv", "x.png", "y.png"])
            let pictures = try ["x", "y"].map { try Data(contentsOf: URL(filePath: "\(tool.folder)/\($0).png")) }
            #expect(pictures[0] != pictures[1])
        }
    }
}
