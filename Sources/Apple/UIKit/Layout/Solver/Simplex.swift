/// A simplex solver that satisfies all required constraints and prefers optional ones by priority.
///
/// Rows have the form "basic variable = constant + multiples of others", and constraints are added incrementally
/// (Badros, Borning and Stuckey, The Cassowary linear arithmetic constraint solving algorithm, 2001). The errors of
/// each priority form a separate objective, and objectives compare lexicographically by priority, so that no number of
/// weak constraints outweighs a strong one. Ties go to the variable created first, so equal input gives equal output.
struct Simplex {
    enum Kind {
        /// A variable without sign restriction.
        case free
        /// A nonnegative variable: one of the caller's, a slack variable, or an error variable.
        case restricted
        /// A variable fixed at zero that marks a required equation, so that its constant can be changed later.
        case dummy
    }

    private(set) var kinds: [Kind]
    var rows: [LinearExpression] = []
    /// The basic variable of each row; -1 for a removed row.
    var basics: [Int] = []
    /// The row of each basic variable, or -1.
    var rowOfVariable: [Int]
    /// The rows that may contain each variable.
    var columns: [[Int]]
    /// The sums of errors, highest priority first.
    var objectives: [LinearExpression]
    /// The expression for the artificial variable while it is minimized.
    var artificialObjective: LinearExpression?
    /// The marker variables of each constraint, which measure its distance from its bound.
    private var markers: [(plus: Int, minus: Int?)] = []

    /// The difference up to which two numbers count as equal.
    static let tolerance = 1e-7

    /// Creates a solver for variables numbered from 0, with a number of priority levels below required.
    init(kinds: [Kind], levels: Int) {
        self.kinds = kinds
        rowOfVariable = kinds.map { _ in -1 }
        columns = kinds.map { _ in [] }
        objectives = Array(repeating: LinearExpression(), count: levels)
    }

    func value(of variable: Int) -> Double {
        let row = rowOfVariable[variable]
        return row < 0 ? 0 : rows[row].constant
    }

    /// Returns the values of the caller's variables, which are the first ones.
    ///
    /// Where constraints determine only the distances between free variables, the first of these is zero.
    func values(count: Int) -> [Double] {
        var values = (0..<count).map(value)
        for variable in 0..<count where kinds[variable] == .free && rowOfVariable[variable] < 0 {
            let basic = Set(columns[variable].filter { basics[$0] >= 0 }).sorted().map {
                (variable: basics[$0], coefficient: rows[$0].coefficient(of: variable))
            }
            let moved = basic.filter { $0.coefficient != 0 }
            guard let first = moved.min(by: { $0.variable < $1.variable }), first.variable < variable,
                moved.allSatisfy({ $0.variable < count && kinds[$0.variable] == .free })
            else { continue }
            let shift = -values[first.variable] / first.coefficient
            values[variable] += shift
            for other in moved { values[other.variable] += other.coefficient * shift }
        }
        return values
    }

    /// Adds a constraint with a priority level, 0 the highest; a nil level means required.
    ///
    /// - Returns: false if it conflicts with the required constraints added before; it is then left out.
    mutating func add(_ expression: LinearExpression, _ relation: LinearConstraint.Relation, level: Int?) -> Bool {
        var row = LinearExpression(expression.constant)
        for term in expression.terms { row.add(valueExpression(of: term.variable), times: term.coefficient) }
        let marker = makeVariable(level == nil && relation == .equal ? .dummy : .restricted)
        row.add(marker, -1)
        var errors: [Int] = []
        if level != nil {
            let minus = makeVariable(.restricted)
            row.add(minus, 1)
            errors = relation == .equal ? [marker, minus] : [minus]
        }
        markers.append((marker, relation == .equal && level != nil ? errors.last : nil))
        if row.constant < 0 { row.scale(by: -1) }
        if let subject = subject(for: row) {
            insert(row, solvedFor: subject)
        } else if row.terms.allSatisfy({ kinds[$0.variable] == .dummy }) {
            guard row.constant < Self.tolerance else { return false }
            row.constant = 0
            insert(row, solvedFor: marker)
        } else if !insertArtificial(row) {
            return false
        }
        if let level {
            for error in errors { objectives[level].add(valueExpression(of: error)) }
        }
        optimize()
        return true
    }

    /// Changes the constants of constraints, which are numbered in the order of addition.
    ///
    /// - Returns: false if the constraints can no longer be satisfied; the values are then meaningless.
    mutating func changeConstants(_ changes: [(constraint: Int, by: Double)]) -> Bool {
        for (constraint, change) in changes {
            let (plus, minus) = markers[constraint]
            if rowOfVariable[plus] >= 0 {
                rows[rowOfVariable[plus]].constant += change
            } else if let minus, rowOfVariable[minus] >= 0 {
                rows[rowOfVariable[minus]].constant -= change
            } else {
                // A row that lost a variable and regained it is listed twice.
                columns[plus] = columns[plus].sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
                for row in columns[plus] where basics[row] >= 0 {
                    rows[row].constant -= rows[row].coefficient(of: plus) * change
                }
            }
        }
        guard zip(basics, rows).allSatisfy({ $0 < 0 || kinds[$0] != .dummy || abs($1.constant) < Self.tolerance })
        else { return false }
        return restoreFeasibility()
    }

    // MARK: Rows

    private func valueExpression(of variable: Int) -> LinearExpression {
        let row = rowOfVariable[variable]
        return row < 0 ? LinearExpression(variable: variable) : rows[row]
    }

    private mutating func makeVariable(_ kind: Kind) -> Int {
        kinds.append(kind)
        rowOfVariable.append(-1)
        columns.append([])
        return kinds.count - 1
    }

    /// Returns a variable that the row can be solved for immediately.
    ///
    /// That is a free variable, or one that occurs only in this row and gets a nonnegative value.
    private func subject(for row: LinearExpression) -> Int? {
        if let free = row.terms.first(where: { kinds[$0.variable] == .free }) { return free.variable }
        return row.terms.last {
            ($0.coefficient < 0 || row.constant == 0) && kinds[$0.variable] == .restricted
                && columns[$0.variable].isEmpty
        }?.variable
    }

    mutating func insert(_ row: LinearExpression, solvedFor subject: Int) {
        var row = row
        let coefficient = row.coefficient(of: subject)
        row.remove(subject)
        row.scale(by: -1 / coefficient)
        substitute(row, for: subject)
        rows.append(row)
        basics.append(subject)
        rowOfVariable[subject] = rows.count - 1
        for term in row.terms { columns[term.variable].append(rows.count - 1) }
    }

    /// Substitutes an expression for a variable in all rows and objectives.
    mutating func substitute(_ expression: LinearExpression, for variable: Int) {
        let holders = columns[variable]
        columns[variable] = []
        for row in holders where basics[row] >= 0 {
            let coefficient = rows[row].coefficient(of: variable)
            guard coefficient != 0 else { continue }
            rows[row].remove(variable)
            rows[row].add(expression, times: coefficient) { columns[$0].append(row) }
        }
        for level in objectives.indices { objectives[level].replace(variable, with: expression) }
        artificialObjective?.replace(variable, with: expression)
    }

    /// Adds a row that cannot be solved for any variable, with an artificial variable that is then minimized to zero.
    private mutating func insertArtificial(_ row: LinearExpression) -> Bool {
        let artificial = makeVariable(.restricted)
        artificialObjective = row
        var withArtificial = row
        withArtificial.add(artificial, -1)
        insert(withArtificial, solvedFor: artificial)
        optimize()
        let isZero = (artificialObjective?.constant ?? 0) < Self.tolerance
        artificialObjective = nil
        // If it cannot reach zero, it stays and absorbs the error of the constraint.
        guard isZero else { return false }
        let index = rowOfVariable[artificial]
        if index >= 0 {
            rows[index].constant = 0
            let row = rows[index]
            if let entering = row.terms.first(where: { kinds[$0.variable] == .restricted }) ?? row.terms.first {
                pivot(row: index, entering: entering.variable)
            } else {
                rowOfVariable[artificial] = -1
                basics[index] = -1
            }
        }
        for row in columns[artificial] where basics[row] >= 0 { rows[row].remove(artificial) }
        columns[artificial] = []
        for level in objectives.indices { objectives[level].remove(artificial) }
        return true
    }

    /// Solves a row for another variable.
    mutating func pivot(row index: Int, entering: Int) {
        let leaving = basics[index]
        var row = rows[index]
        basics[index] = -1
        rowOfVariable[leaving] = -1
        row.add(leaving, -1)
        let coefficient = row.coefficient(of: entering)
        row.remove(entering)
        row.scale(by: -1 / coefficient)
        substitute(row, for: entering)
        rows[index] = row
        basics[index] = entering
        rowOfVariable[entering] = index
        for term in row.terms { columns[term.variable].append(index) }
    }
}

extension LinearExpression {
    mutating func replace(_ variable: Int, with expression: LinearExpression) {
        let coefficient = coefficient(of: variable)
        guard coefficient != 0 else { return }
        remove(variable)
        add(expression, times: coefficient)
    }
}
