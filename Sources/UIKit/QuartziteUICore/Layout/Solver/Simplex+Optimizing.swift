extension Simplex {
    /// Minimizes the objectives, highest priority first.
    ///
    /// The entering variable is the first one that decreases an objective without increasing one of higher priority:
    /// Bland's rule, which guarantees termination.
    mutating func optimize() {
        for _ in 0..<stepLimit {
            guard let entering = popCandidate() else { return }
            let (row, _) = leavingRow(entering)
            guard row >= 0 else {
                offer(entering)
                return
            }
            pivot(row: row, entering: entering)
        }
    }

    /// Minimizes an artificial variable until it is zero or cannot become smaller.
    mutating func minimize(artificial: Int) {
        for _ in 0..<stepLimit {
            guard rowOfVariable[artificial] >= 0 else { return }
            let entering = enteringForArtificial(rows[rowOfVariable[artificial]])
            guard entering >= 0 else { return }
            let (row, _) = leavingRow(entering)
            guard row >= 0 else { return }
            pivot(row: row, entering: entering)
        }
    }

    /// Returns the first variable that decreases a row, or -1.
    func enteringForArtificial(_ row: TableauRow) -> Int {
        var entering = Int.max
        for term in row.terms
        where term.coefficient < -LinearExpression.negligible && term.variable < entering
            && kinds[term.variable] == .restricted
        {
            entering = term.variable
        }
        return entering == .max ? -1 : entering
    }

    /// Returns the row that limits the growth of a variable most, or -1, and the limit.
    mutating func leavingRow(_ entering: Int) -> (row: Int, ratio: Double) {
        var (best, smallest) = (-1, Double.infinity)
        visit += 1
        var kept = 0
        for place in columns[entering].indices {
            let index = columns[entering][place]
            guard basics[index] >= 0, visits[index] != visit else { continue }
            let coefficient = rows[index].coefficient(of: entering)
            guard coefficient != 0 else { continue }
            visits[index] = visit
            columns[entering][kept] = index
            kept += 1
            guard coefficient < -LinearExpression.negligible, kinds[basics[index]] == .restricted else { continue }
            let ratio = rows[index].constant / -coefficient
            if ratio < smallest || ratio == smallest && basics[index] < basics[best] {
                (best, smallest) = (index, ratio)
            }
        }
        columns[entering].removeLast(columns[entering].count - kept)
        columnCounts[entering] = kept
        return (best, smallest)
    }

    /// Restores feasibility after constants have changed, with the dual simplex method.
    ///
    /// - Returns: false if there is no feasible solution.
    mutating func restoreFeasibility() -> Bool {
        for _ in 0..<stepLimit {
            guard let leaving = negatives?.popFirst() else { return true }
            let index = rowOfVariable[leaving]
            guard index >= 0, kinds[leaving] == .restricted, rows[index].constant < -1e-10 else { continue }
            var best = -1
            var coefficient = 0.0
            for term in rows[index].terms
            where kinds[term.variable] == .restricted && term.coefficient > LinearExpression.negligible {
                guard
                    best < 0
                        || isCheaper(
                            term.variable, term.coefficient, than: best, coefficient, ties: term.variable < best)
                else { continue }
                (best, coefficient) = (term.variable, term.coefficient)
            }
            guard best >= 0 else {
                if rows[index].constant > -Self.tolerance { continue }
                return false
            }
            pivot(row: index, entering: best)
        }
        return false
    }

    /// Compares what a unit of growth costs in the objectives, highest priority first.
    private func isCheaper(_ a: Int, _ scaleA: Double, than b: Int, _ scaleB: Double, ties: Bool) -> Bool {
        let (first, second) = (costs[a], costs[b])
        var (i, j) = (0, 0)
        while i < first.count || j < second.count {
            let levelA = i < first.count ? first[i].level : .max
            let levelB = j < second.count ? second[j].level : .max
            let costA = levelA <= levelB ? max(first[i].coefficient, 0) / scaleA : 0
            let costB = levelB <= levelA ? max(second[j].coefficient, 0) / scaleB : 0
            if costA != costB { return costA < costB }
            if levelA <= levelB { i += 1 }
            if levelB <= levelA { j += 1 }
        }
        return ties
    }

    // MARK: Objectives

    /// Adds an error to the objective of a level.
    mutating func addError(_ error: Int, _ level: Int) {
        let cost = Cost(level: level, coefficient: 1)
        let row = rowOfVariable[error]
        if row < 0 {
            addCost(level, 1, to: error)
        } else {
            addCosts([cost], times: rows[row])
        }
    }

    /// Replaces a variable with some costs by a row.
    mutating func addCosts(_ added: [Cost], times row: TableauRow) {
        for term in row.terms {
            for cost in added { addCost(cost.level, cost.coefficient * term.coefficient, to: term.variable) }
            offer(term.variable)
        }
    }

    private mutating func addCost(_ level: Int, _ coefficient: Double, to variable: Int) {
        let count = costs[variable].count
        var place = 0
        while place < count, costs[variable][place].level < level { place += 1 }
        if place < count, costs[variable][place].level == level {
            let sum = costs[variable][place].coefficient + coefficient
            if abs(sum) > LinearExpression.negligible {
                costs[variable][place].coefficient = sum
            } else {
                costs[variable].remove(at: place)
            }
        } else {
            costs[variable].insert(Cost(level: level, coefficient: coefficient), at: place)
        }
    }

    /// Notes a variable if it improves an objective.
    private mutating func offer(_ variable: Int) {
        let level = improvedLevel(variable)
        if level >= 0 { candidates.insert(level << 32 | variable) }
    }

    private mutating func popCandidate() -> Int? {
        while let first = candidates.popFirst() {
            let variable = first & 0xFFFF_FFFF
            if rowOfVariable[variable] < 0, improvedLevel(variable) == first >> 32 { return variable }
        }
        return nil
    }

    /// Returns the level of the objective that a variable decreases without increasing one of higher priority; or -1.
    private func improvedLevel(_ variable: Int) -> Int {
        guard kinds[variable] == .restricted else { return -1 }
        for cost in costs[variable] {
            if cost.coefficient < -LinearExpression.negligible { return cost.level }
            if cost.coefficient > LinearExpression.negligible { return -1 }
        }
        return -1
    }

    /// The maximum number of steps, in case rounding errors prevent termination.
    private var stepLimit: Int { 1000 + 20 * kinds.count }
}
