import Testing

@testable import SourceRewriter

@Suite("Code that the compiler refuses is rewritten")
struct RewriterTests {
    @Test(
        "Objective-C attributes are removed, and comments are kept",
        arguments: [
            Case("class A { @objc func f() {} }", "class A { func f() {} }"),
            Case(
                "@objcMembers class A {\n    @objc  // why\n    var x = 1\n}", "class A {\n    // why\n    var x = 1\n}"
            ),
            Case("@objc(QZThing) public class A {}", "public class A {}"),
            Case("class A { @IBOutlet weak var v: UIView! }", "class A { weak var v: UIView! }"),
            Case("class A { @IBAction func f() {} }", "class A { func f() {} }"),
            Case("class A { @IBInspectable var x = 1 }", "class A { @IBInspectable var x = 1 }"),
            Case("@UIApplicationMain\nclass A {}", "@main\nclass A {}"),
            Case("var b: @convention(block) () -> Void = {}", "var b: () -> Void = {}"),
            Case("@objc protocol P {}", "protocol P: AnyObject {}"),
            Case("@objc protocol P: Q {}", "protocol P: AnyObject, Q {}"),
            Case("@objc protocol P: class {}", "protocol P: class {}"),
            Case("class A { open static let x = 1 }", "class A { public static let x = 1 }"),
            Case("class A { open class var x: Int { 1 } }", "class A { open class var x: Int { 1 } }"),
        ])
    func attributes(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test("Properties with @NSManaged get accessors")
    func managed() throws {
        #expect(
            try rewrite("class L: CALayer {\n    @NSManaged public var p: CGFloat // why\n}")
                == "class L: CALayer {\n    public var p: CGFloat"
                + " { get { _managedGet(\"p\") } set { _managedSet(\"p\", newValue) } } // why\n}")
    }

    @Test(
        "Conditions are evaluated as on iOS",
        arguments: [
            Case("#if os(iOS) || os(tvOS)\n#endif", "#if true || os(tvOS)\n#endif"),
            Case("#if !os(Linux)\n#elseif os(macOS)\n#endif", "#if !false\n#elseif os(macOS)\n#endif"),
            Case("#if targetEnvironment(simulator)\n#endif", "#if true\n#endif"),
            Case("#if canImport(UIKit)\n#endif", "#if canImport(UIKit)\n#endif"),
        ])
    func conditions(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test(
        "An import of UIKit replaces imports of modules that it contains",
        arguments: [
            Case("import Foundation\nimport UIKit\n", "\nimport UIKit\n"),
            Case("import Foundation", "import UIKit"),
            Case("import QuartzCore.CAAnimation", "import UIKit"),
            Case("import struct Foundation.Date", "import UIKit"),
            Case("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
            Case(
                "#if os(macOS)\nimport UIKit\n#endif\nimport Foundation",
                "#if os(macOS)\nimport UIKit\n#endif\nimport UIKit"),
            Case(
                "import UIKit\nlet s: URLSession? = nil",
                "import UIKit; import _Networking\nlet s: URLSession? = nil"),
            Case(
                "import Foundation\nimport UIKit\nlet r: URLRequest? = nil",
                "\nimport UIKit; import _Networking\nlet r: URLRequest? = nil"),
            Case(
                "#if DEBUG\nimport Foundation\n#endif\nimport UIKit\nlet r: URLRequest? = nil",
                "#if DEBUG\n\n#endif\nimport UIKit; import _Networking\nlet r: URLRequest? = nil"),
            Case(
                "import FoundationNetworking\nimport UIKit\nlet s: URLSession? = nil",
                "import _Networking\nimport UIKit\nlet s: URLSession? = nil"),
            Case("import SnapKit", "import SnapKit"),
        ])
    func imports(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test("Modules that are compiled together are not imported, and UIKit always is")
    func mergedModules() throws {
        let text = "import SnapKit\nimport class Kit.Thing\nimport UIKit\n"
        #expect(try rewrite(text, merged: ["SnapKit", "Kit", "UIKit"]) == "\n\nimport UIKit\n")
    }

    @Test(
        "Objective-C key paths become strings",
        arguments: [
            Case("let k = #keyPath(CALayer.bounds.size)", "let k = \"bounds.size\""),
            Case("let k = #keyPath(CALayer.isHidden)", "let k = \"hidden\""),
            Case(
                "class A { var isOn = true; func f() { g(#keyPath(A.isOn), #keyPath(self.isOn)) } }",
                "class A { var isOn = true; func f() { g(\"isOn\", \"isOn\") } }"),
        ])
    func keyPaths(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test("A script's first line becomes a comment")
    func shebang() throws {
        #expect(try rewrite("#!/usr/bin/swift\nlet x = 1") == "///usr/bin/swift\nlet x = 1")
    }

    @Test("Code for both systems has conditions where they are needed")
    func portable() throws {
        #expect(
            try rewrite("class A {\n    @IBInspectable @objc var x = 1\n}", style: .portable)
                == """
                class A {
                    @IBInspectable 
                    #if canImport(ObjectiveC)
                    @objc
                    #endif
                    var x = 1
                }
                """)
        #expect(
            try rewrite("import Foundation\n#if os(iOS)\n#endif", style: .portable) == """
                #if canImport(ObjectiveC)
                import Foundation
                #else
                import UIKit
                #endif
                #if (os(iOS) || os(Linux))
                #endif
                """)
        #expect(
            try rewrite("class L {\n    @NSManaged dynamic var p: Int\n}", style: .portable) == """
                class L {
                    #if canImport(ObjectiveC)
                    @NSManaged dynamic var p: Int
                    #else
                    dynamic var p: Int { get { _managedGet("p") } set { _managedSet("p", newValue) } }
                    #endif
                }
                """)
    }

    @Test(
        "A picture that code looks for may be nil",
        arguments: [
            Case("if let i = UIImage(named: n) { f(i) }", "if let i = UIImage(_found: n) { f(i) }"),
            Case(
                "func f() { guard let i = UIImage(named: n, in: b, compatibleWith: nil) else { return }; g(i) }",
                "func f() { guard let i = UIImage(_found: n, in: b, compatibleWith: nil) else { return }; g(i) }"),
            Case("let i = UIImage(named: n) ?? UIImage()", "let i = UIImage(_found: n) ?? UIImage()"),
        ])
    func pictures(_ example: Case) throws { #expect(try rewrite(example.before) == example.after) }

    @Test(
        "A picture that code uses without a test keeps its placeholder",
        arguments: [
            "view.image = UIImage(named: n)", "let i = UIImage(named: n)!", "f(UIImage(named: n)?.cgImage)",
            "if f(UIImage(named: n)) {}", "let i = a ?? UIImage(named: n)",
        ])
    func placeholders(_ code: String) throws { #expect(try rewrite(code) == code) }
}
