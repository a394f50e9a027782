/// A linear combination of variables plus a constant; terms are sorted by variable.
struct LinearExpression: Equatable {
    struct Term: Equatable {
        var variable: Int
        var coefficient: Double
    }

    private(set) var terms: [Term] = []
    package var constant: Double

    init(_ constant: Double = 0) { self.constant = constant }

    init(variable: Int) {
        terms = [Term(variable: variable, coefficient: 1)]
        constant = 0
    }

    /// The magnitude up to which a coefficient counts as zero, since it is a rounding error.
    static let negligible = 1e-9

    func coefficient(of variable: Int) -> Double {
        guard let index = position(of: variable) else { return 0 }
        return terms[index].coefficient
    }

    private func position(of variable: Int) -> Int? {
        let index = terms.partitioningIndex { $0.variable >= variable }
        return index < terms.count && terms[index].variable == variable ? index : nil
    }

    mutating func remove(_ variable: Int) {
        if let index = position(of: variable) { terms.remove(at: index) }
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Returns the expression with renumbered variables; `number` must preserve their order.
    func renumbered(_ number: (Int) -> Int) -> LinearExpression {
        var renumbered = self
        for index in terms.indices { renumbered.terms[index].variable = number(terms[index].variable) }
        return renumbered
    }

    mutating func add(_ variable: Int, _ coefficient: Double) {
        add(LinearExpression(variable: variable), times: coefficient)
    }

    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        add(other, times: factor) { _ in }
    }

    /// Adds a multiple of another expression, and calls `found` for each variable that is new.
    mutating func add(_ other: LinearExpression, times factor: Double, found: (Int) -> Void) {
        constant += other.constant * factor
        guard !other.terms.isEmpty, factor != 0 else { return }
        var sum: [Term] = []
        sum.reserveCapacity(terms.count + other.terms.count)
        var (mine, theirs) = (0, 0)
        while mine < terms.count || theirs < other.terms.count {
            if theirs == other.terms.count
                || mine < terms.count && terms[mine].variable < other.terms[theirs].variable
            {
                sum.append(terms[mine])
                mine += 1
            } else if mine == terms.count || other.terms[theirs].variable < terms[mine].variable {
                let term = other.terms[theirs]
                sum.append(Term(variable: term.variable, coefficient: term.coefficient * factor))
                found(term.variable)
                theirs += 1
            } else {
                let coefficient = terms[mine].coefficient + other.terms[theirs].coefficient * factor
                if abs(coefficient) > Self.negligible {
                    sum.append(Term(variable: terms[mine].variable, coefficient: coefficient))
                }
                mine += 1
                theirs += 1
            }
        }
        terms = sum
    }

    static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b)
        return sum
    }

    static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var difference = a
        difference.add(b, times: -1)
        return difference
    }

    static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression()
        product.add(a, times: factor)
        return product
    }
}

/// A constraint that an expression is zero, or at least zero.
struct LinearConstraint {
    package enum Relation { case equal, atLeast }

    var expression: LinearExpression
    var relation: Relation
    /// The priority, 0...1000; constraints from 1000 on are required.
    var priority: Float

    var isRequired: Bool { priority >= 1000 }
}
