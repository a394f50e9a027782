import Testing

@Suite("A property of a layer, cell or animation is a declaration and a row")
struct PropertyKeyTests {
    /// The files that use the key of a row for something else, and what it is there.
    static let otherUses = [
        "Sources/Apple/QuartzCore/Animation/CALayer+Animations.swift": "keys of style dictionaries",
        "Sources/Apple/QuartzCore/Animation/CAValueFunction.swift": "names of functions",
        "Sources/Apple/QuartzCore/Emitter/CAEmitterLayerConstants.swift": "names of render modes",
        "Sources/Apple/QuartzCore/Filter/CGBlendMode+FilterName.swift": "names of blend modes",
        "Sources/Apple/QuartzCore/Filter/CIFilter.swift": "keys of filters",
        "Sources/Apple/QuartzCore/Transform/TransformComponent.swift": "components of transforms",
    ]

    private struct Literal: Hashable {
        let file: String
        let key: String
    }

    /// The Swift code of QuartzCore without lines of comments, by path.
    private static let code: [(path: String, text: String)] = SourceFile.sources
        .filter { $0.module == "QuartzCore" && $0.isSwift }
        .map { file in
            let lines = file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            return (file.path, lines.joined(separator: "\n"))
        }

    /// The keys and getters in rows, once for each row.
    private static func rows(in text: String) -> [String] {
        text.matches(
            of: /\b(?:Property|PlainProperty|EmitterCellNumber|LayerProperty)(?:<\w+>)?\(\s*(?:numbers?: )?"(\w+)"/
        )
        .map { String($0.1) } + text.matches(of: /getter: "(\w+)"/).map { String($0.1) }
    }

    /// The first names of all string literals that could be key paths.
    private static func literals(in text: String) -> [String] {
        text.matches(of: /"([A-Za-z]\w*)(?:\.[\w.]*)?"/).map { String($0.1) }
    }

    /// Returns the keys that a file spells outside its rows.
    private static func repeated(in text: String, among keys: Set<String>) -> [String] {
        var own = rows(in: text)
        return literals(in: text).filter(keys.contains).filter { key in
            guard let index = own.firstIndex(of: key) else { return true }
            own.remove(at: index)
            return false
        }
    }

    private static let keys = Set(code.flatMap { rows(in: $0.text) })

    @Test("No other code spells the key of a row") func spelledOnce() {
        #expect(Self.keys.count > 100 && Self.keys.isSuperset(of: ["bounds", "cornerRadius", "isHidden", "path"]))
        for (path, text) in Self.code where Self.otherUses[path] == nil {
            let found = Self.repeated(in: text, among: Self.keys)
            #expect(found.isEmpty, "\(path) spells \(found); use the key of the row")
        }
    }

    @Test("Each file with other uses of a key has one") func otherUses() {
        for (path, text) in Self.code where Self.otherUses[path] != nil {
            #expect(!Self.repeated(in: text, among: Self.keys).isEmpty, "\(path) is listed without need")
        }
        #expect(Self.otherUses.keys.allSatisfy { path in Self.code.contains { $0.path == path } })
    }

    @Test("Setters of a layer change its values only as changes of a property") func setters() {
        for (path, text) in Self.code where path.hasPrefix("Sources/Apple/QuartzCore/Layer") {
            let direct = text.matches(of: #/\bset \{ (?:state|values)\.(\w+) = /#).map { String($0.1) }
            #expect(direct.isEmpty, "\(path) sets \(direct) without `change`, so observers are notified late")
        }
    }

    @Test("Keys outside rows are found") func readsLiterals() {
        let text = #"Property("depth", \.depth), PlainProperty("depth", \.x); key == "depth.z"; "other""#
        #expect(Self.repeated(in: text, among: ["depth"]) == ["depth"])
        #expect(Self.repeated(in: #"Property("depth", \.depth)"#, among: ["depth"]).isEmpty)
    }
}
