import QuartziteRewriting
import Testing

@testable import SourceRewriter

@Suite("Versions of Swift that today's compilers refuse")
struct OldSwiftTests {
    private func sign(_ text: String) throws -> OldSwift? {
        let source = try ParsedSource(path: "A.swift", bytes: Array(text.utf8))
        return OldSwift(source, index: ModuleIndex([source]))
    }

    @Test(
        "Swift 2 is recognized by what Swift 3 removed",
        arguments: [
            ("for var i = 0; i < 3; i += 1 {}", "for …; …; …"), ("func f(inout x: Int) {}", "inout"),
            ("func f() { var i = 0; i++ }", "i++"), ("println(\"a\")", "println"),
            ("v.backgroundColor = UIColor.whiteColor()", "UIColor.whiteColor()"),
            ("b.addTarget(t, action: s, forControlEvents: .X)", "forControlEvents:"),
            ("dispatch_async(q) {}", "dispatch_async"), ("_ = UIScreen.mainScreen().scale", "UIScreen.mainScreen()"),
        ])
    func signs(text: String, sign: String) throws {
        let found = try self.sign("import UIKit\n" + text)
        #expect(found?.sign == sign && found?.line == 2)
    }

    @Test(
        "Code that Swift 5 accepts is not mistaken for Swift 2",
        arguments: [
            "postfix operator ++\npostfix func ++ (x: inout Int) {}\nfunc f() { i++ }",
            "func println(_ s: String) {}\nprintln(\"a\")", "logger.println(\"a\")", "for i in 0..<3 {}",
            "extension UIColor { class func redColor() -> UIColor { .red } }\nlet c = UIColor.redColor()",
            "CGRectMake(0, 0, 1, 1)",
            "func f(_ b: B, forControlEvents e: E) {}\nclass A { func g(forControlEvents e: E) { g(forControlEvents: e) } }",
            "let s = \"println(1)\" // i++", "repeat {} while x", "func f(x: inout Int) {}",
            "#if OLD\nlet d = UIApplication.sharedApplication().delegate\n#endif",
            "#if os(iOS)\nlet a = 1\n#else\nprintln(a)\n#endif",
        ])
    func others(text: String) throws {
        #expect(try sign(text) == nil)
    }

    @Test("The first sign is reported")
    func first() throws {
        #expect(try sign("let a = 1\nprintln(a)\na++\n")?.line == 2)
    }
}
