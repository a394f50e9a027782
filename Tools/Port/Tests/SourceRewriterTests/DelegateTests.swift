import Foundation
import Testing

@testable import SourceRewriter

@Suite("Delegates of UIKit's objects")
struct DelegateTests {
    @Test(
        "Delegate methods become as visible as their class",
        arguments: [
            Case(
                "public class A: UITableViewDelegate { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }",
                "public class A: UITableViewDelegate { public func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }"
            ),
            Case(
                "open class A {}\nextension A: UITextFieldDelegate { @objc private func textFieldDidEndEditing(_ f: UITextField) {} }",
                "open class A {}\nextension A: UITextFieldDelegate { public func textFieldDidEndEditing(_ f: UITextField) {} }"
            ),
            Case(
                "class A: UIScrollViewDelegate { private func scrollViewDidScroll(_ s: UIScrollView) {} }",
                "class A: UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }"),
            Case(
                "public class A: UITableViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }",
                "public class A: UITableViewDelegate { public func scrollViewDidScroll(_ s: UIScrollView) {} }"),
            Case(
                "public class A: UIScrollViewDelegate { func scrollViewDidScrollFar(_ s: UIScrollView) {} }",
                "public class A: UIScrollViewDelegate { func scrollViewDidScrollFar(_ s: UIScrollView) {} }"),
            Case(
                "public class A { func scrollViewDidScroll(_ s: UIScrollView) {} }",
                "public class A { func scrollViewDidScroll(_ s: UIScrollView) {} }"),
        ])
    func access(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test(
        "Asynchronous methods of sessions' delegates also have the form that is called",
        arguments: [
            Case(
                "open class A: URLSessionDataDelegate { open func urlSession(_ s: S, didReceive r: R) async -> D { .a } }",
                "open class A: URLSessionDataDelegate { public func urlSession(_ s: S, didReceive r: R, completionHandler "
                    + "handler: @escaping @Sendable (D) -> Void) { Task { handler(await self.urlSession(s, didReceive: r)) } }; "
                    + "open func urlSession(_ s: S, didReceive r: R) async -> D { .a } }"),
            Case(
                "class A {}\nextension A: URLSessionDelegate { func urlSession(_: S) async -> (D, C?) { (.a, nil) } }",
                "class A {}\nextension A: URLSessionDelegate { func urlSession(_ _0: S, completionHandler handler: @escaping "
                    + "@Sendable (D, C?) -> Void) { Task { let result = await self.urlSession(_0); handler(result.0, result.1) } }; "
                    + "func urlSession(_: S) async -> (D, C?) { (.a, nil) } }"),
            Case(
                "class A: URLSessionDelegate { func urlSession(_ s: S) async throws -> D { .a } }",
                "class A: URLSessionDelegate { func urlSession(_ s: S) async throws -> D { .a } }"),
            Case(
                "class A { func urlSession(_ s: S) async -> D { .a } }",
                "class A { func urlSession(_ s: S) async -> D { .a } }"),
        ])
    func asynchronous(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test("Calls of optional methods of sessions' delegates become plain calls")
    func sessions() throws {
        #expect(
            try rewrite("let x: Void = (d as? URLSessionTaskDelegate)?.urlSession?(s, task: t) ?? f()")
                == "let x: Void = (d as? URLSessionTaskDelegate)?.urlSession(s, task: t) ?? f()")
    }

    @Test(
        "Calls of optional methods become plain calls",
        arguments: [
            Case("a?.d?.scrollViewDidScroll?(s)", "a?.d?.scrollViewDidScroll(s)"),
            Case("d.scrollViewDidScroll!(s)", "d.scrollViewDidScroll(s)"),
            Case(
                "class A { var scrollViewDidScroll = 1 }; d.delegate!.scrollViewDidScroll!(s)",
                "class A { var scrollViewDidScroll = 1 }; d.delegate!.scrollViewDidScroll(s)"),
            Case(
                "let h = d.tableView?(t, heightForRowAt: i) ?? 4",
                "let h = Optional(d.tableView(t, heightForRowAt: i)) ?? 4"),
            Case("let h = d?.tableView?(t, heightForRowAt: i)", "let h = d?.tableView(t, heightForRowAt: i)"),
            Case("d?.tableView?(t, unheardOf: i)", "d?.tableView?(t, unheardOf: i)"),
            Case("d.closure?(t)", "d.closure?(t)"),
        ])
    func calls(_ example: Case) throws {
        let text: (String) -> String = { "import UIKit\nclass A {\n    func f() {\n        \($0)\n    }\n}" }
        #expect(try rewrite(text(example.before)) == text(example.after))
    }

    @Test("Closures with the names of delegate methods stay optional")
    func closures() throws {
        let text =
            "class A { var scrollViewDidScroll: ((UIScrollView) -> Void)?; func f() { scrollViewDidScroll?(s) } }"
        #expect(try rewrite(text) == text)
    }

    @Test("A delegate method that only a subclass implements is called")
    func subclass() throws {
        #expect(
            try rewrite(
                "class A: UIView, UITableViewDelegate {}\nclass B: A { func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 2 } }\n"
                    + "class C: A {}\nextension C { func scrollViewDidScroll(_ s: UIScrollView) {} }")
                == "class A: UIView, UITableViewDelegate { func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat "
                + "{ tableView.rowHeight }; func scrollViewDidScroll(_ scrollView: UIScrollView) {};}\n"
                + "class B: A { override func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 2 } }\n"
                + "class C: A { override func scrollViewDidScroll(_ s: UIScrollView) { _C_scrollViewDidScroll(s) };}\n"
                + "extension C { func _C_scrollViewDidScroll(_ s: UIScrollView) {} }")
        let plain =
            "class A: UITableViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }\n"
            + "class B: A { override func scrollViewDidScroll(_ s: UIScrollView) {} }"
        #expect(try rewrite(plain) == plain)
    }

    @Test("The protocols match the sources after `make interface`")
    func interface() throws {
        let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let files = ["Sources/UIKit", "Sources/Apple/QuartzCore"].flatMap { folder in
            let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
            return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map {
                root.appending(path: "\(folder)/\($0)")
            }
        }
        try #require(files.count > 100)
        let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        let sources = Interface(
            sources: texts.filter { $0.contains("protocol ") || $0.contains("Delegate") || $0.contains("DataSource") })
        #expect(sources.text.split(separator: "\n") == Interface.quartzite.text.split(separator: "\n"))
    }
    @Test("A protocol that is parsed alone has the same requirements as among all of them")
    func single() {
        let (whole, lazy) = (Interface(Interface.texts), InterfaceText(Interface.texts))
        #expect(lazy.names.count > 80 && lazy.requirements(of: "Nothing") == nil)
        #expect(whole.text == Interface.quartzite.text && lazy.names.allSatisfy(whole.declares))
        for name in lazy.names {
            let declarations = whole.declarations(of: name).map { "\($0.protocolName) \($0.requirement)" }
            #expect(
                Interface.quartzite.declarations(of: name).map { "\($0.protocolName) \($0.requirement)" }
                    == declarations)
            for requirement in whole.requirements(of: name) {
                #expect(Interface.quartzite.hasOptional(requirement.name))
            }
        }
        #expect(!Interface.quartzite.hasOptional("tableView(_:nothing:)") && !whole.hasOptional("nothing"))
        for interface in [whole, Interface.quartzite] {
            let found = interface.protocolName(of: "tableView", labels: ["_", "didSelectRowAt"])
            #expect(found == "UITableViewDelegate")
        }
    }
}
