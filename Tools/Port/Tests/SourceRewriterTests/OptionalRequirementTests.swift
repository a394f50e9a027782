import Testing

@testable import SourceRewriter

@Suite("Optional members of protocols become separate protocols")
struct OptionalRequirementTests {
    static let declared = """
        @objc public protocol Menu {
            @objc optional func opened(_ menu: Int,
                                       at place: Int) // kept
            func must()
            @objc optional var title: String { get }
        }

        """
    static let separated = """
        public protocol Menu: AnyObject {
            
         // kept
            func must()
            
        }

        #sourceLocation(file: "A.swift", line: 2)
        public protocol _Menu_opened_at: AnyObject { func opened(_ menu: Int, at place: Int) }
        #sourceLocation(file: "A.swift", line: 5)
        public protocol _Menu_title: AnyObject { var title: String { get } }
        """

    @Test("A declaration is separated and keeps its lines")
    func declaration() throws {
        #expect(try rewrite(Self.declared) == Self.separated)
    }

    @Test(
        "Calls of optional members check for conformance",
        arguments: [
            Case("delegate?.opened?(1, at: 2)", "(delegate as? _Menu_opened_at)?.opened(1, at: 2)"),
            Case("self.delegate!.opened!(1, at: 2)", "(self.delegate! as? _Menu_opened_at)!.opened(1, at: 2)"),
            Case("loose?.opened?(1, at: 2)", "(loose as? _Menu_opened_at)?.opened(1, at: 2)"),
            Case("delegate?.opened != nil", "(delegate as? _Menu_opened_at)?.opened != nil"),
            Case("delegate?.title ?? \"\"", "(delegate as? _Menu_title)?.title ?? \"\""),
            Case("delegate?.title?.count", "(delegate as? _Menu_title)?.title.count"),
            Case("(loose as? Menu)?.title", "((loose as? Menu) as? _Menu_title)?.title"),
            Case("(loose as! Menu).title!.count", "((loose as! Menu) as? _Menu_title)!.title.count"),
            Case("delegate?.must()", "delegate?.must()"),
            Case("other?.opened?(1, at: 2)", "other?.opened?(1, at: 2)"),
        ])
    func calls(_ example: Case) throws {
        let head =
            "class A {\n    weak var delegate: Menu?\n    var loose: AnyObject?\n    var other: Other?\n    func f() { "
        #expect(
            try rewrite(head + example.before + " }\n}", with: [Self.declared]) == head + example.after + " }\n}")
    }

    @Test("An optional property is read where an earlier condition casts the object")
    func earlierConditions() throws {
        #expect(
            try rewrite("func f(v: Any) { if let m = v as? Menu, let t = m.title {} }", with: [Self.declared])
                == "func f(v: Any) { if let m = v as? Menu, let t = (m as? _Menu_title)?.title {} }")
    }

    @Test(
        "A variable with the window of a delegate is doubly optional",
        arguments: [
            Case(
                "let w = UIApplication.shared.delegate?.window",
                "let w = UIApplication.shared.delegate?.window as UIWindow??"),
            Case(
                "if let w = (s.delegate as? UIWindowSceneDelegate)?.window {}",
                "if let w = (s.delegate as? UIWindowSceneDelegate)?.window as UIWindow?? {}"),
            Case("let w = delegate?.window", "let w = delegate?.window"),
            Case(
                "let w: UIWindow? = UIApplication.shared.delegate?.window",
                "let w: UIWindow? = UIApplication.shared.delegate?.window"),
        ])
    func windows(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test("A property with the same name is not an optional member")
    func outlets() throws {
        let text =
            "class A: Menu { var opened: Int = 1; func opened(_ m: Int, at p: Int) {}; func f() { g(self.opened) } }"
        #expect(
            try rewrite(text, with: [Self.declared])
                == text.replacing("class A: Menu {", with: "class A: Menu, _Menu_opened_at {"))
    }

    @Test(
        "Types with optional members conform once to their protocols",
        arguments: [
            Case(
                "class B: NSObject, Menu { func opened(_ m: Int, at p: Int) {} }",
                "class B: NSObject, Menu, _Menu_opened_at { func opened(_ m: Int, at p: Int) {} }"),
            Case("class B: Menu {}", "class B: Menu {}"),
            Case(
                "class B: Menu {}\nclass C: B { var title = 1 }",
                "class B: Menu {}\nclass C: B, _Menu_title { var title = 1 }"),
            Case(
                "class B: Menu { var title = 1 }\nclass C: B { override var title = 1 }",
                "class B: Menu, _Menu_title { var title = 1 }\nclass C: B { override var title = 1 }"),
            Case(
                "class B { func opened(_ m: Int, at p: Int) {} }\nextension B: Menu {}",
                "class B { func opened(_ m: Int, at p: Int) {} }\nextension B: Menu, _Menu_opened_at {}"),
        ])
    func conformances(_ example: Case) throws {
        #expect(try rewrite(example.before, with: [Self.declared]) == example.after)
    }

    @Test("Requirements that differ only in types are called by methods that differ in types, too")
    func overloads() throws {
        let declared = """
            @objc protocol P {
                @objc(a:) optional func p(_ a: A, for t: Int) -> Int
                @objc(b:) optional func p(_ a: A, for t: String) -> Int?
            }

            """
        let text = try rewrite(declared)
        #expect(text.contains("protocol _P_p_for: AnyObject { func p(_ a: A, for t: Int) -> Int }"))
        #expect(text.contains("protocol _P_p_for_2: AnyObject { func p(_ a: A, for t: String) -> Int? }"))
        #expect(
            text.contains(
                "extension P { @discardableResult func _optional_p(_ _0: A, for _1: String) -> Int? { "
                    + "(self as? any _P_p_for_2)?.p(_0, for: _1) } }"))
        let user =
            "class B: P { func p(_ a: A, for t: String) -> Int? { 1 } }\nclass C { var d: P?; func f() { d?.p?(a, for: 1) } }"
        #expect(
            try rewrite(user, with: [declared])
                == "class B: P, _P_p_for_2 { func p(_ a: A, for t: String) -> Int? { 1 } }\n"
                + "class C { var d: P?; func f() { d?._optional_p(a, for: 1) } }")
    }

    @Test("A class that implements an optional property has it without an optional")
    func implemented() throws {
        let declared = "@objc protocol P { @objc optional var rate: Int { get } }\n"
        let user = "class D: P { var rate: Int { 1 } }\nclass E { var b: P?; func f() -> Int { b?.rate ?? D().rate } }"
        #expect(
            try rewrite(user, with: [declared])
                == "class D: P, _P_rate { var rate: Int { 1 } }\n"
                + "class E { var b: P?; func f() -> Int { (b as? _P_rate)?.rate ?? D().rate } }")
    }
}
