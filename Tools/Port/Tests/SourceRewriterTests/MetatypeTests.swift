import Foundation
import Testing

@testable import SourceRewriter

@Suite("Objects of classes that are known only at run time")
struct MetatypeTests {
    @Test(
        "A metatype creates objects of UIKit's classes with initialisers that are not required",
        arguments: [
            Case("func f<T: UIView>() -> T { T(frame: .zero) }", "func f<T: UIView>() -> T { T._make(frame: .zero) }"),
            Case(
                "func f<T: CALayer>(_ t: T.Type) -> T { t.init() }",
                "func f<T: CALayer>(_ t: T.Type) -> T { t._make() }"),
            Case("func f<T>() -> T where T: UILabel { T.init() }", "func f<T>() -> T where T: UILabel { T._make() }"),
            Case("func f(t: UIView.Type?) { _ = t?.init() }", "func f(t: UIView.Type?) { _ = t?._make() }"),
            Case("class A<T: UIView> { let v = T() }", "class A<T: UIView> { let v = T._make() }"),
            Case(
                "class A<T: UIView> {}\nextension A { func f() { _ = T() } }",
                "class A<T: UIView> {}\nextension A { func f() { _ = T._make() } }"),
            Case(
                "class A { let c: UIViewController.Type; func f() { c.init(nibName: nil, bundle: nil) } }",
                "class A { let c: UIViewController.Type; func f() { c._make(nibName: nil, bundle: nil) } }"),
            Case(
                "extension UIView { class func f() -> Self { self.init() } }",
                "extension UIView { class func f() -> Self { self._make() } }"),
            Case(
                "extension UIView { func f() { type(of: self).init() } }",
                "extension UIView { func f() { type(of: self)._make() } }"),
            Case(
                "class V: UIView { static func f() { Self(frame: r) } }",
                "class V: UIView { static func f() { Self._make(frame: r) } }"),
            Case(
                "protocol P {}\nextension P where Self: UIViewController { static func f() -> Self { Self() } }",
                "protocol P {}\nextension P where Self: UIViewController { static func f() -> Self { Self._make() } }"),
            Case(
                "protocol P { associatedtype C: UIView }\nextension P { func f() { C(frame: r) } }",
                "protocol P { associatedtype C: UIView }\nextension P { func f() { C._make(frame: r) } }"),
            Case(
                "protocol P { associatedtype V: Base }\ntypealias Base = UIView\n"
                    + "extension P { func f() { g(V.init); g(V.init(frame:)) } }",
                "protocol P { associatedtype V: Base }\ntypealias Base = UIView\n"
                    + "extension P { func f() { g(V._make); g(V._make(frame:)) } }"),
            Case("(NSClassFromString(n) as! UIView.Type).init()", "(NSClassFromString(n) as! UIView.Type)._make()"),
            Case(
                "func f() { if let c = n as? V.Type { c.init() } }; class V: UIView {}",
                "func f() { if let c = n as? V.Type { c._make() } }; class V: UIView {}"),
            Case(
                "func f() { for c in [A.self, B.self] { c.init() } }; class A: UIView {}",
                "func f() { for c in [A.self, B.self] { c._make() } }; class A: UIView {}"),
            Case(
                "struct I { var type: V.Type }; class V: UIView {}\nclass A { let items = [I(type: V.self)]; "
                    + "func f() { items[0].type.init(); items.first!.type.init(); items.map { $0.type.init() } } }",
                "struct I { var type: V.Type }; class V: UIView {}\nclass A { let items = [I(type: V.self)]; "
                    + "func f() { items[0].type._make(); items.first!.type._make(); items.map { $0.type._make() } } }"),
            Case(
                "class A { func kind() -> UIView.Type { V.self }; func f() { kind().init(frame: r); let k = kind(); k.init() } }",
                "class A { func kind() -> UIView.Type { V.self }; func f() { kind()._make(frame: r); let k = kind(); k._make() } }"
            ),
            Case(
                "func f(_ c: UIStoryboardSegue.Type?) { if let c = c { c.init(identifier: i, source: s, destination: d) } }",
                "func f(_ c: UIStoryboardSegue.Type?) { if let c = c { c._make(identifier: i, source: s, destination: d) } }"
            ),
        ])
    func creation(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test("A metatype of unknown type creates objects of the class that declares the initialiser")
    func unknown() throws {
        let text = "let v = kinds.first!.init(frame: .zero); let w = kinds.first!.init()\n"
        #expect(try rewrite(text) == text.replacing("init(", with: "_make("))
        let own = text + "protocol P { init(frame: CGRect); init() }"
        #expect(try rewrite(own) == own)
    }

    @Test("The init() of a view or a view controller creates objects whose class is known only at run time")
    func ownInitializers() throws {
        func check(_ before: String, _ name: String, _ access: String = "") throws {
            let method =
                "override \(access)class func _initialized() -> AnyObject? "
                + "{ self == \(name).self ? \(name)() : super._initialized() }; "
            #expect(try rewrite(before.replacing("#", with: "")) == before.replacing("#", with: method))
        }
        try check("class V: UIView { #init() { super.init(frame: .zero) } }", "V")
        try check("class A: UIViewController {}\npublic class B: A { #public init() { super.init() } }", "B", "public ")
        try check("class V<T>: UIView { let t: T\n #convenience init() { self.init(frame: .zero) } }", "V")
        for text in [
            "class O: NSObject { override init() { super.init() } }", "class V: UIView { init(text: String) {} }",
            "class V: UIView { required init() { super.init(frame: .zero) } }",
            "class V: UIView { @available(*, unavailable) init() { fatalError() } }", "struct S { init() {} }",
        ] {
            #expect(try rewrite(text) == text)
        }
    }

    @Test(
        "Static types, value types and required initialisers are left alone",
        arguments: [
            "_ = UIView(frame: .zero)", "_ = UIView.init()", "func f<T: Numeric>() -> T { T() }",
            "func f<T>() -> T { T() }",
            "protocol P { init(frame: CGRect) }\nfunc f<T: UIView & P>() -> T { T(frame: .zero) }",
            "class A: UIView { required override init(frame: CGRect) {}\n static func f() { self.init(frame: r) } }",
            "class A: UIView { convenience init(x: Int) { self.init(frame: .zero) } }",
            "class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
            "class A { static func f() { self.init() } }",
            "struct S { static func f() -> S { self.init() } }",
            "func f(t: UIView.Type) { _ = t.init(coder: c) }",
            "extension UIView { static func f() -> UIView { UIView() } }",
        ])
    func others(_ text: String) throws {
        #expect(try rewrite(text) == text)
    }

    @Test("Other initialisers create objects of the class itself if the project has no subclass")
    func convenience() throws {
        let text = "extension UIColor { static func f() -> Self { return self.init(cgColor: c) } }\n"
        #expect(
            try rewrite(text)
                == "extension UIColor { static func f() -> Self { return (UIColor(cgColor: c) as! Self) } }\n")
        #expect(
            try rewrite(
                "extension UIColor {\n    static func f() -> Self {\n        self.init(cgColor: c)\n    }\n}",
                style: .portable)
                    == """
                    extension UIColor {
                        static func f() -> Self {
                            #if canImport(ObjectiveC)
                            self.init(cgColor: c)
                            #else
                            (UIColor(cgColor: c) as! Self)
                            #endif
                        }
                    }
                    """)
        let more = text + "class Paint: UIColor {}"
        #expect(try rewrite(more) == more)
    }

    @Test("A protocol whose initialiser a class of UIKit provides requires a static method")
    func protocols() throws {
        let text = "protocol P: class { init() }\nextension NSObject: P {}\npublic class A: P { required init() {} }\n"
        #expect(
            try rewrite(text).split(separator: "\n").map(String.init) == [
                "protocol P: class, _Makeable { static func _make() -> Self }", "extension NSObject: P {}",
                "public class A: P { required init() {} }", "#sourceLocation(file: \"A.swift\", line: 1)",
                "extension P { init() { self.init(_made: Self._make()) } }",
                "#sourceLocation(file: \"A.swift\", line: 3)",
                "extension A { public static func _make() -> Self { self.init() } }",
            ])
        let framed = "protocol P { init(frame: CGRect) }\nextension UIView: P {}\n"
        #expect(
            try rewrite(framed).contains(
                "extension P { init(frame: CGRect) { self.init(_made: Self._make(frame: frame)) } }"))
        let other = "protocol P { init() }\nclass A: P { required init() {} }\nextension UIColor: Q {}"
        #expect(try rewrite(other) == other)
    }

    @Test("The known classes have the superclasses that the sources declare")
    func hierarchy() throws {
        let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        var declared: [String: String] = [:]
        for folder in ["Sources/UIKit", "Sources/Apple/QuartzCore", "Sources/Apple/CoreGraphics"] {
            let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
            for name in (names?.compactMap { $0 as? String } ?? []) where name.hasSuffix(".swift") {
                let text = try String(contentsOf: root.appending(path: "\(folder)/\(name)"), encoding: .utf8)
                for match in text.matches(of: /(?:open|public) (?:final )?class ([A-Z_]\w*)(?:<.*?>)?: (\w+)/) {
                    declared[String(match.1)] = String(match.2)
                }
            }
        }
        let known = declared.filter { SystemClasses.contains($0.key) && !["Hashable", "Sendable"].contains($0.value) }
        try #require(known.count > 90)
        for (name, parent) in known {
            let visible = sequence(first: parent) { declared[$0] }.first { !$0.hasPrefix("_") }
            #expect(SystemClasses.superclasses[name] == visible, "\(name)")
        }
    }
}
