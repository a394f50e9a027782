import Testing

@testable import SourceRewriter

@Suite("What Foundation, Dispatch and UIKit declare differently is rewritten")
struct FoundationTests {
    @Test(
        "Calls name what is there",
        arguments: [
            Case("let p = ProcessInfo()", "let p = ProcessInfo.processInfo"),
            Case("class ProcessInfo {}\nlet p = ProcessInfo()", "class ProcessInfo {}\nlet p = ProcessInfo()"),
            Case(
                "let u = b.urls(forResourcesWithExtension: nil, subdirectory: s)",
                "let u = b._urls(forResourcesWithExtension: nil, subdirectory: s)"),
            Case(
                "let k = kCTTrackingAttributeName as NSAttributedString.Key",
                "let k = NSAttributedString.Key(rawValue: kCTTrackingAttributeName as String)"),
            Case("let k = name as NSAttributedString.Key", "let k = name as NSAttributedString.Key"),
            Case("let u = b.urls(for: .documentDirectory, in: d)", "let u = b.urls(for: .documentDirectory, in: d)"),
            Case(
                "dispatchPrecondition(condition: .onQueue(q))", "UIKit.dispatchPrecondition(condition: .onQueue(q))"),
        ])
    func calls(_ example: Case) throws { #expect(try rewrite(example.before) == example.after) }

    @Test(
        "An animation without await in a task has a completion handler",
        arguments: [
            Case(
                "Task { await load(); UIView.animate(withDuration: 1) { a() } }",
                "Task { await load(); UIView.animate(withDuration: 1) { a() } completion: { _ in } }"),
            Case(
                "func f() async { UIView.animate(withDuration: 1, animations: g) }",
                "func f() async { UIView.animate(withDuration: 1, animations: g, completion: nil) }"),
            Case(
                "Task { await UIView.animate(withDuration: 1) { a() } }",
                "Task { await UIView.animate(withDuration: 1) { a() } }"),
            Case(
                "Task { async let x = UIView.animate(withDuration: 1) { a() } }",
                "Task { async let x = UIView.animate(withDuration: 1) { a() } }"),
            Case(
                "func f() { UIView.animate(withDuration: 1) { a() } }",
                "func f() { UIView.animate(withDuration: 1) { a() } }"),
            Case(
                "Task { UIView.animate(withDuration: 1, animations: g) { b($0) } }",
                "Task { UIView.animate(withDuration: 1, animations: g) { b($0) } }"),
        ])
    func animations(_ example: Case) throws { #expect(try rewrite(example.before) == example.after) }

    @Test(
        "Attributes of texts change without comparisons of equal instances, except for an app's own methods",
        arguments: [
            Case("t.removeAttribute(.link, range: r)", "t._removeAttribute(.link, range: r)"),
            Case("t?.addAttributes([.font: f], range: r)", "t?._addAttributes([.font: f], range: r)"),
            Case("t.addAttribute(.font, value: f, range: r)", "t._addAttribute(.font, value: f, range: r)"),
            Case("t.addAttribute(to: r)", "t.addAttribute(to: r)"),
            Case(
                "class T { func removeAttribute(_ n: N, range: R) {} }\nt.removeAttribute(.link, range: r)",
                "class T { func removeAttribute(_ n: N, range: R) {} }\nt.removeAttribute(.link, range: r)"),
            Case(
                "class S: NSTextStorage { func f() { super.removeAttribute(.link, range: r) } }",
                "class S: NSTextStorage { func f() { super.removeAttribute(.link, range: r) } }"),
        ])
    func attributes(_ example: Case) throws { #expect(try rewrite(example.before) == example.after) }

    @Test("Locks that Foundation exports on Apple's systems are imported")
    func locks() throws {
        #expect(try rewrite("import UIKit\nvar l = os_unfair_lock()").hasSuffix("\nimport _os"))
        #expect(try !rewrite("import UIKit\nvar l = 1").contains("_os"))
    }

    @Test("Settings of requests that Foundation on Linux lacks have no effect in portable code")
    func requests() throws {
        let code = "import UIKit\nfunc f(r: inout URLRequest) { r.allowsConstrainedNetworkAccess = false }"
        #expect(try !rewrite(code).contains("extension URLRequest"))
        let text = try rewrite(code, style: .portable)
        #expect(
            text.contains(
                "extension URLRequest { fileprivate var allowsConstrainedNetworkAccess: Bool { get { true } set {} } }")
        )
    }
}
