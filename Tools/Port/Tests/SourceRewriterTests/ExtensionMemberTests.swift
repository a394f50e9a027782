import Testing

@testable import SourceRewriter

@Suite("Members of extensions are dispatched like those of classes")
struct ExtensionMemberTests {
    @Test(
        "Overrides in an extension are called by overrides in the class",
        arguments: [
            Case(
                "class A: UIView {\n}\nextension A {\n    override func f(_ x: Int, at y: Int) { super.f(x, at: y) }\n}",
                "class A: UIView { override func f(_ x: Int, at y: Int) { _A_f(x, at: y) };\n}\n"
                    + "extension A {\n    func _A_f(_ x: Int, at y: Int) { super.f(x, at: y) }\n}"),
            Case(
                "class A: UIView {}\npublic extension A { override class var c: AnyClass { B.self } }",
                "class A: UIView { public override class var c: AnyClass { _A_c };}\n"
                    + "public extension A { class var _A_c: AnyClass { B.self } }"),
            Case(
                "class A: UIView {}\nextension A { open override var t: Int { get { 1 } set(v) { g(v) } } }",
                "class A: UIView { open override var t: Int { get { _A_t } set { _A_t = newValue } };}\n"
                    + "extension A { public var _A_t: Int { get { 1 } set(v) { g(v) } } }"),
            Case(
                "class A {}\nextension A { @discardableResult @objc override func f(_ x: inout Int,\n y: @autoclosure () -> Int) throws -> Int { 1 } }",
                "class A { @discardableResult override func f(_ x: inout Int, y: @autoclosure () -> Int) throws -> Int "
                    + "{ try _A_f(&x, y: y()) };}\n"
                    + "extension A { @discardableResult func _A_f(_ x: inout Int,\n y: @autoclosure () -> Int) throws -> Int { 1 } }"
            ),
            Case(
                "enum O { class A {} }\nextension O.A { override func f() {} }",
                "enum O { class A { override func f() { _A_f() };} }\nextension O.A { func _A_f() {} }"),
            Case(
                "class A {}\nextension A { override func f(_ x: Int...) {} }",
                "class A {}\nextension A { override func f(_ x: Int...) {} }"),
            Case(
                "class A {}\nextension A { override func f(_: Int, at _: Int) {} }",
                "class A { override func f(_ _0: Int, at _1: Int) { _A_f(_0, at: _1) };}\n"
                    + "extension A { func _A_f(_: Int, at _: Int) {} }"),
            Case("extension A { override func f() {} }", "extension A { func _A_f() {} }"),
        ])
    func overriding(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test("Members of extensions that subclasses override become overridable")
    func overridden() throws {
        #expect(
            try rewrite(
                "class A {}\nextension A { @objc func f() {}; func g() {} }\nclass B: A { override func f() {} }")
                == "class A { func f() { _A_f() };}\nextension A { func _A_f() {}; func g() {} }\n"
                + "class B: A { override func f() {} }")
        #expect(
            try rewrite(
                "class A {}\nclass B: A {}\nextension A { func f() {} }\nextension B { override func f() { super.f() } }"
            )
                == "class A { func f() { _A_f() };}\nclass B: A { override func f() { _B_f() };}\n"
                + "extension A { func _A_f() {} }\nextension B { func _B_f() { super.f() } }")
    }

    @Test("The class can be declared in another file, which keeps its lines")
    func otherFile() throws {
        let (first, second) = ("class A: UIView { // why\n}", "extension A { private override func f() {} }")
        #expect(try rewrite(second, with: [first]) == "extension A { func _A_f() {} }")
        #expect(try rewrite(first, with: [second]) == "class A: UIView { override func f() { _A_f() }; // why\n}")
    }

    @Test("Overrides in extensions of UIKit's classes move to the subclasses that have none")
    func externalClass() throws {
        #expect(
            try rewrite(
                "extension F { override var t: Int { 1 } }\nclass A: F {}\nclass B: F { override var t: Int { 2 } }")
                == "extension F { var _F_t: Int { 1 } }\nclass A: F { override var t: Int { _F_t };}\n"
                + "class B: F { override var t: Int { 2 } }")
    }

    @Test("Members of extensions of UIKit's classes override each other")
    func families() throws {
        #expect(
            try rewrite(
                """
                extension V { @objc func f(_ x: Int) -> Int { 1 } }
                extension L { override func f(_ x: Int) -> Int { super.f(x) + 1 } }
                class A: L { override func f(_ x: Int) -> Int { 3 } }
                extension V { @objc var p: Int { 1 } }
                extension L { override var p: Int { super.p + 1 } }
                """) == """
                    extension V { func f(_ x: Int) -> Int { _V_above_f(type(of: self), x) }; func _V_above_f(_ _class: \
                    AnyClass?, _ x: Int) -> Int { var type = _class; while let current = type { \
                    if current == A.self, let object = self as? A { return object._A_f(x) }; \
                    if current == L.self, let object = self as? L { return object._L_f(x) }; \
                    type = _getSuperclass(current) }; return _V_f(x) }; func _V_f(_ x: Int) -> Int { 1 } }
                    extension L { func _L_f(_ x: Int) -> Int { _V_above_f(_getSuperclass(L.self), x) + 1 } }
                    class A: L { func _A_f(_ x: Int) -> Int { 3 } }
                    extension V { var p: Int { _V_above_p(type(of: self)) }; func _V_above_p(_ _class: AnyClass?) -> Int \
                    { var type = _class; while let current = type { \
                    if current == L.self, let object = self as? L { return object._L_p }; \
                    type = _getSuperclass(current) }; return _V_p }; var _V_p: Int { 1 } }
                    extension L { var _L_p: Int { _V_above_p(_getSuperclass(L.self)) + 1 } }
                    """)
    }

    @Test("An alias for one of UIKit's classes is extended like the class")
    func alias() throws {
        let text = """
            #if os(macOS)
            typealias V = NSView
            #else
            typealias V = UIView
            #endif
            extension V { @objc func f() -> Int { 1 } }
            class A: UIView { override func f() -> Int { 2 } }
            """
        let result = try rewrite(text)
        #expect(result.contains("if current == A.self, let object = self as? A { return object._A_f() }"))
        #expect(result.contains("class A: UIView { func _A_f() -> Int { 2 } }"))
    }

    @Test("Apple's systems compile the original code")
    func portable() throws {
        #expect(
            try rewrite(
                "class A {\n}\nextension A {\n    @objc override func f() { g(#selector(f)) }\n}", style: .portable)
                    == """
                    class A {
                    #if !canImport(ObjectiveC)
                    override func f() { _A_f() }
                    #endif
                    }
                    extension A {
                        #if canImport(ObjectiveC)
                        @objc override func f() { g(#selector(f)) }
                        #else
                        func _A_f() { g(Selector("f", A.f)) }
                        #endif
                    }
                    """)
    }

    @Test(
        "A member of an unrelated type is not mistaken for one that classes override",
        arguments: [
            "extension CGRect { var center: CGPoint { .zero } }\nclass V: UIView { override var center: CGPoint { .zero } }",
            "extension String { func draw(_ r: CGRect) {} }\nclass V: UIView { override func draw(_ r: CGRect) {} }",
            "extension UILabel { var inset: Int { 1 } }\nclass V: UIButton { override var inset: Int { 2 } }",
            "extension CALayer { func f() {} }\nclass A: UIView { func f() {} }\nclass B: A { override func f() {} }",
        ])
    func unrelated(_ text: String) throws {
        #expect(try rewrite(text) == text)
    }

    @Test("A member of a view's extension is overridden beside members of unrelated types with its name")
    func several() throws {
        let text = "extension CGRect { func f() {} }\nextension UIView { func f() {} }\n"
        let rewritten = try rewrite(text + "class V: UIButton { override func f() {} }")
        #expect(rewritten.hasPrefix("extension CGRect { func f() {} }\nextension UIView { func f() { _UIView_above_f"))
        #expect(rewritten.hasSuffix("class V: UIButton { func _V_f() {} }"))
    }

    @Test("Declarations that are not compiled change nothing elsewhere")
    func inactive() throws {
        let text = """
            #if !os(OSX)
            class V: UIView {}
            #endif
            #if os(OSX)
            extension V { override func rows() -> [NSRow] { [] } }
            protocol P { func f(_ e: NSEvent) }
            #endif
            """
        #expect(try rewrite(text) == text)
        #expect(
            try rewrite("#if DEBUG\n#if os(iOS)\n@objc protocol P { @objc optional func f() }\n#endif\n#endif")
                .contains("AnyObject") == false)
    }

    @Test("In extensions of CGFloat, abs is the function and not Foundation's static method")
    func absoluteValues() throws {
        let code = "extension CGFloat { func f() -> CGFloat { abs(self) } }\nfunc g(x: CGFloat) { abs(x) }"
        #expect(
            try rewrite(code).hasPrefix(
                "extension CGFloat { func f() -> CGFloat { Swift.abs(self) } }\nfunc g(x: CGFloat) { abs(x) }"))
    }

    @Test("Observers of an override in an extension are called by the class")
    func observers() throws {
        let text =
            "class C: UIView {}\nextension C { open override var tag: Int { willSet { f(newValue) } didSet(old) { g(old) } } }"
        let expected =
            "class C: UIView { open override var tag: Int { willSet { _C_tag_willSet(newValue) } didSet { _C_tag_didSet(oldValue) } };}\n"
            + "extension C { func _C_tag_willSet(_ newValue: Int) { f(newValue) }; "
            + "func _C_tag_didSet(_ old: Int) { g(old) } }"
        #expect(try rewrite(text) == expected)
    }
}
