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

    @Test("Constants of Core Animation can be strings in Swift 4.0")
    func constants() throws {
        let code = "func f(c: K) { c.lineCap = kCALineCapRound; c.add(t, forKey: kCATransition) }"
        #expect(try rewrite(code) == code)
        let old = try BuildConditions.$settings.withValue(BuildSettings(languageMode: 4)) { try rewrite(code) }
        #expect(old == "func f(c: K) { c.lineCap = _swift4Constant(kCALineCapRound); c.add(t, forKey: kCATransition) }")
    }

    @Test("Settings of sessions that have no effect are declared in the files that set them")
    func sessions() throws {
        let code = "let c = URLSessionConfiguration.default; func f() { c.sessionSendsLaunchEvents = true }"
        let declaration = "extension URLSessionConfiguration { fileprivate var sessionSendsLaunchEvents: Bool"
        #expect(try rewrite(code).contains(declaration))
        let background = "let c = URLSessionConfiguration.background(withIdentifier: k)"
        #expect(try rewrite(background).contains("let c = URLSessionConfiguration.default"))
        let own = "class A { var sessionSendsLaunchEvents = 1 }; func f() { a.sessionSendsLaunchEvents = 2 }"
        #expect(try !rewrite(own).contains(declaration))
    }
}
