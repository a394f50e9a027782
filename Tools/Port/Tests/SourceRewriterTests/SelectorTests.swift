import Testing

@testable import SourceRewriter

@Suite("Selectors name the method and its class")
struct SelectorTests {
    static let methods = """
        class A: UIView {
            func f() {}
            func tapped(_ b: UIButton) {}
            func moved(sender: UIView, with event: UIEvent) {}
            func turn(to x: Int) {}
            @objc(qz_odd:) func odd(x: Int) {}
            static func whole() {}
            func many(_ a: Int, b: Int, c: Int) {}
            func most(_ a: Int, b: Int, c: Int, d: Int) {}
            let helper: Helper
        }
        class Helper { func help() {} }
        class B: A {}

        """

    @Test(
        "A selector in a method refers to the class's method",
        arguments: [
            Case("#selector(f)", "Selector(\"f\", A.f)"),
            Case("#selector(self.f)", "Selector(\"f\", A.f)"),
            Case("#selector(A.f)", "Selector(\"f\", A.f)"),
            Case("#selector(tapped)", "Selector(\"tapped:\", A.tapped)"),
            Case("#selector(tapped(_:))", "Selector(\"tapped:\", A.tapped(_:))"),
            Case("#selector(moved(sender:with:))", "Selector(\"movedWithSender:with:\", A.moved(sender:with:))"),
            Case("#selector(turn(to:))", "Selector(\"turnTo:\", A.turn(to:))"),
            Case("#selector(odd)", "Selector(\"qz_odd:\", A.odd)"),
            Case("#selector(A.whole)", "Selector(\"whole\", { (_: AnyObject) in A.whole })"),
            Case("#selector(many(_:b:c:))", "Selector(\"many:b:c:\", A.many(_:b:c:))"),
            Case("#selector(most(_:b:c:d:))", "Selector(\"most:b:c:d:\")"),
            Case("#selector(helper.help)", "Selector(\"help\", Helper.help)"),
            Case(
                "#selector(tapped as (UIButton) -> Void)",
                "Selector(\"tapped:\", A.tapped as (A) -> (UIButton) -> Void)"),
            Case("#selector(A.f as (A) -> () -> Void)", "Selector(\"f\", A.f as (A) -> () -> Void)"),
            Case("#selector(UIView.layoutSubviews)", "Selector(\"layoutSubviews\", UIView.layoutSubviews)"),
            Case("#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))", "Selector(\"scrollViewDidScroll:\")"),
            Case("#selector(getter: A.helper)", "Selector(\"helper\")"),
            Case(
                "{ let a = UIResponderStandardEditActions.self; return #selector(a.cut) }()",
                "{ let a = UIResponderStandardEditActions.self; return Selector(\"cut:\") }()"),
            Case("#selector(UIResponderStandardEditActions.copy(_:))", "Selector(\"copy:\")"),
            Case("{ let a = A.self; return #selector(a.f) }()", "{ let a = A.self; return Selector(\"f\", A.f) }()"),
            Case("#selector(setter: self.helper)", "Selector(\"setHelper:\")"),
            Case("#selector(\n    // why\n    f // and\n)", "Selector(\"f\", \n    // why\n    A.f // and\n)"),
            Case("Selector((\"tapped:\"))", "Selector(\"tapped:\", A.tapped(_:))"),
            Case("Selector(\"unknown:\")", "Selector(\"unknown:\")"),
            Case("g(action: \"tapped:\")", "g(action: Selector(\"tapped:\", A.tapped(_:)))"),
            Case("g(title: \"f\")", "g(title: \"f\")"),
        ])
    func inside(_ example: Case) throws {
        let (head, tail) = (Self.methods + "extension A { func g() { _ = ", " } }")
        #expect(
            try rewrite(head + example.before + tail).replacing("@objc(qz_odd:) ", with: "")
                == (head + example.after + tail).replacing("@objc(qz_odd:) ", with: ""))
    }

    @Test("Methods are found in superclasses and in other files")
    func inherited() throws {
        let text = "extension B { func g() { _ = #selector(tapped) } }"
        #expect(
            try rewrite(text, with: [Self.methods])
                == "extension B { func g() { _ = Selector(\"tapped:\", B.tapped) } }")
    }

    @Test(
        "A selector in a value type, or for an object of another class, refers to the only class with the method",
        arguments: [
            Case(
                "extension CGRect { func g() { _ = Selector(\"tapped:\") } }",
                "extension CGRect { func g() { _ = Selector(\"tapped:\", A.tapped(_:)) } }"),
            Case(
                "struct S { func tapped(_ b: Int) {}; func g() { _ = Selector(\"tapped:\") } }",
                "struct S { func tapped(_ b: Int) {}; func g() { _ = Selector(\"tapped:\", A.tapped(_:)) } }"),
            Case(
                "struct S { func own() {}; func g() { _ = Selector(\"own\") } }",
                "struct S { func own() {}; func g() { _ = Selector(\"own\") } }"),
            Case(
                "enum E { static let s = #selector(A.f) }", "enum E { static let s = Selector(\"f\", A.f) }"),
            Case(
                "extension Int { var s: Selector { #selector(Helper.help) } }",
                "extension Int { var s: Selector { Selector(\"help\", Helper.help) } }"),
            Case(
                "class D { func g() { b.add(h, action: \"help\") } }",
                "class D { func g() { b.add(h, action: Selector(\"help\", Helper.help)) } }"),
            Case(
                "class D { func f() {} }; let s = Selector(\"f\")", "class D { func f() {} }; let s = Selector(\"f\")"),
        ])
    func valueTypes(_ example: Case) throws {
        #expect(try rewrite(example.before, with: [Self.methods]) == example.after)
    }

    @Test("A type of the project with the name Selector is not mistaken for UIKit's")
    func ownType() throws {
        let text = "enum Selector { case a(String) }\nclass A { func f() { g(Selector(\"f\"), #selector(A.f)) } }"
        #expect(try rewrite(text) == text.replacing("#selector(A.f)", with: "UIKit.Selector(\"f\", A.f)"))
    }

    @Test(
        "Selector names follow Objective-C's rules",
        arguments: [
            (["_"], "go:"), ([], "go"), (["x"], "goWithX:"), (["with", "_"], "goWith::"), (["for", "in"], "goFor:in:"),
        ] as [([String], String)])
    func names(labels: [String], name: String) {
        #expect(SelectorName.swift("go", labels: labels) == name)
        #expect(SelectorName.swift("handleFor", labels: ["x"]) == "handleForX:")
    }
}
