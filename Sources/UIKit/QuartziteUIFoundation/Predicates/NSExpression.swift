import QuartzCore

/// A value that is computed, such as the sum of the values of a key path.
///
/// The functions of Apple's documentation are known, except for random numbers, distances and selectors of an app's own.
open class NSExpression: NSObject, NSCopying {
    /// The kinds of expressions; raw values are Apple's.
    public enum ExpressionType: UInt, Sendable {
        /// A value.
        case constantValue
        /// The object for which the expression is evaluated.
        case evaluatedObject
        /// A variable.
        case variable
        /// A key path.
        case keyPath
        /// A function with arguments.
        case function
        /// The elements of two lists.
        case unionSet
        /// The elements that two lists share.
        case intersectSet
        /// The elements of a list that another one does not have.
        case minusSet
        /// The elements of a list that meet a condition.
        case subquery = 13
        /// A list of expressions.
        case aggregate
        /// Any key.
        case anyKey
        /// A block.
        case block = 19
        /// One of two expressions, by a condition.
        case conditional
    }

    /// The value that the expression computes.
    let value: PredicateOperand

    init(_ value: PredicateOperand) {
        self.value = value
        super.init()
    }

    /// Creates an expression from a format, such as `"age * 2"`; one that cannot be parsed raises an exception.
    public convenience init(format expressionFormat: String, _ args: Any...) {
        self.init(format: expressionFormat, argumentArray: args)
    }

    /// Creates an expression from a format and its arguments.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        guard let value = Self.parsed(expressionFormat, arguments) else {
            raise(.invalidArgument, "Unable to parse the format string \"\(expressionFormat) == 1\"")
        }
        self.init(value)
    }

    /// Creates an expression from the format in a file; nil if it cannot be parsed.
    package convenience init?(parsing format: String) {
        guard let value = Self.parsed(format, []) else { return nil }
        self.init(value)
    }

    private static func parsed(_ format: String, _ arguments: [Any]) -> PredicateOperand? {
        guard let tokens = PredicateToken.tokens(of: format) else { return nil }
        var parser = PredicateParser(tokens: tokens, arguments: arguments)
        return parser.parseOperand()
    }

    /// Creates an expression with a value.
    public convenience init(forConstantValue obj: Any?) { self.init(.value(obj)) }
    /// Creates an expression of the value of a key path.
    public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath)) }
    /// Creates an expression of the value of a key path in Swift, whose name must be known here.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        self.init(.block({ object, _, _ in (object as? Root)?[keyPath: keyPath] as Any }, []))
    }
    /// Creates an expression of the value of a variable.
    public convenience init(forVariable string: String) { self.init(.path("$" + string)) }
    /// Creates an expression of a list.
    public convenience init(forAggregate subexpressions: [NSExpression]) {
        self.init(.list(subexpressions.map(\.value)))
    }
    /// Creates an expression of a function of Apple's documentation, such as `sum:`; others raise an exception.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard let function = PredicateFunction.named(name) else {
            raise(.invalidArgument, "Unsupported function expression \(name)")
        }
        self.init(.function(function, parameters.map { ($0 as? NSExpression)?.value ?? .value($0) }))
    }
    /// Creates an expression of a method of an object, which is not called here: its value is nil.
    public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
        unsupported("NSExpression.init(forFunction:selectorName:arguments:)")
        self.init(.value(nil))
    }
    /// Creates an expression of the elements of two lists.
    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
        self.init(.combined(left.value, right.value, .unionSet))
    }
    /// Creates an expression of the elements that two lists share.
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init(.combined(left.value, right.value, .intersectSet))
    }
    /// Creates an expression of the elements of a list that another one does not have.
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
        self.init(.combined(left.value, right.value, .minusSet))
    }
    /// Creates an expression of the elements of a list that meet a condition.
    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) { self.init(.subquery(list: expression.value, variable: variable, condition: .predicate(predicate))) }
    /// Creates an expression of one of two values, by a condition.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) { self.init(.choice(.predicate(predicate), trueExpression.value, falseExpression.value)) }
    /// Creates an expression whose value a block returns.
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
    ) { self.init(.block(block, (arguments ?? []).map(\.value))) }

    /// Returns an expression of the object itself.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.path("SELF")) }
    /// Returns an expression of any key, which has no value here.
    open class func expressionForAnyKey() -> NSExpression { NSExpression(.value(nil)) }

    /// Returns the value for an object; numbers as `NSNumber`.
    ///
    /// - Parameter context: The values of variables.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        for case let (key as String, value) in context ?? [:] { variables[key] = value }
        return Self.boxed(PredicateOperand.unwrapped(value.value(for: object, variables)))
    }

    private static func boxed(_ value: Any?) -> Any? {
        switch value {
        case let value as NSNumber: value
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        default: value
        }
    }

    // MARK: Parts

    /// The kind of the expression.
    open var expressionType: ExpressionType {
        switch value {
        case .value: .constantValue
        case .path(let path):
            path.uppercased() == "SELF" ? .evaluatedObject : path.hasPrefix("$") ? .variable : .keyPath
        case .list: .aggregate
        case .subquery: .subquery
        case .function, .member, .element: .function
        case .choice: .conditional
        case .combined(_, _, let type): type
        case .block: .block
        }
    }

    /// The value of an expression with one; nil for others.
    open var constantValue: Any? {
        guard case .value(let constant) = value else { return nil }
        return constant
    }

    /// The key path; empty for an expression of another kind.
    open var keyPath: String {
        guard case .path(let path) = value, !path.hasPrefix("$") else { return "" }
        return path
    }

    /// The name of the variable; empty for an expression of another kind.
    open var variable: String {
        guard case .path(let path) = value, path.hasPrefix("$") else { return "" }
        return String(path.dropFirst())
    }

    /// The name of the function; empty for an expression of another kind.
    open var function: String {
        guard case .function(let name, _) = value else { return "" }
        return name
    }

    /// The arguments of the function; nil for an expression of another kind.
    open var arguments: [NSExpression]? {
        switch value {
        case .function(_, let arguments), .block(_, let arguments): arguments.map { NSExpression($0) }
        default: nil
        }
    }

    /// The expressions of a list; nil for an expression of another kind.
    open var collection: Any? {
        guard case .list(let values) = value else { return nil }
        return values.map { NSExpression($0) }
    }

    /// The function of one list and the expression of its elements, as in `sum:(amount)`; nil for other expressions.
    final package var aggregate: (apply: ([Any]) -> Any?, argument: NSExpression)? {
        guard case .function(let name, let arguments) = value, PredicateFunction.aggregates.contains(name),
            arguments.count == 1
        else { return nil }
        let function = PredicateFunction(name: name)
        return ({ Self.boxed(function.aggregate($0)) }, NSExpression(arguments[0]))
    }

    /// Returns the expression itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Returns the expression itself, which does not change.
    open override func copy() -> Any { self }
    /// The expression as a format.
    open override var description: String { value.text }
    /// Whether another expression has the same format.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSExpression)?.value.text == value.text }
    /// A number that is the same for equal expressions.
    open override var hash: Int { value.text.hashValue }
}
