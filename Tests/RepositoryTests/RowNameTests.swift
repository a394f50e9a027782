import Testing

@Suite("A property of a view is a declaration and a row")
struct RowNameTests {
    /// The names of rows that are spelled elsewhere, by what they are there.
    private static let otherUses: [String: Set<String>] = [
        "elements of documents": ["color", "image", "placeholder"],
        "attributes of values, states, segues and constraints": [
            "alignment", "alpha", "attributedTitle", "backgroundImage", "fontDescription", "image", "lineBreakMode",
            "modalPresentationStyle", "modalTransitionStyle", "name", "scale", "style", "title", "tintColor", "value",
            "width",
        ],
        "attributes that tell views from other elements": ["contentMode"],
        "attributes of rows of static tables": ["rowHeight"],
        "keys of layers": ["backgroundColor", "shadowColor", "shadowOffset"],
        "names of traits and kinds of text": ["image", "selected", "text"],
    ]

    private static let files = SourceFile.sources.filter {
        $0.isSwift && ($0.path.hasPrefix("Sources/UIKit/") || $0.module == "QuartziteInterfaceBuilder")
            && !$0.path.contains("/Observing/Keys/") && !$0.path.hasSuffix("Vocabulary+Objects.swift")
    }
    private static let code = files.map { file in
        (
            path: file.path,
            text: file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        )
    }
    private static let rows = code.filter { $0.path.hasSuffix("+Rows.swift") }

    /// The names in rows with a property.
    private static let names = Set(
        rows.flatMap { $0.text.matches(of: /(?:^|\[)\s*\.(?!own)\w+\(\s*"(\w+)"/.anchorsMatchLineEndings()) }
            .map { String($0.output.1) })

    @Test("No other code of UIKit spells the name of a row")
    func spelledOnce() {
        let allowed = Self.otherUses.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        #expect(Self.names.count > 250 && Self.names.isSuperset(of: ["numberOfLines", "hidden", "contentMode"]))
        for (path, text) in Self.code where !path.hasSuffix("+Rows.swift") {
            let found = text.matches(of: /"([A-Za-z]\w*)"/).map { String($0.output.1) }
                .filter { Self.names.contains($0) && !allowed.contains($0) }
            #expect(found.isEmpty, "\(path) spells \(found), which rows read")
        }
    }

    @Test("Each word with another use is the name of a row")
    func otherUses() {
        for (use, words) in Self.otherUses { #expect(words.isSubset(of: Self.names), "\(use)") }
    }

    @Test("Each table of rows is in the list of its layer, and each class has one")
    func listed() {
        let tables = Self.rows.flatMap { $0.text.matches(of: /static let `?(\w+)`? = PropertyRows<(\w+)>/) }
            .map { (name: String($0.output.1), type: String($0.output.2)) }
        #expect(tables.count > 40 && Set(tables.map(\.type)).count == tables.count)
        let lists = Self.code.map(\.text).joined(separator: "\n")
            .matches(of: /\[any AnyPropertyRows\] = \[([^\]]*)\]/).map { String($0.output.1) }.joined(separator: ",")
        let listed = Set(lists.matches(of: /\w+/).map { String($0.output) })
        for table in tables { #expect(listed.contains(table.name), "\(table.name) is in no list") }
    }
}
