/// A simplex solver that satisfies all required constraints and prefers optional ones by priority.
///
/// Rows have the form "basic variable = constant + multiples of others", and constraints are added incrementally
/// (Badros, Borning and Stuckey, The Cassowary linear arithmetic constraint solving algorithm, 2001). The errors of
/// each priority form a separate objective, and objectives compare lexicographically by priority, so that no number of
/// weak constraints outweighs a strong one. Ties go to the variable created first, so equal input gives equal output.
///
/// The algorithm is incremental, as Auto Layout is: the required constraints hold, and each optional one is then
/// satisfied as far as stronger ones allow. Common implementations multiply each of a few strengths by a large factor
/// and minimize one sum. UIKit has 1,000 priorities; with factors between them, the sum exceeds what `Double`
/// distinguishes, and many weak constraints outweigh a strong one. There is one objective for each priority instead,
/// compared in order. A dense tableau, or a library for linear programs, was no alternative: rows have few terms, and
/// results must not depend on the order of a hash or on an external version.
///
/// Most variables never take part in a choice: the edges of views, which may have any value, and sizes that a required
/// equation gives as a sum of other sizes. Each gets an ``Elimination/Definition`` instead of a row, which is not
/// changed by later steps. What remains is the tableau. A step touches only rows and terms that it changes: the
/// objectives are stored by variables, and those that can improve one are kept in a heap.
struct Simplex {
    package enum Kind {
        /// A variable without sign restriction.
        case free
        /// A nonnegative variable: one of the caller's, a slack variable, or an error variable.
        case restricted
        /// A variable fixed at zero that marks a required equation, so that its constant can be changed later.
        case dummy
    }

    /// A part of an objective: the level of its priority, and the coefficient of a variable in it.
    struct Cost {
        var level: Int
        var coefficient: Double
    }

    /// What measures the distance of a constraint from its bound, or the definition that replaces its row.
    struct Marker {
        var plus = -1
        var minus = -1
        var definition = -1
    }

    package private(set) var kinds: [Kind]
    var rows: [TableauRow] = []
    /// The basic variable of each row; -1 for a removed row.
    var basics: [Int] = []
    /// The row of each basic variable, or -1.
    var rowOfVariable: [Int]
    /// The rows that may contain each variable.
    var columns: [[Int]]
    /// The number of rows that contain each variable.
    var columnCounts: [Int]
    /// Whether a constraint that has been added contains the variable.
    var isMentioned: [Bool]
    /// The coefficients of each variable in the objectives, highest priority first.
    var costs: [[Cost]]
    /// The variables that may improve an objective, after the levels of the objectives.
    var candidates = MinimumHeap()
    /// The basic variables that may have become negative; nil unless constants have changed.
    var negatives: MinimumHeap?
    /// The rows that only say that an equation follows from others, if constants have changed in them.
    var movedDummies: [Int] = []
    /// The variables without rows.
    var elimination: Elimination
    var markers: [Marker] = []
    /// By how much the constant of each constraint changes; zero in between.
    var sums: [Double] = []
    /// The number of the caller's variables, which are the first ones.
    let count: Int
    /// The number of terms that pivots have changed, so that tests notice how the work grows.
    var changedTermCount = 0
    /// A place for the last row that contains a variable, while a column is searched for rows that occur twice.
    var visits: [Int] = []
    var visit = 0

    /// The difference up to which two numbers count as equal.
    package static let tolerance = 1e-7

    /// Creates a solver for variables numbered from 0.
    init(kinds: [Kind]) {
        self.kinds = kinds
        count = kinds.count
        rowOfVariable = kinds.map { _ in -1 }
        columns = kinds.map { _ in [] }
        columnCounts = kinds.map { _ in 0 }
        costs = kinds.map { _ in [] }
        isMentioned = kinds.map { _ in false }
        elimination = Elimination(kinds: kinds)
    }

    /// Adds a constraint with a priority level, 0 the highest; a nil level means required.
    ///
    /// - Returns: false if it conflicts with the required constraints added before; it is then left out.
    mutating func add(_ expression: LinearExpression, _ relation: LinearConstraint.Relation, level: Int?) -> Bool {
        let number = markers.count
        let isEquation = level == nil && relation == .equal
        markers.append(Marker())
        sums.append(0)
        let isFree = elimination.reduce(expression)
        var row = elimination.reduced
        if isFree, isEquation {
            mention(row)
            markers[number].definition = elimination.define(by: row, constraint: number)
            return true
        }
        let marker = makeVariable(isEquation ? .dummy : .restricted)
        markers[number].plus = marker
        row.append(marker, -1)
        var minus = -1
        if level != nil {
            minus = makeVariable(.restricted)
            row.append(minus, 1)
        }
        if relation == .equal { markers[number].minus = minus }
        if isFree {
            mention(row)
            markers[number].definition = elimination.define(by: row, constraint: number)
        } else if !insert(row, isEquation: isEquation, constraint: number) {
            return false
        }
        if let level {
            if relation == .equal { addError(marker, level) }
            addError(minus, level)
            optimize()
        }
        return true
    }

    private mutating func mention(_ row: TableauRow) {
        for term in row.terms { isMentioned[term.variable] = true }
    }

    private mutating func makeVariable(_ kind: Kind) -> Int {
        kinds.append(kind)
        rowOfVariable.append(-1)
        columns.append([])
        columnCounts.append(0)
        costs.append([])
        isMentioned.append(false)
        return kinds.count - 1
    }

    // MARK: Rows

    /// Adds a row without free variables to the tableau, or defines a variable by it.
    private mutating func insert(_ reduced: TableauRow, isEquation: Bool, constraint: Int) -> Bool {
        var row = tableauRow(reduced)
        if row.constant < 0 { row.scale(by: -1) }
        let subject = subject(for: row)
        if subject >= 0 {
            mention(row)
            if isEquation, subject < count, elimination.canDefine(subject, by: reduced) {
                markers[constraint].definition = elimination.define(subject, by: reduced, constraint: constraint)
            } else {
                insert(row, solvedFor: subject)
                elimination.keep(constraint)
            }
            return true
        }
        if row.terms.allSatisfy({ kinds[$0.variable] == .dummy }) {
            guard row.constant < Self.tolerance else { return false }
            row.constant = 0
            mention(row)
            insert(row, solvedFor: markers[constraint].plus)
            elimination.keep(constraint)
            return true
        }
        mention(row)
        let entering = direct(row)
        if entering >= 0, isEquation, entering < count, columns[entering].isEmpty,
            elimination.canDefine(entering, by: reduced)
        {
            markers[constraint].definition = elimination.define(entering, by: reduced, constraint: constraint)
            return true
        }
        elimination.keep(constraint)
        if entering >= 0 {
            insert(row, solvedFor: entering)
            return true
        }
        return insertArtificial(row)
    }

    /// Returns a row with basic variables replaced by their rows.
    func tableauRow(_ reduced: TableauRow) -> TableauRow {
        var row = TableauRow(reduced.constant)
        for term in reduced.terms {
            let index = rowOfVariable[term.variable]
            if index >= 0 {
                row.constant += rows[index].constant * term.coefficient
                for inner in rows[index].terms { row.add(inner.variable, inner.coefficient * term.coefficient) }
            } else {
                row.add(term.variable, term.coefficient)
            }
        }
        return row
    }

    /// Returns a variable that occurs only in this row and gets a nonnegative value, or -1.
    private func subject(for row: TableauRow) -> Int {
        var subject = -1
        for term in row.terms
        where term.variable > subject && (term.coefficient < 0 || row.constant == 0)
            && kinds[term.variable] == .restricted && !isMentioned[term.variable]
        {
            subject = term.variable
        }
        return subject
    }

    /// Returns the variable that would replace an artificial one in the first step, if no other row limits it; or -1.
    private mutating func direct(_ row: TableauRow) -> Int {
        let entering = enteringForArtificial(row)
        guard entering >= 0 else { return -1 }
        let limit = row.constant / -row.coefficient(of: entering)
        let (index, ratio) = leavingRow(entering)
        return index < 0 || limit < ratio ? entering : -1
    }

    mutating func insert(_ row: TableauRow, solvedFor subject: Int) {
        var row = row
        let coefficient = row.remove(subject)
        row.scale(by: -1 / coefficient)
        substitute(row, for: subject)
        basics.append(subject)
        visits.append(0)
        rowOfVariable[subject] = rows.count
        rows.append(row)
        for term in row.terms { enter(term.variable, rows.count - 1) }
    }

    /// Notes that a row contains a variable, and forgets the rows that no longer do if they are most of those noted.
    private mutating func enter(_ variable: Int, _ row: Int) {
        columns[variable].append(row)
        columnCounts[variable] += 1
        if columns[variable].count > 2 * columnCounts[variable] + 16 {
            visit += 1
            columns[variable].removeAll {
                guard visits[$0] != visit, rows[$0].coefficient(of: variable) != 0 else { return true }
                visits[$0] = visit
                return false
            }
        }
    }

    /// Substitutes a row for a variable in all rows and objectives.
    mutating func substitute(_ row: TableauRow, for variable: Int) {
        var holders: [Int] = []
        swap(&holders, &columns[variable])
        columnCounts[variable] = 0
        for index in holders where basics[index] >= 0 {
            let coefficient = rows[index].remove(variable)
            guard coefficient != 0 else { continue }
            changedTermCount += row.terms.count
            rows[index].constant += row.constant * coefficient
            for term in row.terms {
                switch rows[index].add(term.variable, term.coefficient * coefficient) {
                case 1: enter(term.variable, index)
                case -1: columnCounts[term.variable] -= 1
                default: break
                }
            }
            if rows[index].constant < 0 { negatives?.insert(basics[index]) }
        }
        guard !costs[variable].isEmpty else { return }
        let replaced = costs[variable]
        costs[variable] = []
        addCosts(replaced, times: row)
    }

    /// Adds a row that cannot be solved for any variable, with an artificial variable that is then minimized to zero.
    private mutating func insertArtificial(_ row: TableauRow) -> Bool {
        let artificial = makeVariable(.restricted)
        var withArtificial = row
        withArtificial.append(artificial, -1)
        insert(withArtificial, solvedFor: artificial)
        minimize(artificial: artificial)
        let index = rowOfVariable[artificial]
        // If it cannot reach zero, it stays and absorbs the error of the constraint.
        if index >= 0 {
            guard rows[index].constant < Self.tolerance else { return false }
            rows[index].constant = 0
            // The marker of an equation has never left this row.
            let variables = rows[index].terms.map(\.variable)
            if let entering = variables.filter({ kinds[$0] == .restricted }).min() ?? variables.min() {
                pivot(row: index, entering: entering)
            } else {
                rowOfVariable[artificial] = -1
                basics[index] = -1
            }
        }
        for row in columns[artificial] where basics[row] >= 0 { _ = rows[row].remove(artificial) }
        columns[artificial] = []
        columnCounts[artificial] = 0
        return true
    }

    /// Solves a row for another variable.
    mutating func pivot(row index: Int, entering: Int) {
        let leaving = basics[index]
        var row = TableauRow()
        swap(&row, &rows[index])
        basics[index] = -1
        rowOfVariable[leaving] = -1
        row.append(leaving, -1)
        let coefficient = row.remove(entering)
        row.scale(by: -1 / coefficient)
        changedTermCount += row.terms.count
        rows[index] = row
        isMentioned[leaving] = true
        enter(leaving, index)
        substitute(row, for: entering)
        if row.constant < 0 { negatives?.insert(entering) }
        basics[index] = entering
        rowOfVariable[entering] = index
    }
}
