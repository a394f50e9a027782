/// Free variables whose distances alone are determined by constraints.
struct FloatingVariables {
    typealias Term = LinearExpression.Term

    /// The variables, ascending, and how each moves with those that can be selected.
    private var variables: [(variable: Int, direction: [Term])] = []
    private var selected: [Int] = []

    /// More choices than this keep the values that they have; finding others takes a time with their cube.
    private static let limit = 200

    mutating func add(_ variable: Int, _ direction: [Term]) { variables.append((variable, direction)) }

    /// Adds the variables that can be selected, and chooses the last ones that determine all others.
    mutating func complete() {
        var roots: [Int] = []
        for entry in variables { roots += entry.direction.map(\.variable) }
        roots = roots.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        for root in roots { variables.append((root, [Term(variable: root, coefficient: 1)])) }
        variables.sort { $0.variable < $1.variable }
        selected = roots
        guard roots.count > 1, roots.count <= Self.limit else { return }
        selected = []
        while selected.count < roots.count, let next = variables.last(where: { independent($0.direction) }) {
            exchange(next.variable, next.direction)
        }
        selected.sort()
    }

    /// Returns whether a direction has a variable that is not a selected one.
    private func independent(_ direction: [Term]) -> Bool {
        direction.contains { !selected.contains($0.variable) }
    }

    /// Makes a variable a selected one, in place of one that is not.
    private mutating func exchange(_ variable: Int, _ direction: [Term]) {
        var best: Term?
        for term in direction where !selected.contains(term.variable) {
            if best.map({ abs(term.coefficient) > abs($0.coefficient) }) ?? true { best = term }
        }
        selected.append(variable)
        guard let old = best, old.variable != variable else { return }
        var replacement = LinearExpression(variable: variable)
        for term in direction where term.variable != old.variable { replacement.add(term.variable, -term.coefficient) }
        replacement.scale(by: 1 / old.coefficient)
        for index in variables.indices {
            var moved = LinearExpression()
            for term in variables[index].direction {
                if term.variable == old.variable {
                    moved.add(replacement, times: term.coefficient)
                } else {
                    moved.add(term.variable, term.coefficient)
                }
            }
            variables[index].direction = moved.terms
        }
    }

    /// Moves the variables so that all selected ones are zero, and then each so that the first that it moves is zero.
    func settle(_ values: inout [Double]) {
        if selected.count > 1 { for root in selected { shift(root, by: -values[root], &values) } }
        for root in selected {
            guard
                let first = variables.first(where: { coefficient($0.direction, root) != 0 }), first.variable < root
            else { continue }
            shift(root, by: -values[first.variable] / coefficient(first.direction, root), &values)
        }
    }

    private func coefficient(_ direction: [Term], _ root: Int) -> Double {
        for term in direction where term.variable == root { return term.coefficient }
        return 0
    }

    private func shift(_ root: Int, by distance: Double, _ values: inout [Double]) {
        guard distance != 0 else { return }
        for entry in variables {
            let coefficient = coefficient(entry.direction, root)
            if coefficient != 0 { values[entry.variable] += coefficient * distance }
        }
    }
}
