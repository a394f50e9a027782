extension XCTestCase {
    /// The class of the test case, as `NSObject` has it on Apple's systems; code finds the tests' bundle by it.
    public var classForCoder: AnyClass { Swift.type(of: self) }
}
