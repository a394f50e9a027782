import Testing

@testable import SourceRewriter

@Suite("Classes list the members that storyboards and selectors name")
struct MemberTableTests {
    /// Returns the added tables of a file, one a line.
    private func tables(_ text: String, style: Style = .local, after others: [String] = []) throws -> [String] {
        let texts = others + [text]
        let sources = try texts.enumerated().map { index, text in
            try ParsedSource(path: "\(index).swift", bytes: Array(text.utf8))
        }
        let rewritten = Rewriter.rewrite(sources, index: ModuleIndex(sources), style: style)
        return String(decoding: rewritten[texts.count - 1].bytes, as: UTF8.self).split(separator: "\n")
            .map(String.init).filter { $0.contains("_MemberTable {") || $0.contains("_NamedClass {") }
    }

    /// Returns the entries of the only table.
    private func entries(_ text: String) throws -> String {
        let lines = try tables(text)
        #expect(lines.count <= 1)
        return lines.first?.firstMatch(of: /_members: \[_Member\] \{ \[(.*)\] \} \} \}$/).map { String($0.1) } ?? ""
    }

    @Test(
        "Outlets, inspectable properties and other properties for Objective-C are listed by their names",
        arguments: [
            Case("@IBOutlet private weak var label: UILabel!", ".property(\"label\", \\A.label)"),
            Case("@IBInspectable var `default`: Int = 0 { didSet {} }", ".property(\"default\", \\A.`default`)"),
            Case("@IBOutlet var a, b: UIView!", ".property(\"a\", \\A.a), .property(\"b\", \\A.b)"),
            Case("@objc(other) var c = 1", ".property(\"other\", \\A.c)"),
            Case("@objc private(set) lazy var d = 1", ".property(\"d\", \\A.d)"),
            Case("@objc lazy var l = 1", ".property(\"l\", \\A.l, set: { (o: A, v) in o.l = v })"),
            Case(
                "@IBOutlet var m: UIView! { get { n } set { n = newValue } }",
                ".property(\"m\", \\A.m, set: { (o: A, v) in o.m = v })"),
            Case("@objc static var e = 1", ""), Case("var f = 1", ""), Case("@nonobjc @IBOutlet var g: UIView!", ""),
            Case("@objc var h: Int { get async { 1 } }", ""), Case("@OtherActor @objc var i = 1", ""),
            Case("@available(*, unavailable) @objc var j = 1", ""),
            Case("#if os(macOS)\n@objc var k = 1\n#endif", ""),
        ])
    func properties(_ example: Case) throws {
        #expect(try entries("class A: UIView {\n\(example.before)\n}") == example.after)
    }

    @Test(
        "Methods are listed by their selectors, with closures that pass the arguments on",
        arguments: [
            Case("@IBAction func go() {}", ".method(\"go\") { (o: A) in o.go() }"),
            Case("@IBAction private func go(_ s: Any) {}", ".method(\"go:\") { (o: A, a0: Any) in o.go(a0) }"),
            Case(
                "@IBAction func go(sender: UIButton!, for event: UIEvent?) {}",
                ".method(\"goWithSender:for:\") { (o: A, a0: UIButton?, a1: UIEvent?) in "
                    + "o.go(sender: a0, for: a1) }"),
            Case("@objc(run:) func go(x: [Int]) {}", ".method(\"run:\") { (o: A, a0: [Int]) in o.go(x: a0) }"),
            Case("@objc func go() throws {}", ".method(\"goAndReturnError:\") { (o: A) in try? o.go() }"),
            Case(
                "@objc func go(_ a: Int) throws {}",
                ".method(\"go:error:\") { (o: A, a0: Int) in try? o.go(a0) }"),
            Case(
                "@IBSegueAction func go(_ c: NSCoder) -> UIViewController? { nil }",
                ".method(\"go:\") { (o: A, a0: NSCoder) in o.go(a0) }"),
            Case("@objc func go() async {}", ""), Case("@objc func go(_ a: () -> Void) {}", ""),
            Case("@objc func go(_ a: Int, b: Int, c: Int, d: Int) {}", ""), Case("func go() {}", ""),
            Case("@IBAction class func go() {}", ""),
            Case("override func awakeFromNib() {}", ".method(\"awakeFromNib\") { (o: A) in o.awakeFromNib() }"),
            Case("func awakeFromNib() {}", ""),
            Case(
                "override func forwardingTarget(for s: Selector!) -> Any? { nil }",
                ".method(\"forwardingTargetForSelector:\") { (o: A, a0: Selector?) in o.forwardingTarget(for: a0) }"),
        ])
    func methods(_ example: Case) throws {
        #expect(try entries("class A: UIView {\n\(example.before)\n}") == example.after)
    }

    @Test("A table extends the class under its full name, also for nested and extended classes")
    func names() throws {
        let nested = try tables("class A { class B: UIView { @IBOutlet var c: UIView! } }")
        #expect(nested.count == 1 && nested[0].hasPrefix("extension A.B { "))
        #expect(try tables("extension UIView { @IBInspectable var d: Int { 1 } }")[0].contains("\\UIView.d"))
        #expect(
            try entries("@objcMembers class A: UIView { var b = 1; private var c = 2; let d = 3 }").contains("\\A.d"))
        #expect(try !entries("@objcMembers class A: UIView { private var c = 2; var b = 1 }").contains("\\A.c"))
    }

    @Test("The body and the extensions of a class in one file share a table; further files number theirs")
    func files() throws {
        let text = "extension A { @IBAction private func d() {} }"
        let body = "class A: UIView { @IBOutlet var b: UIView! }"
        #expect(try tables("\(body)\n\(text)").count == 1)
        #expect(try tables(text, after: [body])[0].contains("enum _Members2: _MemberTable"))
        #expect(try tables(text, after: ["class A: UIView {}"])[0].contains("enum _Members: _MemberTable"))
    }

    @Test("A private class is its own table, which private subclasses inherit")
    func privateClasses() throws {
        let base = "private class A: UIView { @IBOutlet var b: UIView! }"
        #expect(
            try tables(base) == [
                "@available(*, deprecated) extension A: _MemberTable { @MainActor static var _members: [_Member] { "
                    + "[.property(\"b\", \\A.b)] } }"
            ])
        let extended = try tables(
            "\(base)\nextension A { @IBAction func d() {} }\nprivate class C: A { @objc var e = 1 }")
        #expect(extended.count == 1 && extended[0].contains(".method(\"d\")"))
        #expect(
            try tables("class B { fileprivate class A: UIView { @objc var c = 1 } }")[0].contains("extension B.A: "))
    }

    @Test(
        "A class that cannot be extended conforms where it is declared",
        arguments: [
            Case(
                "func f() { class A: UIView { @IBOutlet var b: UIView! } }",
                "func f() { class A: UIView, _MemberTable { @MainActor static var _members: [_Member] { "
                    + "[.property(\"b\", \\A.b)] };"),
            Case(
                "class B { private class A { @objc func c() {} } }",
                "class B { private class A: _MemberTable { @MainActor static var _members: [_Member] { "
                    + "[.method(\"c\") { (o: A) in o.c() }] };"),
            Case(
                "private class B { class A: UIView { @objc var c = 1 } }",
                "private class B { class A: UIView, _MemberTable { @MainActor"),
        ])
    func innerClasses(_ example: Case) throws {
        let found = try rewrite("import UIKit\n\(example.before)").replacing("@IBOutlet", with: "")
        #expect(found.contains(example.after.replacing("@IBOutlet", with: "")), "\(found)")
        #expect(try !rewrite("import UIKit\n\(example.before)", style: .portable).contains("A, _MemberTable"))
    }

    @Test("Other types and constrained extensions have no table")
    func others() throws {
        #expect(try tables("@objc protocol A { @objc var b: Int { get } }").isEmpty)
        #expect(try tables("extension A where B == Int { @objc var c: Int { 1 } }").isEmpty)
        #expect(try tables("@OtherActor class A: NSObject { @objc var c = 1 }").isEmpty)
    }

    @Test("A class with an Objective-C name is listed under it")
    func namedClasses() throws {
        #expect(
            try tables("@objc(Wheel) class A: NSObject {}") == [
                "@available(*, deprecated) nonisolated final class _Class_Wheel: _NamedClass { "
                    + "static var _class: AnyClass { A.self } }"
            ])
        #expect(try tables("@objc class A: NSObject {}").isEmpty)
    }

    @Test(
        "Compiler messages about a table refer to the class's line, and portable code keeps tables off Apple's systems")
    func placement() throws {
        let source = try ParsedSource(
            path: "A.swift", bytes: Array("\n\nclass A: UIView { @IBOutlet var b: UIView! }".utf8))
        let local = Rewriter.rewrite([source], index: ModuleIndex([source]), style: .local)
        #expect(String(decoding: local[0].bytes, as: UTF8.self).contains("line: 3)\nextension A {"))
        let portable = Rewriter.rewrite([source], index: ModuleIndex([source]), style: .portable)
        #expect(
            String(decoding: portable[0].bytes, as: UTF8.self).contains("#if !canImport(ObjectiveC)\nextension A {"))
    }
}
