/// A system of linear constraints, solved in independent parts that share no variables.
///
/// A part that differs from the last solution only in constants continues from that solution.
///
/// Most constraints of a screen belong together only within a cell, a bar or a row. A simplex takes time out of
/// proportion to its size, so the system is split into parts that share no variables, and each part has a ``Simplex``
/// of its own. A layout that only moves, as when a keyboard appears or a window is resized, changes constants: the part
/// continues from its last solution instead of starting again. Cassowary can also add and remove single constraints,
/// and edit a variable. This is not used: a part whose constraints differ is built from scratch, which needs no record
/// of the rows that a constraint has changed. The cost is the rebuilding; `rebuildCount` lets tests notice it.
struct LinearSystem {
    /// A part: its variables, by their numbers in the whole system, and its constraints with variables numbered from 0.
    package struct Part {
        var variables: [Int]
        var constraints: [LinearConstraint]
        /// The indices of the part's constraints among all constraints.
        var places: [Int]
        var simplex: Simplex
        /// The constraints that cannot be satisfied, as indices in the part.
        var broken: [Int]
    }

    private var parts: [Part] = []
    /// The number of times a part was solved from scratch.
    private(set) var rebuildCount = 0

    /// The values of the variables, and the indices of required constraints that cannot be satisfied.
    struct Solution {
        var values: [Double]
        var broken: [Int] = []
        /// Whether each variable occurs in a constraint.
        var isConstrained: [Bool]
    }

    /// Solves all constraints.
    ///
    /// - Parameter isNonnegative: For each variable, whether it must not be negative.
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
            for (variable, value) in zip(group.variables, part.simplex.values(count: group.variables.count)) {
                solution.values[variable] = value
                solution.isConstrained[variable] = true
            }
            solution.broken += part.broken.map { part.places[$0] }
            new.append(part)
        }
        parts = new
        return solution
    }

    private typealias Group = (variables: [Int], places: [Int])

    /// Returns the connected components of variables and constraints, ordered by their first variables.
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
        // Required equations come first, since most of them only eliminate a variable; required constraints precede
        // optional ones.
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
    /// Returns the part with new constants; nil if anything else differs or the constraints cannot all be satisfied.
    fileprivate func changingConstants(
        to constraints: [LinearConstraint], _ group: (variables: [Int], places: [Int]), _ kinds: [Simplex.Kind]
    ) -> Self? {
        guard broken.isEmpty, variables == group.variables, places.count == group.places.count,
            Array(simplex.kinds.prefix(kinds.count)) == kinds
        else { return nil }
        var changes: [(constraint: Int, by: Double)] = []
        var part = self
        // The part orders its constraints differently; their places identify them.
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
    /// Returns the constraint with its variables renumbered to their indices in a part.
    fileprivate func renumbered(from variables: [Int]) -> LinearConstraint {
        var renumbered = self
        renumbered.expression = expression.renumbered { variable in
            variables.partitioningIndex { $0 >= variable }
        }
        return renumbered
    }
}
