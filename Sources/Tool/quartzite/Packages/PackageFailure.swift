import QuartziteXcodeProject

/// What SwiftPM says about packages that it cannot get, in one line.
struct PackageFailure {
    /// The reason.
    let reason: String
    /// The packages to which the reason refers, as indices.
    let culprits: [Int]
    /// Whether the packages themselves can be fetched, but not the products of them that are named, or only in a cycle.
    ///
    /// Without the names of products, SwiftPM gets only the packages themselves, and none that these require.
    let concernsProducts: Bool

    /// Reads the output of `swift package resolve`.
    init(_ output: String, _ packages: [MissingPackage]) {
        let lines = output.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let start = lines.firstIndex { $0.hasPrefix("error: ") }
        let errors = start.map { Array(lines[$0...]) } ?? lines.suffix(1)
        let whole = errors.joined(separator: " ")
        concernsProducts =
            whole.contains(/product '.*' required by package .* not found/) || whole.contains("cyclic dependency")
        let git = errors.first { $0.hasPrefix("fatal: ") && !$0.contains("could not read from remote") }
        reason = Self.short(git?.dropFirst("fatal: ".count) ?? errors.first?[...] ?? "SwiftPM ended without a reason")
        culprits = packages.indices.filter { index in
            let reference = packages[index].reference
            let path = reference.url.hasPrefix("file://") ? reference.url.dropFirst("file://".count) : ""
            return Self.names(reference.url, in: whole) || !path.isEmpty && Self.names(String(path), in: whole)
                || whole.contains("'\(reference.identity)'")
        }
    }

    /// Whether a text names an address, and not only a longer one that begins with it.
    private static func names(_ url: String, in text: String) -> Bool {
        text.ranges(of: url).contains { range in
            guard range.upperBound < text.endIndex else { return true }
            let next = text[range.upperBound]
            return !next.isLetter && !next.isNumber && next != "-" && next != "_"
        }
    }

    private static func short(_ text: Substring) -> String {
        let plain = text.hasPrefix("error: ") ? text.dropFirst("error: ".count) : text
        return plain.count > 300 ? plain.prefix(300) + "…" : String(plain)
    }
}
