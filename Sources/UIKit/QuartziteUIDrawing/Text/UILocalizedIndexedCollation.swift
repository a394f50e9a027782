import QuartziteUIFoundation

/// Divides objects into sections by the first letter of a text, as an index of names does.
///
/// The sections are the letters of the English alphabet and one for everything else.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let letters = (65...90).compactMap { Unicode.Scalar($0).map { String(Character($0)) } }

    /// The collation of the stage's language.
    open class func current() -> UILocalizedIndexedCollation {
        SceneContext.current.object(of: UILocalizedIndexedCollation.self) { UILocalizedIndexedCollation() }
    }

    /// The titles of the sections: the letters, and a number sign.
    open var sectionTitles: [String] { Self.letters + ["#"] }
    /// The titles of the index: the same as those of the sections.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// Returns the section for an index title.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// Returns the section of an object by the text that a method or property returns.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let text = Self.text(of: object, selector)
        let first = text.decomposedStringWithCanonicalMapping.first.map {
            String($0.unicodeScalars.prefix(1)).uppercased()
        }
        return first.flatMap { Self.letters.firstIndex(of: $0) } ?? Self.letters.count
    }

    /// Returns objects in the order of the texts that a method or property returns.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let texts = array.map { Self.text(of: $0, selector).lowercased() }
        return array.indices.sorted { texts[$0] == texts[$1] ? $0 < $1 : texts[$0] < texts[$1] }.map { array[$0] }
    }

    private static func text(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        let child = Mirror(reflecting: object).children.first { $0.label == selector.name }
        return child?.value as? String ?? "\(object)"
    }
}
