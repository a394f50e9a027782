import Testing

@Suite("The names of types")
struct TypeNameTests {
    /// A type that a file declares outside other types.
    struct Declaration {
        let name: String
        let module: String
        let place: String
        /// Whether the type is Apple's: frameworks of Apple's have types of equal names.
        let isApples: Bool
    }

    /// The types that a file declares outside other types.
    static func declarations(in file: SourceFile) -> [Declaration] {
        let declaration = /^(?:@\w+(?:\([^)]*\))? +|\w+ +)*?(?:class|struct|enum|protocol|actor) +(\w+)/
        let isFramework = ["Sources/Apple/", "Sources/UIKit/", "Sources/Frameworks/"].contains {
            file.path.hasPrefix($0)
        }
        let folders = file.path.split(separator: "/")
        // Sources/UIKit/QuartziteUICore/…, and Tools/Port/Sources/SourceRewriter/….
        let module = folders.dropFirst(folders.first == "Tools" ? 3 : 2).first
        var depth = 0
        var found: [Declaration] = []
        for (index, line) in file.code.enumerated() {
            let text = line.drop { $0 == " " }
            if depth == 0, let match = text.prefixMatch(of: declaration) {
                let isPublic = text.hasPrefix("public ") || match.0.contains(" public ") || match.0.contains("open ")
                found.append(
                    Declaration(
                        name: String(match.1), module: module.map(String.init) ?? "", place: "\(file):\(index + 1)",
                        isApples: isFramework && isPublic))
            }
            for byte in line.utf8 {
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
            }
        }
        return found
    }

    @Test("Types are found outside other types, behind attributes and modifiers")
    func declarations() {
        let text = """
            @MainActor public final class View: Base {
                struct Part {}
            }
            #if os(Linux)
                private enum Kind { case one }
            #endif
            // struct Comment {}
            extension View { struct Other {} }
            let name = "class Text {}"
            """
        let file = SourceFile(path: "Sources/UIKit/QuartziteUICore/View.swift", text: text)
        let found = Self.declarations(in: file)
        #expect(found.map(\.name) == ["View", "Kind"])
        #expect(found.map(\.isApples) == [true, false] && found.allSatisfy { $0.module == "QuartziteUICore" })
        let tool = SourceFile(path: "Tools/Port/Sources/SourceRewriter/Index/Index.swift", text: "struct Index {}")
        #expect(Self.declarations(in: tool).map(\.module) == ["SourceRewriter"])
    }

    @Test("No two modules have types of one name, except for Apple's")
    func duplicates() {
        let files = (SourceFile.sources + SourceFile.tools).filter { $0.isSwift && !$0.path.contains("/Tests/") }
        let types = Dictionary(grouping: files.flatMap(Self.declarations), by: \.name)
        #expect(types.count > 2000 && types["SceneContext"]?.count == 1)
        for (name, all) in types.sorted(by: { $0.key < $1.key })
        where Set(all.map(\.module)).count > 1 && !all.allSatisfy(\.isApples) {
            Issue.record("\(name) is declared in \(all.map(\.place).sorted())")
        }
    }
}
