import Foundation

/// The targets that a `Package.swift` declares, with the modules that each of them names.
///
/// The manifest is the only place that says which modules a module may import. It is read as text, because only SwiftPM can
/// run it, and tests of this target start no processes.
struct PackageManifest: Sendable {
    /// The modules and products that each target names, by the target's name.
    let dependencies: [String: Set<String>]
    /// The words in lists of dependencies that were not understood.
    let unknown: [String]

    /// The manifest of the repository; it has no targets if it cannot be read.
    static let own = PackageManifest(
        (try? String(contentsOf: SourceFile.root.appending(path: "Package.swift"), encoding: .utf8)) ?? "")

    init(_ source: String) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
        var reader = DependencyReader()
        for match in text.matches(of: /let (\w+) = Target\.Dependency\.product\(name: "(\w+)"/) {
            reader.constants[String(match.output.1)] = [String(match.output.2)]
        }
        for match in text.matches(of: /let (\w+): \[Target\.Dependency\] =/) {
            let list = Self.part(of: text[match.range.upperBound...], endsWithLine: true)
            reader.constants[String(match.output.1)] = reader.names(in: list)
        }
        var found: [String: Set<String>] = [:]
        for match in text.matches(of: /\.(?:target|executableTarget|systemLibrary|testTarget)\(\s*name: "([\w-]+)"/) {
            let arguments = Self.arguments(text[match.range.upperBound...])
            let list = arguments.firstRange(of: "dependencies:").map { Self.part(of: arguments[$0.upperBound...]) }
            found[String(match.output.1)] = list.map { reader.names(in: $0) } ?? []
        }
        // All frameworks name what the function says that makes their targets, and then their own list.
        reader.constants["dependencies"] = []
        let common = text.firstRange(of: "name: name, dependencies:").map {
            reader.names(in: Self.part(of: text[$0.upperBound...]))
        }
        for match in text.matches(of: /framework\("(\w+)"(?:, (\[[^\]]*\]))?\)/) {
            let own = match.output.2.map { reader.names(in: $0) } ?? []
            found[String(match.output.1)] = (common ?? []).union(own)
        }
        dependencies = found
        unknown = reader.unknown
    }

    /// Returns the beginning of a text up to the comma or bracket that ends an argument or, with `endsWithLine`, up to the
    /// end of a statement.
    private static func part(of text: Substring, endsWithLine: Bool = false) -> Substring {
        end(of: text) { character, isEmpty in
            character == "," || endsWithLine && character == "\n" && !isEmpty
        }
    }

    /// Returns the beginning of a text up to the bracket that ends a call.
    private static func arguments(_ text: Substring) -> Substring { end(of: text) { _, _ in false } }

    /// Returns the beginning of a text up to a closing bracket that the text does not open, or up to a character outside
    /// brackets and strings for which `ends` is true; it receives whether only whitespace precedes the character.
    private static func end(of text: Substring, _ ends: (Character, Bool) -> Bool) -> Substring {
        var (depth, isString, isEmpty) = (0, false, true)
        for index in text.indices {
            let character = text[index]
            if character == "\"" { isString.toggle() }
            if !isString {
                if ")]}".contains(character) { depth -= 1 }
                if depth < 0 || depth == 0 && ends(character, isEmpty) { return text[..<index] }
                if "([{".contains(character) { depth += 1 }
            }
            if !character.isWhitespace { isEmpty = false }
        }
        return text
    }
}

/// Reads sums of lists of dependencies, as in `views + ["QuartziteStage"]`.
private struct DependencyReader {
    /// The names in the constants that lists can contain.
    var constants: [String: Set<String>] = [:]
    private(set) var unknown: [String] = []

    mutating func names(in list: Substring) -> Set<String> {
        // Of a product, the module has the name.
        let plain = String(list).replacing(#/\.product\(name: /#, with: "").replacing(#/, package: "[^"]+"/#, with: "")
        var names = Set(plain.matches(of: /"([^"]+)"/).map { String($0.output.1) })
        for word in plain.replacing(/"[^"]*"/, with: "").matches(of: /[A-Za-z_]\w*/) {
            if let constant = constants[String(word.output)] {
                names.formUnion(constant)
            } else {
                unknown.append(String(word.output))
            }
        }
        return names
    }
}
