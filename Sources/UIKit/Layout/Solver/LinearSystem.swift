/// Many constraints on many variables, solved in parts that have no variable in common.
///
/// A part whose constraints differ from the last time in nothing but constants goes on from where it was.
struct LinearSystem {
    /// A part: its variables, by their numbers in the whole, and its constraints on them, numbered from 0.
    struct Part {
        var variables: [Int]
        var constraints: [LinearConstraint]
        /// Where the part's constraints lie among all of them.
        var places: [Int]
        var simplex: Simplex
        /// Constraints that cannot hold, by their places in the part.
        var broken: [Int]
    }

    private var parts: [Part] = []
    /// The number of times a part was solved from its beginnings.
    private(set) var rebuildCount = 0

    /// Values for variables, and the places of constraints that must hold and cannot.
    struct Solution {
        var values: [Double]
        var broken: [Int] = []
        /// Whether any constraint says anything of a variable.
        var isConstrained: [Bool]
    }

    /// Solves all constraints.
    ///
    /// - Parameter isNonnegative: Whether a variable, by its number, is not below zero.
    mutating func solve(_ constraints: [LinearConstraint], isNonnegative: [Bool]) -> Solution {
        let count = isNonnegative.count
        var solution = Solution(
            values: Array(repeating: 0, count: count), isConstrained: Array(repeating: false, count: count))
        let groups = Self.groups(constraints, variableCount: count)
        var old = parts[...]
        var new: [Part] = []
        for (number, constraint) in constraints.enumerated() where constraint.expression.terms.isEmpty {
            let value = constraint.expression.constant
            let isKept = constraint.relation == .equal ? abs(value) < Simplex.tolerance : value > -Simplex.tolerance
            if constraint.isRequired, !isKept { solution.broken.append(number) }
        }
        for group in groups {
            while let first = old.first, first.variables[0] < group.variables[0] { old.removeFirst() }
            let local = group.places.map { constraints[$0].renumbered(from: group.variables) }
            let kinds = group.variables.map { isNonnegative[$0] ? Simplex.Kind.restricted : .free }
            let part =
                old.first.flatMap { $0.changingConstants(to: local, group, kinds) } ?? build(local, group, kinds)
            for (index, variable) in group.variables.enumerated() {
                solution.values[variable] = part.simplex.value(of: index)
                solution.isConstrained[variable] = true
            }
            solution.broken += part.broken.map { part.places[$0] }
            new.append(part)
        }
        parts = new
        return solution
    }

    private typealias Group = (variables: [Int], places: [Int])

    /// The variables and constraints that hang together, in the order of their first variables.
    private static func groups(_ constraints: [LinearConstraint], variableCount: Int) -> [Group] {
        var leader = Array(0..<variableCount)
        func find(_ variable: Int) -> Int {
            var current = variable
            while leader[current] != current {
                leader[current] = leader[leader[current]]
                current = leader[current]
            }
            return current
        }
        for constraint in constraints {
            guard let first = constraint.expression.terms.first else { continue }
            for term in constraint.expression.terms.dropFirst() {
                let (a, b) = (find(first.variable), find(term.variable))
                leader[max(a, b)] = min(a, b)
            }
        }
        var groupOfLeader = Array(repeating: -1, count: variableCount)
        var groups: [Group] = []
        var isUsed = Array(repeating: false, count: variableCount)
        for constraint in constraints { for term in constraint.expression.terms { isUsed[term.variable] = true } }
        for variable in 0..<variableCount where isUsed[variable] {
            let first = find(variable)
            if groupOfLeader[first] < 0 {
                groupOfLeader[first] = groups.count
                groups.append(([], []))
            }
            groups[groupOfLeader[first]].variables.append(variable)
        }
        for (place, constraint) in constraints.enumerated() {
            guard let first = constraint.expression.terms.first else { continue }
            groups[groupOfLeader[find(first.variable)]].places.append(place)
        }
        return groups
    }

    private mutating func build(_ constraints: [LinearConstraint], _ group: Group, _ kinds: [Simplex.Kind]) -> Part {
        rebuildCount += 1
        let priorities = constraints.lazy.filter { !$0.isRequired }.map(\.priority)
        let levels = priorities.sorted(by: >).reduce(into: [Float]()) { if $0.last != $1 { $0.append($1) } }
        // Equations that must hold come first, since most of them only put one variable in terms of others; what must
        // hold comes before what may give way.
        let order = constraints.indices.sorted {
            let (a, b) = (constraints[$0], constraints[$1])
            if a.isRequired != b.isRequired { return a.isRequired }
            if a.isRequired, a.relation != b.relation { return a.relation == .equal }
            if !a.isRequired, a.priority != b.priority { return a.priority > b.priority }
            return $0 < $1
        }
        var part = Part(
            variables: group.variables, constraints: order.map { constraints[$0] },
            places: order.map { group.places[$0] }, simplex: Simplex(kinds: kinds, levels: levels.count), broken: [])
        for (index, constraint) in part.constraints.enumerated() {
            let level = constraint.isRequired ? nil : levels.firstIndex(of: constraint.priority)
            if !part.simplex.add(constraint.expression, constraint.relation, level: level) { part.broken.append(index) }
        }
        return part
    }
}

extension LinearSystem.Part {
    /// The part with the constants of other constraints, if these are the same but for them and can all hold.
    fileprivate func changingConstants(
        to constraints: [LinearConstraint], _ group: (variables: [Int], places: [Int]), _ kinds: [Simplex.Kind]
    ) -> Self? {
        guard broken.isEmpty, variables == group.variables, places.count == group.places.count,
            Array(simplex.kinds.prefix(kinds.count)) == kinds
        else { return nil }
        var changes: [(constraint: Int, by: Double)] = []
        var part = self
        // The part has its constraints in another order, but their places among all say which is which.
        let ranks = places.indices.sorted { places[$0] < places[$1] }
        for (rank, constraint) in zip(ranks, constraints) {
            let old = self.constraints[rank]
            guard old.relation == constraint.relation, old.priority == constraint.priority,
                old.expression.terms == constraint.expression.terms
            else { return nil }
            let change = constraint.expression.constant - old.expression.constant
            if change != 0 { changes.append((rank, change)) }
            part.constraints[rank] = constraint
        }
        for (rank, place) in zip(ranks, group.places) { part.places[rank] = place }
        guard changes.isEmpty || part.simplex.changeConstants(changes) else { return nil }
        return part
    }
}

extension LinearConstraint {
    /// The constraint with variables numbered by their places among those of a part.
    fileprivate func renumbered(from variables: [Int]) -> LinearConstraint {
        var renumbered = self
        renumbered.expression = expression.renumbered { variable in
            var (low, high) = (0, variables.count)
            while low < high {
                let middle = (low + high) / 2
                if variables[middle] < variable { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return renumbered
    }
}
