import Testing

@testable import SourceRewriter

/// One rewrite: what the user wrote, and what the compiler gets.
struct Case: CustomTestStringConvertible {
    let before: String
    let after: String
    var testDescription: String { before.split(separator: "\n").joined(separator: " ") }

    init(_ before: String, _ after: String) {
        self.before = before
        self.after = after
    }
}

/// The rewritten text without the directive in front.
func rewrite(_ text: String) throws -> String {
    let source = try ParsedSource(path: "A.swift", bytes: Array(text.utf8))
    let result = String(decoding: Rewriter(source, index: ModuleIndex([source])).rewritten().bytes, as: UTF8.self)
    let lines = result.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    #expect(lines[0] == "#sourceLocation(file: \"A.swift\", line: 1)")
    return String(lines[1])
}

@Suite("What the compiler refuses is rewritten")
struct RewriterTests {
    @Test(
        "attributes of Objective-C go",
        arguments: [
            Case("class A { @objc func f() {} }", "class A { func f() {} }"),
            Case(
                "@objcMembers class A {\n    @objc  // why\n    var x = 1\n}", "class A {\n    // why\n    var x = 1\n}"
            ),
            Case("@objc(QZThing) public class A {}", "public class A {}"),
            Case("class A { @IBOutlet weak var v: UIView! }", "class A { weak var v: UIView! }"),
            Case("class A { @IBAction func f() {} }", "class A { @IBAction func f() {} }"),
            Case("@UIApplicationMain\nclass A {}", "@main\nclass A {}"),
            Case("@objc protocol P {}", "protocol P: AnyObject {}"),
            Case("@objc protocol P: Q {}", "protocol P: AnyObject, Q {}"),
        ])
    func attributes(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test("properties that Core Animation stores get accessors")
    func managed() throws {
        #expect(
            try rewrite("class L: CALayer {\n    @NSManaged public var p: CGFloat // why\n}")
                == "class L: CALayer {\n    public var p: CGFloat"
                + " { get { _managedGet(\"p\") } set { _managedSet(\"p\", newValue) } } // why\n}")
    }
}
