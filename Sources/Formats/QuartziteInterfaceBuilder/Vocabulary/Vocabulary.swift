/// The known elements and attributes of documents (interface_builder.md I5).
///
/// Others have no effect and produce a warning. Each element is a line of a table, which names another element whose
/// attributes it has, too, and then its own. A name has a kind after a colon: `bool`, `number`, `integer`, `multiplier`,
/// `length`, several words with `|` between them, `key` for a child element, or none for text. A default after `=` applies
/// if the attribute is absent. `anything` stands for all names, and `unchecked` for elements in which nothing is read.
///
/// The elements of objects are those of the rows of UIKit's classes, from which `scripts/generate-vocabulary` writes
/// their table. It also checks that some code reads each name of the other tables, except for ``designTimeOnly``.
enum Vocabulary {
    /// The descriptions of all elements, by name.
    static let descriptions: [String: ElementDescription] = {
        var lines: [Substring: [Substring]] = [:]
        var bases: [Substring: Substring] = [:]
        let substitutes = InterfaceElement.substitutes.map {
            "\($0.key) < \($0.value == "UIView" ? "view" : "viewController") anything"
        }
        for table in [structure, values, parts, objects, designTimeOnly, substitutes.joined(separator: "\n")] {
            var name: Substring = ""
            for line in table.split(separator: "\n") {
                var words = line.split(separator: " ")[...]
                if line.first != " " {
                    name = words.removeFirst()
                    if words.first == "<" {
                        bases[name] = words.dropFirst().first
                        words = words.dropFirst(2)
                    }
                }
                lines[name, default: []] += words
            }
        }
        var found: [Substring: ElementDescription] = [:]
        func description(_ name: Substring) -> ElementDescription {
            if let known = found[name] { return known }
            let base = name == "common" ? nil : description(bases[name] ?? "common")
            let made = ElementDescription(String(name), like: base, lines[name] ?? [])
            found[name] = made
            return made
        }
        return Dictionary(uniqueKeysWithValues: lines.keys.map { (String($0), description($0)) })
    }()

    /// Returns whether a name concerns only the canvas.
    static func concernsCanvas(_ name: String) -> Bool { name.hasPrefix("simulated") || name.hasPrefix("freeform") }

    /// Names that Interface Builder saves for its canvas, and names that iOS ignores.
    static let designTimeOnly = """
        common misplaced:bool ambiguous:bool verifyAmbiguity userLabel colorLabel userComments:key canvasLocation:key
        document version systemVersion targetRuntime propertyAccessControl variant useTraitCollections:bool
            useSafeAreas:bool customFonts:key
        outletCollection collectionClass
        attributes NSOriginalFont:key
        window visibleAtLaunch:bool resizesToFullScreen:bool
        """
}
