import QuartzCore

extension NSPredicate {
    /// Creates a predicate from a format, such as `NSPredicate(format: "name BEGINSWITH[c] %@", "a")`.
    ///
    /// Comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `ANY`,
    /// `ALL` and `NONE` are understood, with the options `[c]` and `[d]`; functions are not. Key paths find the entries
    /// of dictionaries and the stored properties of objects. A format that cannot be parsed raises an exception.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a format and its arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        guard let tokens = PredicateToken.tokens(of: predicateFormat) else { Self.refuse(predicateFormat) }
        var parser = PredicateParser(tokens: tokens, arguments: arguments ?? [])
        guard let condition = parser.parse() else { Self.refuse(predicateFormat) }
        self.init { object, _ in condition.holds(for: object) }
    }

    private static func refuse(_ format: String) -> Never {
        raise(.invalidArgument, "Unable to parse the format string \"\(format)\"")
    }
}
