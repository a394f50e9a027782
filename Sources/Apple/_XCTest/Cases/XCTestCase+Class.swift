extension XCTestCase {
    /// The class of the test case, as `NSObject` has it on Apple's systems; code finds the tests' bundle by it.
    public var classForCoder: AnyClass { Swift.type(of: self) }
}

extension XCTestCase {
    /// The call of the test's method.
    public var invocation: NSInvocation? {
        let method = name.split(separator: ".").last.map(String.init) ?? name
        return NSInvocation(selector: Selector(method))
    }
}

/// A call of a method, as far as tests have one: code names pictures by its selector.
public final class NSInvocation: NSObject {
    /// The name of the method.
    public let selector: Selector

    init(selector: Selector) { self.selector = selector }
}
