import Testing

@testable import SourceRewriter

@Suite("Delegate proxies of RxCocoa, and what other packages use of Objective-C")
struct ReactiveProxyTests {
    private let base = """
        class DelegateProxy<P, D>: _RXDelegateProxy {}
        open class ScrollProxy: DelegateProxy<UIScrollView, UIScrollViewDelegate> {
            func scrollViewDidScroll(_ s: UIScrollView) { _forwardToDelegate?.scrollViewDidScroll?(s) }
        }
        extension ScrollProxy: UIScrollViewDelegate {}

        """

    @Test("A proxy reports calls without a result, passes them on, and passes those with a result on")
    func methods() throws {
        let found = try rewrite(base + "class TableProxy: ScrollProxy {}\nextension TableProxy: UITableViewDelegate {}")
        #expect(
            found.contains(
                "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) "
                    + "{ _pass(\"tableView:didSelectRowAt:\", [tableView, indexPath]) "
                    + "{ ($0 as? any UITableViewDelegate)?.tableView(tableView, didSelectRowAt: indexPath) } };"))
        #expect(
            found.contains(
                "{ if let target = _forwardToDelegate as? any UIScrollViewDelegate "
                    + "{ return target.viewForZooming(in: scrollView) }; return nil };"))
        #expect(found.contains("(_forwardToDelegate as? any UIScrollViewDelegate)?.scrollViewDidScroll(s)"))
        // What a superclass has is inherited.
        #expect(found.ranges(of: "func scrollViewWillBeginDragging(").count == 1)
        #expect(found.ranges(of: "func scrollViewDidScroll(").count == 1)
    }

    @Test("Defaults that are not public are those of a delegate without methods")
    func defaults() throws {
        let found = try rewrite(
            base + "class GridProxy: ScrollProxy {}\nextension GridProxy: UICollectionViewDelegateFlowLayout {}")
        #expect(
            found.contains(
                "return _DelegateDefaults.shared.collectionView(collectionView, layout: collectionViewLayout"))
    }

    @Test("The name of a delegate's method without labels is that with them")
    func selectors() throws {
        #expect(
            try rewrite("let a = #selector(UIScrollViewDelegate.scrollViewDidZoom)")
                == "let a = Selector(\"scrollViewDidZoom:\")")
    }

    @Test("The type of a delegate need not be a class")
    func requirements() throws {
        #expect(
            try rewrite("func f<P: T>(_ p: P) where P.Object: UIView, P.Delegate: AnyObject {}")
                == "func f<P: T>(_ p: P) where P.Object: UIView, P.Delegate: Any {}")
        #expect(
            try rewrite("func f() { assert(p === P.currentDelegate(for: a)) }")
                == "func f() { assert(p === (P.currentDelegate(for: a) as AnyObject?)) }")
    }

    @Test("Functions of C with objects are functions of Swift, and blocks are cast to objects")
    func functions() throws {
        #expect(
            try rewrite("typealias F = @convention(c) (AnyObject, Selector) -> Void")
                == "typealias F = (AnyObject, Selector) -> Void")
        let plain = "typealias F = @convention(c) (Int32) -> Void"
        #expect(try rewrite(plain) == plain)
        #expect(try rewrite("let a = unsafeBitCast(b, to: AnyObject.self)") == "let a = ((b) as AnyObject)")
    }

    @Test("A property of an opaque type that no code can use is left out")
    func unavailable() throws {
        let text = "class A { @available(*, unavailable, renamed: \"b\") var a: some P { b }; var c = 1 }"
        #expect(try rewrite(text) == "class A { ; var c = 1 }")
    }

    @Test("Foundation's comparison of numbers takes precedence")
    func comparison() throws {
        #expect(
            try rewrite("func < (a: NSNumber, b: NSNumber) -> Bool { true }")
                == "@_disfavoredOverload func < (a: NSNumber, b: NSNumber) -> Bool { true }")
        let member = "struct A { static func < (a: A, b: A) -> Bool { true } }"
        #expect(try rewrite(member) == member)
    }

    @Test("Code for Objective-C without a counterpart is compiled, and other code is not")
    func conditions() throws {
        let alone = "#if canImport(ObjectiveC)\nlet a = 1\n#endif"
        let found = try BuildConditions.$settings.withValue(RewritingSettings(hasPlaceholders: true)) {
            try rewrite(alone)
        }
        #expect(found == "#if true\nlet a = 1\n#endif")
        #expect(try rewrite(alone) == alone)
        let other = "#if canImport(ObjectiveC)\nlet a = 1\n#else\nlet a = 2\n#endif"
        #expect(try rewrite(other) == other)
    }

    @Test("A space before the arguments of an attribute is accepted, as by the compiler")
    func spaces() throws {
        let source = try ParsedSource(path: "a", bytes: Array("@available (*, deprecated)\nfunc f() {}".utf8))
        #expect(source.errors.isEmpty)
    }
}
