/// A system of linear constraints, solved in independent parts that share no variables.
///
/// A part that differs from the last solution only in constants continues from that solution.
///
/// Most constraints of a screen belong together only within a cell, a bar or a row, so the system is split into parts
/// that share no variables, and each part has a ``Simplex`` of its own. A layout that only moves, as when a keyboard
/// appears or a window is resized, changes constants: the parts with these constants continue from their last solutions
/// instead of starting again, and the other parts stay as they are. Cassowary can also add and remove single
/// constraints, and edit a variable. This is not used: a part whose constraints differ is built from scratch, which
/// needs no record of the rows that a constraint has changed. The cost is the rebuilding; `rebuildCount` lets tests
/// notice it.
struct LinearSystem {
    /// The values of the variables, and the indices of required constraints that cannot be satisfied.
    struct Solution {
        var values: [Double]
        var broken: [Int] = []
        /// Whether each variable occurs in a constraint.
        var isConstrained: [Bool]
    }

    private typealias Group = (variables: [Int], places: [Int])

    private var parts: [LinearSystemPart] = []
    private var constraints: [LinearConstraint] = []
    private var isNonnegative: [Bool] = []
    private var solution = Solution(values: [], isConstrained: [])
    /// The part of each constraint, or -1 for a constraint without variables.
    private var partOfConstraint: [Int] = []
    /// The number of times a part was solved from scratch.
    private(set) var rebuildCount = 0

    /// The number of terms that have been changed by steps of the parts, so that tests notice how the work grows.
    var changedTermCount: Int { parts.reduce(0) { $0 + $1.simplex.changedTermCount } }

    /// Solves all constraints.
    ///
    /// - Parameter isNonnegative: For each variable, whether it must not be negative.
    mutating func solve(_ constraints: [LinearConstraint], isNonnegative: [Bool]) -> Solution {
        if isNonnegative == self.isNonnegative, let changes = changes(to: constraints) {
            self.constraints = constraints
            if !changes.isEmpty { change(changes) }
            return solution
        }
        let groups = Self.groups(constraints, variableCount: isNonnegative.count)
        var old: [LinearSystemPart?] = parts
        parts = []
        var next = 0
        var localNumbers = Array(repeating: 0, count: isNonnegative.count)
        for group in groups {
            while next < old.count, (old[next]?.variables[0] ?? -1) < group.variables[0] { next += 1 }
            var reused: LinearSystemPart?
            if next < old.count, let first = old[next], first.variables == group.variables,
                group.variables.allSatisfy({ isNonnegative[$0] == self.isNonnegative[$0] }),
                let changes = first.changes(from: self.constraints, to: constraints, at: group.places)
            {
                old[next] = nil
                reused = first
                reused?.place(at: group.places)
                if reused?.change(changes) != true { reused = nil }
            }
            if let reused {
                parts.append(reused)
            } else {
                parts.append(build(constraints, group, isNonnegative, &localNumbers))
            }
        }
        (self.constraints, self.isNonnegative) = (constraints, isNonnegative)
        let count = isNonnegative.count
        solution = Solution(
            values: Array(repeating: 0, count: count), isConstrained: Array(repeating: false, count: count))
        partOfConstraint = Array(repeating: -1, count: constraints.count)
        for (number, part) in parts.enumerated() {
            for place in part.places { partOfConstraint[place] = number }
            for variable in part.variables { solution.isConstrained[variable] = true }
            storeValues(of: part)
        }
        collectBroken()
        return solution
    }

    /// Returns the changes of constants; nil if anything else has changed.
    private func changes(to constraints: [LinearConstraint]) -> [(place: Int, by: Double)]? {
        guard constraints.count == self.constraints.count else { return nil }
        var changes: [(place: Int, by: Double)] = []
        for place in constraints.indices {
            guard let change = constraints[place].change(from: self.constraints[place]) else { return nil }
            if change != 0 { changes.append((place, change)) }
        }
        return changes
    }

    /// Solves the parts whose constants have changed.
    private mutating func change(_ changes: [(place: Int, by: Double)]) {
        var first = 0
        let sorted = changes.sorted { (partOfConstraint[$0.place], $0.place) < (partOfConstraint[$1.place], $1.place) }
        while first < sorted.count {
            let number = partOfConstraint[sorted[first].place]
            var end = first + 1
            while end < sorted.count, partOfConstraint[sorted[end].place] == number { end += 1 }
            if number >= 0 {
                if !parts[number].change(sorted[first..<end]) {
                    var localNumbers = Array(repeating: 0, count: isNonnegative.count)
                    let group = (parts[number].variables, parts[number].places.sorted())
                    parts[number] = build(constraints, group, isNonnegative, &localNumbers)
                }
                storeValues(of: parts[number])
            }
            first = end
        }
        collectBroken()
    }

    private mutating func storeValues(of part: LinearSystemPart) {
        for (variable, value) in zip(part.variables, part.values) { solution.values[variable] = value }
    }

    private mutating func collectBroken() {
        solution.broken = []
        for (number, constraint) in constraints.enumerated() where constraint.expression.terms.isEmpty {
            let value = constraint.expression.constant
            let isKept = constraint.relation == .equal ? abs(value) < Simplex.tolerance : value > -Simplex.tolerance
            if constraint.isRequired, !isKept { solution.broken.append(number) }
        }
        for part in parts { solution.broken += part.broken.map { part.places[$0] } }
    }

    // MARK: Parts

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
        var isUsed = Array(repeating: false, count: variableCount)
        for constraint in constraints {
            guard let first = constraint.expression.terms.first else { continue }
            for term in constraint.expression.terms {
                isUsed[term.variable] = true
                let (a, b) = (find(first.variable), find(term.variable))
                leader[max(a, b)] = min(a, b)
            }
        }
        var groupOfLeader = Array(repeating: -1, count: variableCount)
        var groups: [Group] = []
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

    private mutating func build(
        _ constraints: [LinearConstraint], _ group: Group, _ isNonnegative: [Bool], _ localNumbers: inout [Int]
    ) -> LinearSystemPart {
        rebuildCount += 1
        for (number, variable) in group.variables.enumerated() { localNumbers[variable] = number }
        return LinearSystemPart(
            constraints, variables: group.variables, places: group.places,
            kinds: group.variables.map { isNonnegative[$0] ? .restricted : .free }, localNumbers: localNumbers)
    }
}
