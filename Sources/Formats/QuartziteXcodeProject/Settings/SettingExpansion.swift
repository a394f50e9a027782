import QuartziteFileFormats
import Foundation

/// Expands a value of a build setting, within limits of work and length.
struct SettingExpansion {
    let settings: BuildSettings
    /// The settings that are being expanded; a reference back to one of them is empty.
    private var expanding: [(key: String, index: Int)] = []
    private var references = 0
    private var length = 0
    /// The number of opening brackets without an end, each of which required a search.
    private var unclosed = 0
    private static let maximumUnclosed = 100

    init(settings: BuildSettings) { self.settings = settings }

    /// Returns the expanded value of the last assignment of a key before an index.
    mutating func value(of key: String, before index: Int) -> String? {
        references += 1
        guard references <= BuildSettings.maximumReferences, expanding.count < PropertyListReader.maximumDepth,
            let (assignment, index) = settings.assignment(of: key, before: index),
            !expanding.contains(where: { $0.key == key && $0.index == index })
        else { return nil }
        expanding.append((key, index))
        defer { expanding.removeLast() }
        return expand(assignment.value)
    }

    /// Replaces the references in a text.
    mutating func expand(_ text: String) -> String {
        guard text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let after = rest[rest.index(after: dollar)...]
            guard let close = after.first.flatMap({ Self.brackets[$0] }),
                let end = Self.end(of: after, open: after[after.startIndex], close: close)
            else {
                unclosed += 1
                if unclosed > Self.maximumUnclosed { return result + rest[dollar...] }
                result.append("$")
                rest = after
                continue
            }
            let value = self.value(ofReference: after[after.startIndex..<end].dropFirst())
            length += value.utf8.count
            guard length <= BuildSettings.longestValue else { return result }
            result += value
            rest = after[after.index(after: end)...]
        }
        return result + rest
    }

    private static let brackets: [Character: Character] = ["(": ")", "{": "}"]

    /// Returns the index of the bracket that closes the first one.
    private static func end(of text: Substring, open: Character, close: Character) -> Substring.Index? {
        guard let open = open.asciiValue, let close = close.asciiValue else { return nil }
        var depth = 0
        for index in text.utf8.indices {
            if text.utf8[index] == open { depth += 1 }
            if text.utf8[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// Returns the value of the text in brackets, which is a name and operators, separated by colons.
    private mutating func value(ofReference reference: Substring) -> String {
        // The name itself can contain references.
        let expanded = reference.contains("$") && expanding.count < 32 ? nested(reference) : String(reference)
        let parts = expanded.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let name = parts.first ?? ""
        var value: String
        if name == "inherited" || name == "value" || name == expanding.last?.key, let (key, index) = expanding.last {
            value = self.value(of: key, before: index) ?? ""
        } else {
            value = self.value(of: name, before: .max) ?? ""
        }
        for name in parts.dropFirst() { value = Self.apply(name, to: value) }
        return value
    }

    private mutating func nested(_ text: Substring) -> String {
        expanding.append(("", references))
        defer { expanding.removeLast() }
        return expand(String(text))
    }

    /// Applies an operator such as `rfc1034identifier`; unknown ones have no effect.
    private static func apply(_ name: String, to value: String) -> String {
        if name.hasPrefix("default=") { return value.isEmpty ? String(name.dropFirst("default=".count)) : value }
        switch name {
        case "rfc1034identifier":
            return identifier(value, filler: "-") { $0.isASCII && ($0.isLetter || $0.isNumber) || "-.".contains($0) }
        case "c99extidentifier", "identifier": return moduleName(value)
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "base": return value.fileName
        case "file": return value.lastPathComponent
        case "dir": return value.parentFolder + "/"
        case "suffix":
            let suffix = (value as NSString).pathExtension
            return suffix.isEmpty ? "" : "." + suffix
        case "standardizepath": return CheckoutFiles.standardized(value)
        case "not": return value.uppercased() == "YES" ? "NO" : "YES"
        default: return value
        }
    }

    private static func identifier(_ text: String, filler: String, _ isAllowed: (Character) -> Bool) -> String {
        text.map { isAllowed($0) ? String($0) : filler }.joined()
    }

    /// Replaces characters that an identifier cannot contain with `_`.
    static func moduleName(_ name: String) -> String {
        let text = identifier(name, filler: "_") { $0.isLetter || $0.isNumber || $0 == "_" }
        return text.first?.isNumber == true ? "_" + text.dropFirst() : text
    }
}
