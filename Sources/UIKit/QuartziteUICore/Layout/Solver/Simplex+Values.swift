extension Simplex {
    /// Changes the constants of constraints, which are numbered in the order of addition.
    ///
    /// - Returns: false if the constraints can no longer be satisfied; the values are then meaningless.
    mutating func changeConstants(_ changes: [(constraint: Int, by: Double)]) -> Bool {
        var changed = MinimumHeap()
        for (constraint, change) in changes {
            sums[constraint] = change
            changed.insert(constraint)
        }
        negatives = MinimumHeap()
        movedDummies = []
        defer {
            negatives = nil
            candidates.removeAll()
        }
        var limits: [Int] = []
        // A constraint uses only definitions by earlier ones.
        while let constraint = changed.popFirst() {
            let change = sums[constraint]
            sums[constraint] = 0
            guard change != 0 else { continue }
            let index = markers[constraint].definition
            guard index >= 0 else {
                changeRow(constraint, by: change)
                continue
            }
            let step = change * elimination.definitions[index].factor
            if !elimination.change(index, by: step) { limits.append(index) }
            for use in elimination.users[index] {
                if sums[use.constraint] == 0 { changed.insert(use.constraint) }
                sums[use.constraint] += step * use.coefficient
            }
        }
        for index in limits { addLimit(index) }
        for row in movedDummies where abs(rows[row].constant) >= Self.tolerance { return false }
        return restoreFeasibility()
    }

    /// Moves the rows that depend on the constant of a constraint.
    private mutating func changeRow(_ constraint: Int, by change: Double) {
        let (plus, minus) = (markers[constraint].plus, markers[constraint].minus)
        if rowOfVariable[plus] >= 0 {
            move(rowOfVariable[plus], by: change)
        } else if minus >= 0, rowOfVariable[minus] >= 0 {
            move(rowOfVariable[minus], by: -change)
        } else {
            _ = leavingRow(plus)
            for row in columns[plus] { move(row, by: -rows[row].coefficient(of: plus) * change) }
        }
    }

    /// Adds a row for a variable with a definition that may become negative before those that it is a sum of.
    private mutating func addLimit(_ definition: Int) {
        let variable = elimination.definitions[definition].variable
        guard rowOfVariable[variable] < 0, columns[variable].isEmpty else { return }
        _ = elimination.reduce(LinearExpression(variable: variable))
        var row = tableauRow(elimination.reduced)
        row.append(variable, -1)
        insert(row, solvedFor: variable)
        elimination.keep(markers.count)
        markers.append(Marker(plus: variable))
        sums.append(0)
        if rows[rowOfVariable[variable]].constant < 0 { negatives?.insert(variable) }
    }

    private mutating func move(_ row: Int, by change: Double) {
        rows[row].constant += change
        if kinds[basics[row]] == .dummy { movedDummies.append(row) }
        if rows[row].constant < 0 { negatives?.insert(basics[row]) }
    }

    func value(of variable: Int) -> Double {
        let row = rowOfVariable[variable]
        return row < 0 ? 0 : rows[row].constant
    }

    /// Returns the values of the caller's variables.
    ///
    /// Where constraints determine only the distances between free variables, the first of these is zero.
    func values(_ order: EvaluationOrder) -> [Double] {
        var values = (0..<count).map(value)
        for index in order.definitions {
            let definition = elimination.definitions[index]
            var sum = definition.constant
            for term in definition.terms {
                sum += term.coefficient * (term.variable < count ? values[term.variable] : value(of: term.variable))
            }
            values[definition.variable] = sum
        }
        for floating in order.floating { floating.settle(&values) }
        return values
    }
}
