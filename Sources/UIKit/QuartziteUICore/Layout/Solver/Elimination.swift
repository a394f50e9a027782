/// Variables that have definitions in place of rows of a ``Simplex``.
///
/// A variable without sign restriction never leaves the basis once it is in it, so its row only has to be known when a
/// later constraint mentions the variable, and at the end. A definition therefore keeps the variables that it was made
/// from, also those that have definitions themselves: in a column of views, each edge refers to the one above it, where
/// its row would have a term for each view in between. A nonnegative variable gets a definition if a required equation
/// makes it a sum of others, so that it never becomes negative first.
struct Elimination {
    typealias Term = LinearExpression.Term

    struct Definition {
        var variable: Int
        var terms: [Term]
        var constant: Double
        /// The change of the constant when that of the constraint grows by 1.
        var factor: Double
        var constraint: Int
    }

    /// A constraint in which a variable was replaced by its definition.
    struct Use {
        var constraint: Int
        var coefficient: Double
    }

    private(set) var definitions: [Definition] = []
    /// The definition of each of the caller's variables, or -1.
    private(set) var definitionOf: [Int]
    private(set) var users: [[Use]] = []
    let isFree: [Bool]
    /// Whether the definition of each variable leads only to nonnegative variables.
    private var isGrounded: [Bool]
    /// The order in which free variables were first referred to: a definition refers to earlier ones, or grounded ones.
    private var numbers: [Int]
    private var lastNumber = 0
    /// The order in which variables became grounded.
    private var ranks: [Int]
    private var lastRank = 0
    /// A variable that decides whether one is grounded, or -1.
    private var parents: [Int]

    /// The last constraint, with variables replaced by their definitions as far as needed.
    private(set) var reduced = TableauRow()
    /// The free variable for which it can be solved, or -1.
    private var subject = -1
    private var pending: [(definition: Int, coefficient: Double)] = []
    private var work: [Double]
    private var isListed: [Bool]
    private var listed: [Int] = []
    private var open = MinimumHeap()
    private var grounded = MinimumHeap()

    init(kinds: [Simplex.Kind]) {
        isFree = kinds.map { $0 == .free }
        definitionOf = kinds.map { _ in -1 }
        isGrounded = kinds.map { _ in false }
        numbers = kinds.map { _ in 0 }
        ranks = numbers
        parents = definitionOf
        work = kinds.map { _ in 0 }
        isListed = isGrounded
    }

    // MARK: Replacing

    /// Replaces variables by their definitions until a free one can be solved for, or none is left.
    ///
    /// - Returns: Whether there is a free variable.
    mutating func reduce(_ expression: LinearExpression) -> Bool {
        reduced = TableauRow(expression.constant)
        pending.removeAll(keepingCapacity: true)
        subject = -1
        for term in expression.terms where isFree[term.variable] && numbers[term.variable] == 0 {
            subject = term.variable
        }
        if subject >= 0 {
            for term in expression.terms { putShortened(term) }
        } else {
            for term in expression.terms { put(term.variable, term.coefficient) }
            replaceOpen()
            for variable in listed where variable < isFree.count && isFree[variable] && definitionOf[variable] < 0 {
                if work[variable] != 0, subject < 0 || numbers[variable] > numbers[subject] { subject = variable }
            }
            if subject < 0 { replaceGrounded() }
            grounded.removeAll()
        }
        for variable in listed {
            isListed[variable] = false
            if work[variable] != 0 { reduced.append(variable, work[variable]) }
        }
        listed.removeAll(keepingCapacity: true)
        return subject >= 0
    }

    private mutating func accumulate(_ variable: Int, _ coefficient: Double) {
        while work.count <= variable {
            work.append(0)
            isListed.append(false)
        }
        if isListed[variable] {
            let sum = work[variable] + coefficient
            work[variable] = abs(sum) > LinearExpression.negligible ? sum : 0
        } else {
            isListed[variable] = true
            listed.append(variable)
            work[variable] = coefficient
        }
    }

    /// Adds a term, replacing a variable whose definition has at most one term.
    private mutating func putShortened(_ term: Term) {
        let index = definitionOf[term.variable]
        guard index >= 0, definitions[index].terms.count <= 1 else {
            return accumulate(term.variable, term.coefficient)
        }
        pending.append((index, term.coefficient))
        reduced.constant += term.coefficient * definitions[index].constant
        for inner in definitions[index].terms { accumulate(inner.variable, term.coefficient * inner.coefficient) }
    }

    /// Adds a term, and notes a variable that has a definition.
    private mutating func put(_ variable: Int, _ coefficient: Double) {
        accumulate(variable, coefficient)
        guard variable < definitionOf.count, definitionOf[variable] >= 0 else { return }
        if isGrounded[variable] {
            grounded.insert((1 << 30 - ranks[variable]) << 32 | variable)
        } else {
            open.insert((1 << 30 - numbers[variable]) << 32 | variable)
        }
    }

    private mutating func replace(_ variable: Int) {
        let coefficient = work[variable]
        guard coefficient != 0 else { return }
        work[variable] = 0
        let index = definitionOf[variable]
        pending.append((index, coefficient))
        reduced.constant += coefficient * definitions[index].constant
        let terms = definitions[index].terms
        for term in terms { put(term.variable, coefficient * term.coefficient) }
    }

    private mutating func replaceOpen() {
        while let first = open.popFirst() {
            let variable = first & 0xFFFF_FFFF
            guard work[variable] != 0 else { continue }
            if ground(variable) {
                grounded.insert((1 << 30 - ranks[variable]) << 32 | variable)
            } else {
                replace(variable)
            }
        }
    }

    private mutating func replaceGrounded() {
        while let first = grounded.popFirst() { replace(first & 0xFFFF_FFFF) }
    }

    // MARK: Defining

    /// Whether a nonnegative variable that an equation gives can have a definition.
    ///
    /// It must be a sum of nonnegative variables, and if it is zero together with them, one that yields to them in ties.
    func canDefine(_ variable: Int, by row: TableauRow) -> Bool {
        let coefficient = row.coefficient(of: variable)
        guard coefficient != 0 else { return false }
        let isSum = row.terms.allSatisfy { $0.variable == variable || $0.coefficient / coefficient < 0 }
        return isSum && isKept(-row.constant / coefficient, variable, row.terms)
    }

    private func isKept(_ constant: Double, _ variable: Int, _ terms: [Term]) -> Bool {
        constant > Simplex.tolerance || constant >= 0 && terms.allSatisfy { $0.variable <= variable }
    }

    /// Defines the free variable found last.
    mutating func define(by row: TableauRow, constraint: Int) -> Int {
        let variable = subject
        var (parent, isOpen) = (-1, 0)
        for term in row.terms where term.variable != variable && term.variable < isFree.count && isFree[term.variable] {
            if numbers[term.variable] == 0 {
                lastNumber += 1
                numbers[term.variable] = lastNumber
            }
            if !ground(term.variable) {
                isOpen += 1
                parent = term.variable
            }
        }
        if numbers[variable] == 0 {
            lastNumber += 1
            numbers[variable] = lastNumber
        }
        let index = define(variable, by: row, constraint: constraint, isGrounded: isOpen == 0)
        if isOpen == 1 { parents[variable] = parent }
        return index
    }

    /// Defines a nonnegative variable.
    mutating func define(_ variable: Int, by row: TableauRow, constraint: Int) -> Int {
        define(variable, by: row, constraint: constraint, isGrounded: true)
    }

    private mutating func define(_ variable: Int, by row: TableauRow, constraint: Int, isGrounded: Bool) -> Int {
        let factor = -1 / row.coefficient(of: variable)
        let terms = row.terms.lazy.filter { $0.variable != variable }.map {
            Term(variable: $0.variable, coefficient: $0.coefficient * factor)
        }
        definitionOf[variable] = definitions.count
        definitions.append(
            Definition(
                variable: variable, terms: Array(terms), constant: row.constant * factor, factor: factor,
                constraint: constraint))
        users.append([])
        if isGrounded { setGrounded(variable) }
        keep(constraint)
        return definitions.count - 1
    }

    /// Notes which definitions the last constraint uses.
    mutating func keep(_ constraint: Int) {
        for use in pending {
            users[use.definition].append(Use(constraint: constraint, coefficient: use.coefficient))
        }
    }

    /// Changes the constant of a definition.
    ///
    /// - Returns: Whether the variable is still one that cannot become negative first.
    mutating func change(_ definition: Int, by change: Double) -> Bool {
        definitions[definition].constant += change
        let variable = definitions[definition].variable
        return isFree[variable] || isKept(definitions[definition].constant, variable, definitions[definition].terms)
    }

    // MARK: Grounded variables

    private mutating func setGrounded(_ variable: Int) {
        lastRank += 1
        ranks[variable] = lastRank
        isGrounded[variable] = true
    }

    private func openTerms(_ variable: Int) -> [Int] {
        definitions[definitionOf[variable]].terms.lazy.map(\.variable).filter {
            $0 < isFree.count && isFree[$0] && !isGrounded[$0]
        }
    }

    /// Returns whether the definition of a free variable leads only to nonnegative ones, and ranks it if it does.
    private mutating func ground(_ variable: Int) -> Bool {
        var stack = [variable]
        while let last = stack.popLast() {
            var end = last
            while !isGrounded[end], parents[end] >= 0 {
                let next = parents[parents[end]]
                if next >= 0 { parents[end] = next }
                end = parents[end]
            }
            if isGrounded[end] { continue }
            guard definitionOf[end] >= 0 else { return false }
            stack += openTerms(end)
        }
        stack = [variable]
        while let last = stack.last {
            if isGrounded[last] {
                stack.removeLast()
                continue
            }
            let inner = openTerms(last)
            if inner.isEmpty { setGrounded(last) } else { stack += inner }
        }
        return true
    }
}
