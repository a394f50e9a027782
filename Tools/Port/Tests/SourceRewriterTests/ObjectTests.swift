import Testing

@testable import SourceRewriter

@Suite("Features of Objective-C objects")
struct ObjectTests {
    @Test(
        "Overrides of methods that Foundation's NSObject lacks are rewritten",
        arguments: [
            Case(
                "class A: NSObject { override func awakeFromNib() { super.awakeFromNib(); f() } }",
                "class A: NSObject { func awakeFromNib() { ; f() } }"),
            Case(
                "class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }",
                "class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }"),
            Case(
                "class A: NSObject { func awakeFromNib() {} }\nclass B: A { override func awakeFromNib() { super.awakeFromNib() } }",
                "class A: NSObject { func awakeFromNib() {} }\nclass B: A { override func awakeFromNib() { super.awakeFromNib() } }"
            ),
            Case(
                "class A: UIView { override func setValue(_ v: Any?, forUndefinedKey k: String) { super.setValue(v, forKey: k); super.setValue(v, forUndefinedKey: k) } }",
                "class A: UIView { func setValue(_ v: Any?, forUndefinedKey k: String) { super.setValue(v, forKey: k); super._setValue(v, forUndefinedKey: k) } }"
            ),
            Case(
                "class A: UIViewController { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }\nclass B: A { override func setValue(_ v: Any?, forUndefinedKey k: String) { super.setValue(v, forUndefinedKey: k) } }",
                "class A: UIViewController { func setValue(_ v: Any?, forUndefinedKey k: String) {} }\nclass B: A { override func setValue(_ v: Any?, forUndefinedKey k: String) { super.setValue(v, forUndefinedKey: k) } }"
            ),
            Case(
                "class A: UIViewController { func f() { setValue(1, forKey: k); g(value(forKey: k)); setValue(1) } }",
                "class A: UIViewController { func f() { _setValue(1, forKey: k); g(_value(forKey: k)); setValue(1) } }"),
            Case(
                "class A: UIView { func f() { setValue(1, forKey: k) } }",
                "class A: UIView { func f() { setValue(1, forKey: k) } }"),
            Case(
                "class A: OperationQueue { override func awakeFromNib() { super.awakeFromNib(); f() } }",
                "class A: OperationQueue { func awakeFromNib() { ; f() } }"),
            Case(
                "class A: NSObject { override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: D?) { g() } }",
                "class A: NSObject, _KeyValueObserver { func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: D?) { g() } }"
            ),
            Case(
                "class A: NSObject { override func accessibilityActivate() -> Bool { true } }\nclass B: A { override func accessibilityActivate() -> Bool { false } }",
                "class A: NSObject, _AccessibilityActivating { func accessibilityActivate() -> Bool { true } }\nclass B: A { override func accessibilityActivate() -> Bool { false } }"
            ),
            Case(
                "class A: NSObject { override func accessibilityActivate() -> Bool { super.accessibilityActivate() || done } }",
                "class A: NSObject, _AccessibilityActivating { func accessibilityActivate() -> Bool { false || done } }"
            ),
            Case(
                "class A: UIView { override func accessibilityIncrement() {} }",
                "class A: UIView { override func accessibilityIncrement() {} }"),
        ])
    func overrides(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test(
        "Values of AnyObject are cast",
        arguments: [
            Case("(v as AnyObject).doubleValue", "(v as! NSNumber).doubleValue"),
            Case("(v as AnyObject?)?.cgPointValue", "(v as? NSValue)?.cgPointValue"),
            Case("(v as AnyObject).name", "(v as AnyObject).name"),
            Case("(v as? AnyObject)?.boolValue", "(v as? AnyObject)?.boolValue"),
        ])
    func values(_ example: Case) throws {
        #expect(try rewrite("import UIKit\nlet x = " + example.before) == "import UIKit\nlet x = " + example.after)
    }

    @Test(
        "Xcode's literals of images become calls",
        arguments: [
            Case(
                "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
                "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"),
            Case("#imageLiteral(resourceName: \"a b\")", "(UIImage(named: \"a b\") ?? UIImage())"),
        ])
    func literals(_ example: Case) throws {
        #expect(try rewrite("import UIKit\nlet x = " + example.before) == "import UIKit\nlet x = " + example.after)
    }

    @Test(
        "Names in missing modules and bundles are replaced",
        arguments: [
            Case("Darwin.sin(1) + CoreFoundation.sqrt(2)", "UIKit.sin(1) + UIKit.sqrt(2)"),
            Case("Foundation.arc4random()", "UIKit.arc4random()"),
            Case("f as Foundation.Timer", "f as UIKit.Timer"),
            Case(
                "(NSDate() as NSDate).addingTimeInterval(1)",
                "((NSDate(timeIntervalSinceNow: 0) as NSDate).addingTimeInterval(1) as NSDate)"),
            Case("Date().addingTimeInterval(1)", "Date().addingTimeInterval(1)"),
            Case("NSDate()", "NSDate(timeIntervalSinceNow: 0)"),
            Case("NSError()", "NSError(domain: \"\", code: 0)"),
            Case("NSDate(timeIntervalSince1970: 0)", "NSDate(timeIntervalSince1970: 0)"),
            Case("Bundle.module", "Bundle._module()"), Case("Bundle(for: A.self)", "Bundle._containing(for: A.self)"),
            Case("Bundle.init(for: A.self)", "Bundle._containing(for: A.self)"),
            Case("UIImage(named: n, in: .module)", "UIImage(named: n, in: ._module())"),
            Case("{ () -> Bundle in .module }()", "{ () -> Bundle in ._module() }()"),
            Case(".module; enum Kind { case module }", ".module; enum Kind { case module }"),
            Case("x.module", "x.module"), Case("f(of: .module)", "f(of: .module)"),
        ])
    func places(_ example: Case) throws {
        #expect(try rewrite("import UIKit\nlet x = " + example.before) == "import UIKit\nlet x = " + example.after)
    }

    @Test("Names of the network are found in their own module")
    func networking() throws {
        #expect(
            try rewrite("import Foundation\nlet s: Foundation.URLSession = Foundation.URLSession.shared")
                == "import UIKit; import _Networking\n"
                + "let s: _Networking.URLSession = _Networking.URLSession.shared")
    }

    @Test("A file without imports imports UIKit")
    func imports() throws {
        let source = try ParsedSource(path: "A.swift", bytes: Array("class A: UIView {}\n".utf8))
        func rewritten(_ style: Style) -> String {
            String(
                decoding: Rewriter(source, index: ModuleIndex([source]), style: style).rewritten().bytes, as: UTF8.self)
        }
        #expect(rewritten(.portable) == "import UIKit\n\nclass A: UIView {}\n")
        #expect(rewritten(.local).hasSuffix("\n\n#sourceLocation(file: \"A.swift\", line: 2)\nimport UIKit"))
    }

    @Test("Selectors from interpolated names are looked up among the methods of the class")
    func dynamicSelectors() throws {
        #expect(
            try rewrite(
                "import UIKit\nclass A { @objc func onLoad() {}\n @objc func go(x: Int) {}\n func h() { f(Selector(\"\\(n)Load\")) } }"
            )
                == "import UIKit\nclass A { func onLoad() {}\n func go(x: Int) {}\n func h() { f({ name in [Selector(\"onLoad\", A.onLoad), "
                + "Selector(\"goWithX:\", A.go(x:))].first { $0.name == name } ?? Selector(name) }(\"\\(n)Load\")) } }")
    }
}
