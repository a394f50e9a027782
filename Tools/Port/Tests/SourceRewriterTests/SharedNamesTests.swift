import QuartziteRewriting
import Testing

@testable import SourceRewriter

@Suite("Types that share a name")
struct SharedNamesTests {
    @Test("The members and superclasses of one type are not those of another")
    func members() throws {
        let text = """
            class A { class Cell: NSObject { var view: UIView.Type = UIView.self; func f() { view.init() } } }
            class B { class Cell: UIView { var view: S.Type = S.self; func f() { view.init() } } }
            struct S {}
            """
        #expect(
            try rewrite(text)
                == text.replacing("UIView.self; func f() { view.init()", with: "UIView.self; func f() { view._make()"))
    }

    @Test("Reports name the superclasses of each type")
    func reports() throws {
        let source = try ParsedSource(
            path: "A.swift",
            bytes: Array(
                "class A { class D: NSObject {}; class E: D {} }\nclass B { class D: UIView {} }\nextension B.D: P {}"
                    .utf8))
        let index = ModuleIndex([source])
        let report = SourceReport(source, output: nil, applied: [], index: index)
        let inherited = Dictionary(report.types.map { (($0.nestedIn ?? "") + "." + $0.name, $0.inherits) }) { $1 }
        #expect(inherited["A.D"] == ["NSObject"])
        #expect(inherited["A.E"] == ["A.D"])
        #expect(inherited["B.D"] == ["UIView", "P"])
    }

    @Test("A name belongs to the innermost enclosing type that declares it")
    func scopes() throws {
        let text = """
            class Base: UIView {}
            class A { class Base: NSObject {}; class Sub: Base {}; class Own { class Base: UIControl {}; class Sub2: Base {} } }
            """
        let source = try ParsedSource(path: "A.swift", bytes: Array(text.utf8))
        let index = ModuleIndex([source])
        #expect(index.ancestors(of: "Sub") == ["A.Base", "NSObject"])
        #expect(index.ancestors(of: "Sub2") == ["A.Own.Base", "UIControl"])
        #expect(index.ancestors(of: "Base") == ["UIView"])
    }
}
