import Testing

@testable import SourceRewriter

@Suite("What the compiler does not find because packages are missing")
struct AbsenceTests {
    /// Returns the remaining text with single spaces.
    private func cut(_ text: String, _ absences: [Absence]) throws -> String {
        let settings = RewritingSettings(dropsMissingImports: true, hasPlaceholders: true, absences: ["a": absences])
        return try BuildConditions.$settings.withValue(settings) {
            let source = try ParsedSource(path: "a", bytes: Array(text.utf8))
            let bytes = source.bytes.applying(MissingDeclarations([source]).edits["a"] ?? []).bytes
            return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    private func names(_ names: String...) -> [Absence] { names.map { Absence(name: $0, module: "Kit") } }

    @Test("Calls and members that use an absent name are cut, and the rest stays")
    func members() throws {
        let text = """
            class Delegate {
                let kit = Kit()
                var size = 2
                func start() -> Bool { Kit.start(); kit.show(); print(size); return true }
            }
            """
        #expect(
            try cut(text, names("Kit"))
                == "class Delegate { var size = 2 func start() -> Bool { print(size); return true } }")
    }

    @Test("Models keep their properties without their wrappers")
    func wrappers() throws {
        let text = """
            class Model: Object {
                @Stored var name: String
                @Stored(key: true) var day: Day
                @Stored var note: String?
                @Stored var count = 3
                @Stored var list: List<Model>
                override class func key() -> String? { "name" }
            }
            """
        let found = try cut(text, names("Object", "Stored", "List") + [Absence(name: nil, line: 7, module: "Kit")])
        #expect(
            found == "class Model: NSObject { var name: String = \"\" var day: (Day)! var note: String? var count = 3 }"
        )
    }

    @Test("A superclass of a package gives way to the class that its name tells, and a protocol goes")
    func superclasses() throws {
        #expect(
            try cut("class A: SwipeTableViewCell { override func prepareForReuse() {} }", names("SwipeTableViewCell"))
                == "class A: UITableViewCell { override func prepareForReuse() {} }")
        #expect(try cut("class A: Listening { var a = 1 }", names("Listening")) == "class A { var a = 1 }")
        #expect(try cut("class A: Store { init() {} }", names("Store")) == "class A { init() {} }")
        #expect(try cut("struct A: Mappable { let a: Int }", names("Mappable")) == "struct A { let a: Int }")
        let view = try cut("class A: FancyView { let a = 1 }", names("FancyView"))
        #expect(view.hasPrefix("class A: UIView {") && view.contains("_showPlaceholder(for: \"Kit\")"))
    }

    @Test("Of a condition on what is not there, the branch without it stays")
    func branches() throws {
        func body(_ text: String) throws -> String {
            try cut("func f() { \(text) }", names("Kit")).replacing("func f() { ", with: "")
        }
        #expect(try body("if Kit.user != nil { a() } else { b() }") == "do { b() } }")
        #expect(try body("if Kit.user == nil { a() } else { b() }") == "do { a() } }")
        #expect(try body("if let k = Kit.user { a(k) } else if c { b() }") == "if c { b() } }")
        #expect(try body("if Kit.isOn { a() }; b()") == "b() }")
        #expect(try body("x = 1; return Kit.count ?? 2") == "x = 1; return 2 }")
    }

    @Test("A name on one line is cut only there")
    func lines() throws {
        let text = "func f(label: UILabel) {\n label.snp.make()\n label.text = snp\n label.size = 1\n}"
        let found = try cut(
            text, [Absence(name: "snp", line: 2, module: "Kit"), Absence(name: nil, line: 4, module: "Kit")])
        #expect(found == "func f(label: UILabel) { label.text = snp }")
    }

    @Test("A name that the module declares is there")
    func declared() throws {
        let text = "struct Kit {}\nlet kit = Kit()"
        #expect(try cut(text, names("Kit")) == "struct Kit {} let kit = Kit()")
    }
}
