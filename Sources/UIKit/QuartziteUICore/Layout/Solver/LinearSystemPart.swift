/// A part of a ``LinearSystem``, whose variables and constraints are connected with one another.
struct LinearSystemPart {
    /// The variables, by their numbers in the whole system.
    let variables: [Int]
    /// The indices of the part's constraints among all constraints, in the order in which they were added.
    private(set) var places: [Int]
    private(set) var simplex: Simplex
    /// The constraints that cannot be satisfied, as indices in the part.
    private(set) var broken: [Int] = []
    /// The indices of the places, in the order of the places.
    private let ranks: [Int]
    private let order: EvaluationOrder

    /// Solves constraints that are given by their places among all, which ascend.
    init(
        _ constraints: [LinearConstraint], variables: [Int], places: [Int], kinds: [Simplex.Kind], localNumbers: [Int]
    ) {
        self.variables = variables
        let priorities = places.lazy.map { constraints[$0].priority }.filter { $0 < 1000 }
        let levels = priorities.sorted(by: >).reduce(into: [Float]()) { if $0.last != $1 { $0.append($1) } }
        // Required equations come first, since most of them only eliminate a variable; required constraints precede
        // optional ones.
        var buckets = Array(repeating: [Int](), count: 2 + levels.count)
        for (rank, place) in places.enumerated() {
            let constraint = constraints[place]
            let level = Self.level(of: constraint, levels)
            buckets[level.map { 2 + $0 } ?? (constraint.relation == .equal ? 0 : 1)].append(rank)
        }
        let added = Array(buckets.joined())
        var ranks = added
        for (index, rank) in added.enumerated() { ranks[rank] = index }
        self.ranks = ranks
        self.places = added.map { places[$0] }
        simplex = Simplex(kinds: kinds)
        for (index, place) in self.places.enumerated() {
            let constraint = constraints[place]
            let expression = constraint.expression.renumbered { localNumbers[$0] }
            let level = Self.level(of: constraint, levels)
            if !simplex.add(expression, constraint.relation, level: level) { broken.append(index) }
        }
        order = EvaluationOrder(simplex.elimination)
    }

    /// Returns the index of a constraint's priority in descending priorities; nil if it is required.
    private static func level(of constraint: LinearConstraint, _ levels: [Float]) -> Int? {
        guard !constraint.isRequired else { return nil }
        var (start, end) = (0, levels.count)
        while start < end {
            let middle = (start + end) / 2
            if levels[middle] > constraint.priority { start = middle + 1 } else { end = middle }
        }
        return start
    }

    var values: [Double] { simplex.values(order) }

    /// Returns the changes of constants, with the new places; nil if anything else has changed.
    func changes(
        from old: [LinearConstraint], to new: [LinearConstraint], at newPlaces: [Int]
    ) -> [(place: Int, by: Double)]? {
        guard places.count == newPlaces.count else { return nil }
        var changes: [(place: Int, by: Double)] = []
        for (rank, place) in zip(ranks, newPlaces) {
            guard let change = new[place].change(from: old[places[rank]]) else { return nil }
            if change != 0 { changes.append((place, change)) }
        }
        return changes
    }

    /// Gives the constraints other places, which ascend.
    mutating func place(at newPlaces: [Int]) {
        for (rank, place) in zip(ranks, newPlaces) { places[rank] = place }
    }

    /// Changes constants of constraints, given by their places.
    ///
    /// - Returns: false if the constraints cannot all be satisfied, or could not before.
    mutating func change(_ changes: some Collection<(place: Int, by: Double)>) -> Bool {
        guard !changes.isEmpty else { return true }
        guard broken.isEmpty else { return false }
        return simplex.changeConstants(changes.map { (ranks[rank(ofPlace: $0.place)], $0.by) })
    }

    private func rank(ofPlace place: Int) -> Int {
        var (start, end) = (0, ranks.count)
        while start < end {
            let middle = (start + end) / 2
            if places[ranks[middle]] < place { start = middle + 1 } else { end = middle }
        }
        return start
    }
}

extension LinearConstraint {
    /// Returns by how much the constant differs from that of another constraint; nil if anything else differs.
    func change(from old: LinearConstraint) -> Double? {
        guard relation == old.relation, priority == old.priority, expression.terms == old.expression.terms else {
            return nil
        }
        return expression.constant - old.expression.constant
    }
}
