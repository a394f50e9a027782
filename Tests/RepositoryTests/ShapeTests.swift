import Testing

@Suite("The shape of a file")
struct ShapeTests {
    static let everything = SourceFile.sources + SourceFile.tests + SourceFile.benchmarks + SourceFile.scripts

    /// Files with one class whose body cannot be divided, since members in extensions cannot be overridden: the most lines
    /// of each, and what the body consists of.
    static let undivided: [String: (lines: Int, reason: String)] = [
        "Sources/UIKit/QuartziteUICore/Controllers/Controller/UIViewController.swift": (
            500, "apps override the members about the view, presentation and appearance"
        ),
        "Sources/UIKit/QuartziteUICore/Views/View/UIView.swift": (
            420, "apps override the members about layout, drawing and touches"
        ),
        "Package.swift": (430, "SwiftPM reads the manifest of a package from one file"),
    ]

    @Test("No file is longer than 400 lines, unless it contains one class with members that apps override")
    func length() {
        let long = Self.everything.filter { $0.lines.count > (Self.undivided[$0.path]?.lines ?? 400) + 1 }
        #expect(long.isEmpty, "split \(long)")
    }

    @Test("Files that may be longer exist, are longer, and have a reason")
    func exceptions() {
        for (path, exception) in Self.undivided {
            let file = Self.everything.first { $0.path == path }
            #expect((file?.lines.count ?? 0) > 401 && !exception.reason.isEmpty, "\(path) needs no exception")
        }
    }

    @Test("No function is longer than 60 lines")
    func functions() {
        let declaration = /^( *)([a-z@(),A-Z]+ )*(func|init)\b/
        for file in Self.everything where file.isSwift {
            for (start, line) in file.code.enumerated() {
                guard let indentation = line.prefixMatch(of: declaration)?.output.1 else { continue }
                // The body ends at the first line that is indented no further.
                let end = file.code[(start + 1)...].firstIndex {
                    $0.hasPrefix(indentation + "}")
                        || ($0.hasPrefix(indentation) && $0.dropFirst(indentation.count).first?.isLetter == true)
                }
                #expect((end ?? start) - start <= 60, "\(file):\(start + 1)")
            }
        }
    }

    @Test("Every public declaration is documented", arguments: SourceFile.sources.filter(\.isSwift))
    func documentation(file: SourceFile) {
        for index in file.lines.indices where declaresPublic(file.code[index]) {
            let above = file.lines[..<index].last { line in
                let text = line.drop(while: \.isWhitespace)
                return !text.hasPrefix("@") && !text.hasPrefix("#if") && !text.hasPrefix("// swift-format-ignore")
            }
            let text = above?.drop(while: \.isWhitespace) ?? ""
            #expect(text.hasPrefix("///") || text.hasSuffix("*/"), "\(file):\(index + 1) has no documentation")
        }
    }

    @Test("Fatal errors of the frameworks have messages in release builds")
    func misuse() {
        // The standard library's functions omit them there; `raise` and `stop` take their place.
        let silent = ["precondition(", "preconditionFailure(", "assert(", "assertionFailure(", "fatalError("]
        for file in SourceFile.sources where DeterminismTests.frameModules.contains(file.module) && file.isSwift {
            for (index, line) in file.code.enumerated() {
                for call in silent where line.contains(call) { Issue.record("\(file):\(index + 1) calls \(call)…)") }
            }
        }
        #expect(SourceFile.sources.contains { $0.code.contains { $0.contains("raise(.") } })
    }

    @Test("The repository names no machine's folders and no other hosts")
    func places() {
        // The names are split so that this file passes its own test.
        let folders = ["/" + "tmp/", "/" + "work/", "/" + "home/", "/" + "root/", "/" + "opt/"]
        for file in SourceFile.sources + SourceFile.tests + SourceFile.benchmarks + SourceFile.scripts {
            for (index, line) in file.lines.enumerated() {
                for folder in folders where line.contains(folder) {
                    Issue.record("\(file):\(index + 1) names \(folder)")
                }
                for match in line.matches(of: /:\/\/(\w[\w.-]*)/) where !Self.isNeutral(match.output.1) {
                    Issue.record("\(file):\(index + 1) names a host")
                }
            }
        }
        #expect(SourceFile.sources.allSatisfy { file in !file.lines.contains { $0.contains("../" + "shared") } })
    }

    /// Whether a host is GitHub, this machine, or reserved for examples.
    private static func isNeutral(_ host: Substring) -> Bool {
        let parts = host.lowercased().split(separator: ".")
        return ["github.com", "localhost", "127.0.0.1"].contains(host)
            || ["example", "invalid"].contains(parts.last ?? "") || parts.suffix(2) == ["example", "com"]
    }

    @Test("Sources do not trap deliberately on bad data")
    func traps() {
        for file in SourceFile.sources where file.isSwift {
            for (index, line) in file.code.enumerated() {
                for trap in ["try!", "as!", "fatalError("] where line.contains(trap) {
                    Issue.record("\(file):\(index + 1) uses \(trap)")
                }
            }
        }
        #expect(!SourceFile.sources.isEmpty)
    }
}

/// Whether a line of code starts a public declaration that needs its own documentation.
private func declaresPublic(_ line: String) -> Bool {
    let declaring = [
        "func", "var", "let", "class", "struct", "enum", "protocol", "init", "subscript", "typealias", "actor",
    ]
    let words = line.split { !($0.isLetter || $0 == "_") }.map(String.init)
    let head = words.prefix { !declaring.contains($0) }
    guard head.count < words.count, head.contains("public") || head.contains("open") else { return false }
    return !head.contains("override") && !head.contains("extension")
}
