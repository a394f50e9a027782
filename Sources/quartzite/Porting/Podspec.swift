import Foundation

/// The literals in a podspec, which is not executed.
struct Podspec {
    let name: String
    /// Patterns of source files, relative to the podspec's folder.
    let patterns: [String]
    let folder: String
    /// The names of resource bundles with the patterns of their files, in alphabetical order.
    let resourceBundles: [(name: String, patterns: [String])]

    init?(_ path: String) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        folder = (path as NSString).deletingLastPathComponent
        let names = Self.values(of: ["module_name", "name"], in: text)
        name = names.first ?? ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        patterns = Self.values(of: ["source_files"], in: text)
        resourceBundles = Self.bundles(in: text)
    }

    /// Parses the braces after `resource_bundles`: `'Name' => ['pattern', …]`, each name once.
    private static func bundles(in text: String) -> [(name: String, patterns: [String])] {
        let code = text.split(whereSeparator: \.isNewline).filter { !$0.drop { $0 == " " }.hasPrefix("#") }
        let declarations = code.joined(separator: "\n").matches(of: /\.resource_bundles?\s*=\s*\{([^}]*)\}/)
        let entries = declarations.flatMap { $0.1.matches(of: /["']([\w.-]+)["']\s*=>\s*(\[[^\]]*\]|["'][^"']*["'])/) }
        let bundles = entries.map { entry in
            (String(entry.1), entry.2.matches(of: /["']([^"']+)["']/).map { String($0.1) })
        }
        return Dictionary(bundles) { first, _ in first }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns the files in the podspec's folder that match patterns, in alphabetical order.
    func files(matching patterns: [String]) -> [String] {
        patterns.flatMap { pattern -> [String] in
            let plain = pattern.split(separator: "/", omittingEmptySubsequences: false).prefix { part in
                !part.contains { "*?[{".contains($0) }
            }
            let start = plain.joined(separator: "/")
            if plain.count == pattern.split(separator: "/", omittingEmptySubsequences: false).count {
                return FileManager.default.fileExists(atPath: "\(folder)/\(start)") ? ["\(folder)/\(start)"] : []
            }
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(start)")) ?? []
            return names.map { start.isEmpty ? $0 : "\(start)/\($0)" }
                .filter { Self.matches(pattern[...], $0[...]) }.sorted().map { "\(folder)/\($0)" }
        }
    }

    /// Returns the strings after `.key =`, for each key in turn.
    private static func values(of keys: [String], in text: String) -> [String] {
        keys.flatMap { key in
            text.split(whereSeparator: \.isNewline).filter { line in
                let head = line.split(separator: "=", maxSplits: 1).first?.filter { !$0.isWhitespace }
                return head?.hasSuffix(".\(key)") == true && line.contains("=")
            }.flatMap { line in
                line.split(separator: "=", maxSplits: 1)[1].split(omittingEmptySubsequences: false) {
                    "'\"".contains($0)
                }
                .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
            }
        }
    }

    /// Whether a source file pattern matches a file.
    func includes(_ file: String) -> Bool {
        guard file.hasPrefix(folder + "/") else { return false }
        let relative = String(file.dropFirst(folder.count + 1))
        return patterns.contains { Self.matches($0[...], relative[...]) || Self.matches("\($0)/*"[...], relative[...]) }
    }

    /// Matches a path; `**/` matches any folders, `*` any characters of a name, and `{a,b}` one of the alternatives.
    static func matches(_ pattern: Substring, _ path: Substring) -> Bool {
        if let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") {
            let choices = pattern[pattern.index(after: open)..<close].split(separator: ",")
            let rest = pattern[pattern.index(after: close)...]
            return choices.contains { matches("\(pattern[..<open])\($0)\(rest)"[...], path) }
        }
        guard let first = pattern.first else { return path.isEmpty }
        if pattern.hasPrefix("**/") {
            let rest = pattern.dropFirst(3)
            if matches(rest, path) { return true }
            return path.firstIndex(of: "/").map { matches(pattern, path[path.index(after: $0)...]) } ?? false
        }
        if pattern == "**" { return true }
        if first == "*" {
            let rest = pattern.drop { $0 == "*" }
            var tail = path
            while true {
                if matches(rest, tail) { return true }
                guard let next = tail.first, next != "/" else { return false }
                tail = tail.dropFirst()
            }
        }
        return path.first == first && matches(pattern.dropFirst(), path.dropFirst())
    }
}
