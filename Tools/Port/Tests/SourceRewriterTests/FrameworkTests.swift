import Testing

@testable import SourceRewriter

@Suite("Names of Apple's frameworks that differ")
struct FrameworkTests {
    @Test("An enumeration that another module declares in a class for Objective-C is found outside of the class")
    func enumerations() throws {
        let library = "open class Chart: UIView { @objc(ChartOrder) public enum Order: Int { case bar, line } }"
        func rewritten(_ text: String) throws -> String {
            let app = try ParsedSource(path: "A.swift", bytes: Array(text.utf8))
            let other = try ParsedSource(path: "B.swift", bytes: Array(library.utf8))
            let result = Rewriter.rewrite([app], index: ModuleIndex([app], context: [other]), style: .local)
            return String(decoding: result[0].bytes, as: UTF8.self)
        }
        #expect(try rewritten("import UIKit\nlet a = Order.bar").contains("let a = Chart.Order.bar"))
        #expect(try rewritten("import UIKit\nenum Order { case x }; let a = Order.x").contains("let a = Order.x"))
        #expect(try rewritten("import UIKit\nlet a = Chart.Order.bar").contains("let a = Chart.Order.bar"))
    }

    @Test(
        "Strings can be constants of Core Animation in Swift 4.0",
        arguments: [
            Case("t.subtype = direction", "t.subtype = _swift4Value(direction)"),
            Case("a.fillMode = on ? x : y", "a.fillMode = _swift4Value(on ? x : y)"),
            Case("a.fillMode = .forwards", "a.fillMode = .forwards"),
            Case("a.fillMode = kCAFillModeBoth", "a.fillMode = _swift4Constant(kCAFillModeBoth)"),
            Case("_ = CAMediaTimingFunction(name: curve)", "_ = CAMediaTimingFunction(name: _swift4Value(curve))"),
            Case("label.text = title", "label.text = title"),
        ])
    func strings(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.before)
        let old = try BuildConditions.$settings.withValue(RewritingSettings(languageMode: 4)) {
            try rewrite(example.before)
        }
        #expect(old == example.after)
    }

    @Test("Constants of Core Animation can be strings in Swift 4.0")
    func constants() throws {
        let code = "func f(c: K) { c.lineCap = kCALineCapRound; c.add(t, forKey: kCATransition) }"
        #expect(try rewrite(code) == code)
        let old = try BuildConditions.$settings.withValue(RewritingSettings(languageMode: 4)) { try rewrite(code) }
        #expect(old == "func f(c: K) { c.lineCap = _swift4Constant(kCALineCapRound); c.add(t, forKey: kCATransition) }")
    }

    @Test("A subclass of a lock sees the types of its parts")
    func locks() throws {
        #expect(try rewrite("import UIKit\nclass Count: NSLock {}").contains("import CoreFoundation"))
        #expect(try !rewrite("import UIKit\nclass Count { let lock = NSLock() }").contains("import CoreFoundation"))
        #expect(try !rewrite("import UIKit\nclass NSLock {}\nclass Count: NSLock {}").contains("import CoreFoundation"))
    }

    @Test("Settings of sessions that Foundation lacks are declared in portable files that set them")
    func sessions() throws {
        let code =
            "import UIKit\nlet c = URLSessionConfiguration.default; func f() { c.sessionSendsLaunchEvents = true }"
        let declaration = "extension URLSessionConfiguration { fileprivate var sessionSendsLaunchEvents: Bool"
        #expect(try rewrite(code, style: .portable).contains(declaration))
        #expect(try !rewrite(code).contains(declaration))
        let background = "import UIKit\nlet c = URLSessionConfiguration.background(withIdentifier: k)"
        #expect(try rewrite(background, style: .portable).contains("let c = URLSessionConfiguration.default"))
        #expect(try !rewrite(background).contains("default"))
        let own = "class A { var sessionSendsLaunchEvents = 1 }; func f() { a.sessionSendsLaunchEvents = 2 }"
        #expect(try !rewrite(own, style: .portable).contains(declaration))
    }

    @Test("Properties with which Foundation may end the program are replaced by others")
    func streams() throws {
        #expect(try rewrite("if let e = input.streamError { throw e }") == "if let e = input._streamError { throw e }")
        #expect(try rewrite("p.totalUnitCount = 0") == "p._totalUnitCount = 0")
        let own = "class A: InputStream { override var streamError: Error? { nil } }; func f() { a.streamError }"
        #expect(try rewrite(own).contains("a.streamError"))
    }

    @Test("Delegates of sessions have all methods")
    func sessionDelegates() throws {
        #expect(
            try rewrite("func f() { d?.urlSession?(s, didCreateTask: t) ?? g() }")
                == "func f() { d?.urlSession(s, didCreateTask: t) ?? g() }")
    }

    @Test("A reference to a string of Core Foundation is one to an object")
    func references() throws {
        #expect(
            try rewrite("let f: (P) -> Unmanaged<CFString> = { _ in g() }")
                == "let f: (P) -> Unmanaged<NSString> = { _ in g() }")
    }
}
