import Foundation

/// A text file of the repository.
struct SourceFile: Sendable, CustomStringConvertible {
    /// The path relative to the repository's root.
    let path: String
    let lines: [String]

    /// The lines without comments and string literals; there are as many as in `lines`.
    let code: [String]

    var description: String { path }
    var isSwift: Bool { path.hasSuffix(".swift") }

    /// The name of the module: `CoreGraphics` for `Sources/Apple/CoreGraphics/Path/CGPath.swift`.
    var module: String {
        path.split(separator: "/").dropFirst(path.hasPrefix("Sources/") ? 2 : 1).first.map(String.init) ?? ""
    }

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        code = Self.stripped(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let sources = all(in: "Sources")
    static let tests = all(in: "Tests")
    static let benchmarks = all(in: "Benchmarks")
    static let tools = all(in: "Tools")
    static let documentation =
        all(in: "docs", ["md"]) + all(in: "Sources", ["md"]) + all(in: "Tests", ["md"])
        + ["README.md", "CONTRIBUTING.md", "SECURITY.md"].compactMap(load)
    /// The tables of measured facts.
    static let facts = all(in: "Tests/Facts", ["tsv"])
    static let scripts = all(in: "scripts") + all(in: ".ci") + ["Makefile", "Package.swift"].compactMap(load)

    private static func load(_ path: String) -> SourceFile? {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)).map { SourceFile(path: path, text: $0) }
    }

    private static func all(in folder: String, _ extensions: [String] = ["swift", "c", "h", ""]) -> [SourceFile] {
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap {
            $0 as? String
        }
        let desired = (names ?? []).filter { name in
            !name.split(separator: "/").contains { $0.hasPrefix(".build") }
                && extensions.contains(name.contains(".") ? String(name.split(separator: ".").last ?? "") : "")
        }
        return desired.sorted().compactMap { load("\(folder)/\($0)") }
    }

    /// Removes comments and the contents of string literals, and keeps line breaks.
    private static func stripped(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        var i = 0
        func at(_ offset: Int) -> UInt8 { i + offset < bytes.count ? bytes[i + offset] : 0 }
        func skip(until done: () -> Bool) {
            while i < bytes.count, !done() {
                if bytes[i] == UInt8(ascii: "\n") { kept.append(bytes[i]) }
                i += 1
            }
        }
        let (slash, star, quote, escape) = (
            UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\""), UInt8(ascii: "\\")
        )
        while i < bytes.count {
            if at(0) == slash, at(1) == slash {
                skip { bytes[i] == UInt8(ascii: "\n") }
            } else if at(0) == slash, at(1) == star {
                skip { at(0) == star && at(1) == slash }
                i += 2
            } else if at(0) == quote, at(1) == quote, at(2) == quote {
                i += 3
                skip { at(0) == quote && at(1) == quote && at(2) == quote }
                i += 3
            } else if at(0) == quote {
                i += 1
                while i < bytes.count, bytes[i] != quote, bytes[i] != UInt8(ascii: "\n") {
                    i += bytes[i] == escape ? 2 : 1
                }
                i += at(0) == quote ? 1 : 0
                kept += [quote, quote]
            } else {
                kept.append(bytes[i])
                i += 1
            }
        }
        return String(decoding: kept, as: UTF8.self)
    }
}

/// The names in `line` that are called as free functions: followed by `(`, and neither members nor declarations.
func freeCalls(in line: String) -> [String] {
    var calls: [String] = []
    var word: [UInt8] = []
    var before: UInt8 = 0
    var previousWord = ""
    for byte in line.utf8 {
        let isWord =
            byte == UInt8(ascii: "_") || byte > 127
            || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
        if isWord {
            word.append(byte)
            continue
        }
        if !word.isEmpty {
            let name = String(decoding: word, as: UTF8.self)
            if byte == UInt8(ascii: "("), before != UInt8(ascii: "."), previousWord != "func" { calls.append(name) }
            previousWord = name
            word = []
        }
        before = byte
    }
    return calls
}
