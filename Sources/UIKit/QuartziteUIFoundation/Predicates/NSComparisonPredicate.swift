import QuartzCore

/// A predicate that compares the values of two expressions.
open class NSComparisonPredicate: NSPredicate {
    /// How values are compared; raw values are Apple's.
    public enum Operator: UInt, Sendable {
        /// The left value is less.
        case lessThan
        /// The left value is less or equal.
        case lessThanOrEqualTo
        /// The left value is greater.
        case greaterThan
        /// The left value is greater or equal.
        case greaterThanOrEqualTo
        /// The values are equal.
        case equalTo
        /// The values are not equal.
        case notEqualTo
        /// The left text matches a regular expression.
        case matches
        /// The left text matches a text with `?` and `*`.
        case like
        /// The left text begins with the other one.
        case beginsWith
        /// The left text ends with the other one.
        case endsWith
        /// The right list or text contains the left value.
        case `in`
        /// The selector of the predicate, which is not sent here: the comparison is false.
        case customSelector
        /// The left list or text contains the right value.
        case contains = 99
        /// The left value is between two others.
        case between

        package var test: PredicateComparison.Test? {
            switch self {
            case .lessThan: .less
            case .lessThanOrEqualTo: .atMost
            case .greaterThan: .greater
            case .greaterThanOrEqualTo: .atLeast
            case .equalTo: .equal
            case .notEqualTo: .unequal
            case .matches: .matches
            case .like: .like
            case .beginsWith: .begins
            case .endsWith: .ends
            case .in: .isIn
            case .customSelector: nil
            case .contains: .contains
            case .between: .between
            }
        }
    }

    /// Which elements of a list on the left must meet the comparison; raw values are Apple's.
    public enum Modifier: UInt, Sendable {
        /// The value itself.
        case direct
        /// All elements.
        case all
        /// At least one element.
        case any
    }

    /// How texts are compared.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Capital and small letters are equal.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters with and without accents are equal.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// The texts need no preparation; without effect.
        public static let normalized = Options(rawValue: 4)
    }

    /// The value on the left.
    public let leftExpression: NSExpression
    /// The value on the right.
    public let rightExpression: NSExpression
    /// Which elements of a list on the left must meet the comparison.
    public let comparisonPredicateModifier: Modifier
    /// How values are compared.
    public let predicateOperatorType: Operator
    /// How texts are compared.
    public let options: Options
    private let condition: PredicateCondition

    /// Creates a predicate that compares the values of two expressions.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
        (predicateOperatorType, self.options) = (type, options)
        var choices: String.CompareOptions = options.contains(.caseInsensitive) ? .caseInsensitive : []
        if options.contains(.diacriticInsensitive) { choices.insert(.diacriticInsensitive) }
        let scope: PredicateComparison.Scope = modifier == .direct ? .one : modifier == .all ? .all : .any
        let condition =
            type.test.map { test in
                PredicateCondition.compare(
                    PredicateComparison(left: lhs.value, test: test, right: rhs.value, options: choices, scope: scope))
            } ?? .any([])
        self.condition = condition
        super.init { object, variables in condition.holds(for: object, variables ?? [:]) }
    }

    /// The comparison as a format, such as `age > 3`.
    open override var predicateFormat: String { condition.text }
    /// The comparison as a format.
    open override var description: String { condition.text }
    /// Returns the predicate itself, which does not change.
    open override func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether another predicate compares the same values in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSComparisonPredicate)?.condition.text == condition.text
    }
    /// A number that is the same for predicates that compare the same.
    open override var hash: Int { condition.text.hashValue }
}
