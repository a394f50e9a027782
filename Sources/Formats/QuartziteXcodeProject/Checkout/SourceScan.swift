import Foundation

/// The information about a module that the text of its Swift files provides.
struct SourceScan {
    /// The modules that the files import, in alphabetical order.
    let imports: [String]
    /// Whether a file declares a type that conforms to SwiftUI's `App`.
    let declaresSwiftUIApp: Bool

    /// The maximum size of a scanned file, in bytes; larger files contain data.
    private static let largestFile = 4 << 20
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    private static let access: Set<Substring> = ["public", "internal", "private", "fileprivate", "package"]

    init(_ paths: [String], files: CheckoutFiles) {
        var (imports, declaresApp) = (Set<String>(), false)
        for path in paths where path.fileExtension == "swift" {
            guard let data = try? files.contents(of: path), data.count <= Self.largestFile else { continue }
            for line in Array(data).split(whereSeparator: { $0 == 10 || $0 == 13 }) {
                let code = line.drop { $0 == 32 || $0 == 9 }
                guard let first = code.first else { continue }
                if "i@pf".utf8.contains(first), let module = Self.module(in: code) { imports.insert(module) }
                if !declaresApp, "s@pif".utf8.contains(first) { declaresApp = Self.declaresApp(code) }
            }
        }
        self.imports = imports.sorted()
        declaresSwiftUIApp = declaresApp
    }

    /// Returns the module that a line of code imports.
    private static func module(in line: ArraySlice<UInt8>) -> String? {
        guard contains("import", in: line) else { return nil }
        let text = String(decoding: line, as: UTF8.self)
        var words = text.split { $0 == " " || $0 == "\t" || $0 == ";" }[...]
        while let word = words.first, word.hasPrefix("@") || access.contains(word) { words = words.dropFirst() }
        guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
        if kinds.contains(name) { name = words.popFirst() ?? name }
        let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return module.isEmpty ? nil : String(module)
    }

    /// Returns whether a line of code declares a structure that conforms to SwiftUI's `App`.
    private static func declaresApp(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.contains(UInt8(ascii: ":")), contains("struct", in: line), contains("App", in: line) else {
            return false
        }
        let text = String(decoding: line, as: UTF8.self).replacing(":", with: " : ")
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" || $0 == "/") }
        guard let start = words.firstIndex(of: "struct"), !words[..<start].contains(where: { $0.hasPrefix("/") }),
            let colon = words[start...].firstIndex(of: ":")
        else { return false }
        return words[colon...].contains("App")
    }

    private static func contains(_ word: String, in line: ArraySlice<UInt8>) -> Bool {
        line.firstRange(of: Array(word.utf8)) != nil
    }
}
