import Testing

@testable import SourceRewriter

@Suite("Delegates that forward messages")
struct ForwardedDelegateTests {
    private let method = "func forwardingTarget(for s: Selector!) -> Any? { next }"

    @Test("A delegate gets the optional methods that it lacks, which call the object to which it forwards them")
    func methods() throws {
        let text =
            "class A: NSObject, UIScrollViewDelegate { \(method); func scrollViewDidScroll(_ s: UIScrollView) {} }"
        let found = try rewrite(text)
        let responds = "Selector(\"viewForZoomingIn:\", _respondedToBy: { $0 is any UIScrollViewDelegate.Type })"
        #expect(
            found.contains(
                "func viewForZooming(in scrollView: UIScrollView) -> UIView? { if let target = forwardingTarget(for: "
                    + "\(responds)) as? any UIScrollViewDelegate, target !== self "
                    + "{ return target.viewForZooming(in: scrollView) }; return nil };"))
        #expect(found.contains("{ return target.scrollViewDidEndDecelerating(scrollView) } };"))
        #expect(!found.contains("target.scrollViewDidScroll("))
    }

    @Test("Methods belong to the protocols that declare them, and public classes have public ones")
    func protocols() throws {
        let found = try rewrite("public class A: NSObject, UITableViewDelegate { \(method) }")
        #expect(found.contains("public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)"))
        #expect(found.contains("as? any UIScrollViewDelegate, target !== self { return target.scrollViewDidScroll("))
    }

    @Test("Other classes get no methods")
    func others() throws {
        let plain = "class A: NSObject, UIScrollViewDelegate {}"
        #expect(try rewrite(plain) == plain)
        #expect(try !rewrite("class A: NSObject { \(method) }").contains("target"))
    }
}
