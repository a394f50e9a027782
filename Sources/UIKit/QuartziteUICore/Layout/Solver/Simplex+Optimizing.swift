extension Simplex {
    /// Minimizes the objectives, highest priority first.
    mutating func optimize() {
        for _ in 0..<stepLimit {
            guard let entering = entering() else { return }
            var (best, smallest) = (-1, Double.infinity)
            for row in columns[entering] where basics[row] >= 0 && kinds[basics[row]] == .restricted {
                let coefficient = rows[row].coefficient(of: entering)
                guard coefficient < -LinearExpression.negligible else { continue }
                let ratio = rows[row].constant / -coefficient
                if ratio < smallest || ratio == smallest && basics[row] < basics[best] {
                    (best, smallest) = (row, ratio)
                }
            }
            guard best >= 0 else { return }
            pivot(row: best, entering: entering)
        }
    }

    /// Restores feasibility after constants have changed, with the dual simplex method.
    ///
    /// - Returns: false if there is no feasible solution.
    mutating func restoreFeasibility() -> Bool {
        for _ in 0..<stepLimit {
            var leaving = -1
            for row in rows.indices
            where basics[row] >= 0 && kinds[basics[row]] == .restricted && rows[row].constant < -1e-10 {
                if leaving < 0 || basics[row] < basics[leaving] { leaving = row }
            }
            guard leaving >= 0 else { return true }
            var best: (variable: Int, cost: [Double])?
            for term in rows[leaving].terms
            where kinds[term.variable] == .restricted && term.coefficient > LinearExpression.negligible {
                let cost = objectives.map { max($0.coefficient(of: term.variable), 0) / term.coefficient }
                if best.map({ cost.lexicographicallyPrecedes($0.cost) }) ?? true { best = (term.variable, cost) }
            }
            guard let best else { return rows[leaving].constant > -Self.tolerance }
            pivot(row: leaving, entering: best.variable)
        }
        return false
    }

    /// Returns the entering variable by Bland's rule, which guarantees termination.
    ///
    /// It is the first variable that decreases an objective without increasing one of higher priority.
    private func entering() -> Int? {
        if let artificialObjective {
            return artificialObjective.terms.first {
                $0.coefficient < -LinearExpression.negligible && kinds[$0.variable] == .restricted
            }?.variable
        }
        for level in objectives.indices {
            for term in objectives[level].terms
            where term.coefficient < -LinearExpression.negligible && kinds[term.variable] == .restricted {
                let isFree = objectives[..<level].allSatisfy {
                    $0.coefficient(of: term.variable) <= LinearExpression.negligible
                }
                if isFree { return term.variable }
            }
        }
        return nil
    }

    /// The maximum number of steps, in case rounding errors prevent termination.
    private var stepLimit: Int { 1000 + 20 * kinds.count }
}
