/// What the text of Swift files says about the module that they form.
struct SourceScan {
    /// The modules that the files import, in alphabetical order.
    let imports: [String]
    /// Whether a file declares a SwiftUI app, a type that conforms to `App`.
    let declaresSwiftUIApp: Bool

    /// The size from which a file is not scanned, in bytes; such files hold data.
    private static let largestFile = 4 << 20

    init(_ paths: [String], files: CheckoutFiles) {
        var (imports, declaresApp) = (Set<String>(), false)
        for path in paths where path.fileExtension == "swift" {
            guard let text = try? files.text(of: path), text.utf8.count <= Self.largestFile else { continue }
            for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
                if let module = Self.module(in: line) { imports.insert(module) }
                if !declaresApp, Self.declaresApp(line) { declaresApp = true }
            }
        }
        self.imports = imports.sorted()
        declaresSwiftUIApp = declaresApp
    }

    /// Returns the module that a line imports.
    private static func module(in line: Substring.UTF8View) -> String? {
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        let access: Set = ["public", "internal", "private", "fileprivate", "package"]
        let code = line.drop { $0 == 32 || $0 == 9 }
        guard let first = code.first,
            first == UInt8(ascii: "i") || first == UInt8(ascii: "@") || first == UInt8(ascii: "p")
                || first == UInt8(ascii: "f")
        else { return nil }
        var words = Substring(code).split { $0 == " " || $0 == "\t" || $0 == ";" }[...]
        while let word = words.first, word.hasPrefix("@") || access.contains(String(word)) { words = words.dropFirst() }
        guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
        if kinds.contains(String(name)) { name = words.popFirst() ?? name }
        let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return module.isEmpty ? nil : String(module)
    }

    /// Whether a line declares a structure that conforms to SwiftUI's `App`.
    private static func declaresApp(_ line: Substring.UTF8View) -> Bool {
        guard line.contains(UInt8(ascii: ":")) else { return false }
        let words = Substring(line).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" || $0 == "/") }
        guard let start = words.firstIndex(of: "struct"), !words[..<start].contains(where: { $0.hasPrefix("/") }) else {
            return false
        }
        let declaration = words[start...].joined(separator: " ").replacing(":", with: " : ").split(separator: " ")
        guard let colon = declaration.firstIndex(of: ":") else { return false }
        return declaration[colon...].contains("App")
    }
}
