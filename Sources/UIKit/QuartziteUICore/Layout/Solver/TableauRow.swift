/// A row of a ``Simplex``: a constant and terms in no particular order.
///
/// A change of a few terms takes a time that does not depend on the length of the row. The row that adds up the heights
/// of a list has a term for each row of the list, and each of them changes it.
struct TableauRow {
    typealias Term = LinearExpression.Term

    private(set) var terms: [Term] = []
    var constant = 0.0
    /// For long rows, a hash table of places in `terms`; -1 marks a free slot.
    private var table: [Int32] = []

    /// The number of terms up to which searching them one by one is faster than a table.
    private static let shortCount = 12

    init(_ constant: Double = 0, terms: [Term] = []) {
        self.constant = constant
        self.terms = terms
        if terms.count > Self.shortCount { makeTable() }
    }

    func coefficient(of variable: Int) -> Double {
        let place = place(of: variable)
        return place < 0 ? 0 : terms[place].coefficient
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for place in terms.indices { terms[place].coefficient *= factor }
    }

    /// Removes a variable, and returns its coefficient.
    mutating func remove(_ variable: Int) -> Double {
        let place = place(of: variable)
        guard place >= 0 else { return 0 }
        let coefficient = terms[place].coefficient
        remove(at: place)
        return coefficient
    }

    /// Adds a term with a variable that the row does not contain.
    mutating func append(_ variable: Int, _ coefficient: Double) {
        terms.append(Term(variable: variable, coefficient: coefficient))
        if !table.isEmpty {
            if terms.count * 2 > table.count { makeTable() } else { enter(terms.count - 1) }
        } else if terms.count > Self.shortCount {
            makeTable()
        }
    }

    /// Adds a multiple of a variable.
    ///
    /// - Returns: 1 if the variable is new in the row, -1 if it is no longer in it, otherwise 0.
    @discardableResult mutating func add(_ variable: Int, _ coefficient: Double) -> Int {
        let place = place(of: variable)
        if place < 0 {
            append(variable, coefficient)
            return 1
        }
        let sum = terms[place].coefficient + coefficient
        if abs(sum) > LinearExpression.negligible {
            terms[place].coefficient = sum
            return 0
        }
        remove(at: place)
        return -1
    }

    // MARK: Table

    private func place(of variable: Int) -> Int {
        guard !table.isEmpty else {
            for place in 0..<terms.count where terms[place].variable == variable { return place }
            return -1
        }
        var slot = slot(of: variable)
        while table[slot] >= 0 {
            let place = Int(table[slot])
            if terms[place].variable == variable { return place }
            slot = (slot + 1) & (table.count - 1)
        }
        return -1
    }

    private func slot(of variable: Int) -> Int {
        Int(truncatingIfNeeded: (UInt64(variable) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (table.count - 1)
    }

    private mutating func enter(_ place: Int) {
        var slot = slot(of: terms[place].variable)
        while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
        table[slot] = Int32(place)
    }

    private mutating func makeTable() {
        var size = 32
        while size < terms.count * 3 { size *= 2 }
        table = Array(repeating: -1, count: size)
        for place in terms.indices { enter(place) }
    }

    private mutating func remove(at place: Int) {
        let last = terms.count - 1
        if !table.isEmpty {
            vacate(slotHolding: place)
            if place != last {
                var slot = slot(of: terms[last].variable)
                while table[slot] != Int32(last) { slot = (slot + 1) & (table.count - 1) }
                table[slot] = Int32(place)
            }
        }
        terms[place] = terms[last]
        terms.removeLast()
    }

    /// Frees the slot of a place, and moves those that follow it, so that no search stops too early.
    private mutating func vacate(slotHolding place: Int) {
        let mask = table.count - 1
        var hole = slot(of: terms[place].variable)
        while table[hole] != Int32(place) { hole = (hole + 1) & mask }
        var next = (hole + 1) & mask
        while table[next] >= 0 {
            let desired = slot(of: terms[Int(table[next])].variable)
            if (next &- desired) & mask >= (next &- hole) & mask {
                table[hole] = table[next]
                hole = next
            }
            next = (next + 1) & mask
        }
        table[hole] = -1
    }
}
