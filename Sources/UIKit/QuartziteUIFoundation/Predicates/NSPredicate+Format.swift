import QuartzCore

extension NSPredicate {
    /// Creates a predicate from a format, such as `NSPredicate(format: "name BEGINSWITH[c] %@", "a")`.
    ///
    /// Comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `ANY`,
    /// `ALL`, `NONE` and `SUBQUERY` are understood, with the options `[c]` and `[d]`, and so are arithmetic, indexes,
    /// `CAST`, `TERNARY` and the functions of ``NSExpression``. Key paths find the entries of dictionaries, the values
    /// of managed objects and the stored properties of other objects, and may contain `@count`, `@sum`, `@avg`, `@min`
    /// and `@max`. A format that cannot be parsed raises an exception.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a format and its arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        guard let tokens = PredicateToken.tokens(of: predicateFormat) else { Self.refuse(predicateFormat) }
        var parser = PredicateParser(tokens: tokens, arguments: arguments ?? [])
        guard let condition = parser.parse() else { Self.refuse(predicateFormat) }
        self.init { object, variables in condition.holds(for: object, variables ?? [:]) }
    }

    /// Creates a predicate from the format in a file; nil if it cannot be parsed.
    package convenience init?(parsing format: String) {
        guard let tokens = PredicateToken.tokens(of: format) else { return nil }
        var parser = PredicateParser(tokens: tokens, arguments: [])
        guard let condition = parser.parse() else { return nil }
        self.init { object, variables in condition.holds(for: object, variables ?? [:]) }
    }

    /// Returns a predicate with values for its `$variables`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate { object, others in
            self.evaluate(with: object, substitutionVariables: (others ?? [:]).merging(variables) { $1 })
        }
    }

    private static func refuse(_ format: String) -> Never {
        raise(.invalidArgument, "Unable to parse the format string \"\(format)\"")
    }
}

extension NSCompoundPredicate {
    /// Creates a predicate from a format and its arguments, as the only part of a compound one.
    public convenience init(format predicateFormat: String, _ first: Any, _ others: Any...) {
        self.init(
            type: .and, subpredicates: [NSPredicate(format: predicateFormat, argumentArray: [first] + others)])
    }
}
