/// A path pattern as used in podspecs.
///
/// `**/` matches any folders, `*` any characters within a name, `?` a single character, `[ab]` one of several
/// characters, and `{a,b}` one of the alternatives.
struct GlobPattern {
    private let alternatives: [[UInt8]]

    /// The maximum number of alternatives that braces can produce.
    private static let maximumAlternatives = 256
    /// The maximum length of a pattern in bytes; a longer one matches nothing.
    private static let longest = 1_024

    init(_ pattern: String) {
        alternatives = pattern.utf8.count > Self.longest ? [] : Self.expand(pattern).map { Array($0.utf8) }
    }

    /// Returns the leading folder of a pattern that contains all matches; empty if they can be anywhere.
    static func folder(of pattern: String) -> String {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
        return parts.prefix { part in !part.contains { "*?[{".contains($0) } }.joined(separator: "/")
    }

    /// Returns whether the pattern matches a complete path.
    func matches(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        return alternatives.contains { pattern in
            var budget = 100_000
            return Self.matches(pattern[...], bytes[...], &budget)
        }
    }

    private static func expand(_ pattern: String) -> [String] {
        var finished: [String] = []
        var open = [pattern]
        while let next = open.popLast(), finished.count + open.count < maximumAlternatives {
            guard let first = next.firstIndex(of: "{"), let last = next[first...].firstIndex(of: "}") else {
                finished.append(next)
                continue
            }
            let choices = next[next.index(after: first)..<last].split(separator: ",", omittingEmptySubsequences: false)
            open += choices.map { next[..<first] + $0 + next[next.index(after: last)...] }.map { String($0) }
        }
        return finished
    }

    private static func matches(
        _ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>, _ budget: inout Int
    ) -> Bool {
        let (star, slash) = (UInt8(ascii: "*"), UInt8(ascii: "/"))
        var (pattern, path) = (pattern, path)
        while let first = pattern.first {
            budget -= 1
            guard budget > 0 else { return false }
            if first == star {
                let rest = pattern.drop { $0 == star }
                if pattern.count - rest.count > 1 { return matchesFolders(rest, path, &budget) }
                while true {
                    if matches(rest, path, &budget) { return true }
                    guard let next = path.first, next != slash, budget > 0 else { return false }
                    path = path.dropFirst()
                }
            }
            guard let byte = path.first, let rest = matchesOne(pattern, byte) else { return false }
            (pattern, path) = (rest, path.dropFirst())
        }
        return path.isEmpty
    }

    /// Matches the part after `**`, which covers any number of whole folders, or the rest of the path.
    private static func matchesFolders(
        _ rest: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>, _ budget: inout Int
    ) -> Bool {
        let slash = UInt8(ascii: "/")
        guard rest.first == slash else { return rest.isEmpty }
        var path = path
        while budget > 0 {
            if matches(rest.dropFirst(), path, &budget) { return true }
            guard let next = path.firstIndex(of: slash) else { return false }
            path = path[(next + 1)...]
        }
        return false
    }

    /// Returns the pattern after its first element if that matches `byte`; otherwise nil.
    private static func matchesOne(_ pattern: ArraySlice<UInt8>, _ byte: UInt8) -> ArraySlice<UInt8>? {
        guard let first = pattern.first else { return nil }
        if first == UInt8(ascii: "?") { return byte == UInt8(ascii: "/") ? nil : pattern.dropFirst() }
        if first == UInt8(ascii: "["), let end = pattern.firstIndex(of: UInt8(ascii: "]")) {
            return pattern[pattern.startIndex..<end].dropFirst().contains(byte) ? pattern[(end + 1)...] : nil
        }
        return first == byte ? pattern.dropFirst() : nil
    }
}
