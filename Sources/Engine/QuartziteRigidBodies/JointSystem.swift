/// The constraint rows of an island as one linear system, solved directly.
///
/// The matrix says how the impulse of one row changes the speed of another. It is factored as L D Lᵀ within its
/// envelope, which is a narrow band for a chain whose joints are in order.
struct JointSystem {
    /// The indices of the rows in the system.
    private(set) var rows = Buffer<Int32>()
    /// For each row of the matrix its first column that is not zero.
    private var starts = Buffer<Int32>()
    private var matrix = Buffer<Double>()
    private var values = Buffer<Double>()

    /// Larger islands are solved by sequential impulses.
    static let maximumRows = 128

    func free() {
        rows.free()
        starts.free()
        matrix.free()
        values.free()
    }

    mutating func removeAll() { rows.removeAll() }
    mutating func add(_ row: Int) { rows.append(Int32(truncatingIfNeeded: row)) }

    var count: Int { rows.count }

    /// The right-hand side, which ``solve()`` replaces by the solution.
    var right: UnsafeMutablePointer<Double> { values.base }

    /// Computes and factors the matrix; a row that others imply is ignored.
    mutating func factor(_ all: UnsafeMutablePointer<ConstraintRow>, _ bodies: UnsafeMutablePointer<Body>) {
        let count = rows.count
        starts.fill(count, with: 0)
        matrix.fill(count * count, with: 0)
        values.fill(count, with: 0)
        for i in 0..<count {
            let row = all + Int(rows[i])
            let line = matrix.base + i * count
            var start = i
            for j in 0..<i {
                let coupling = row.pointee.coupling(all[Int(rows[j])], bodies)
                line[j] = coupling
                if coupling != 0, j < start { start = j }
            }
            starts[i] = Int32(truncatingIfNeeded: start)
            var pivot = row.pointee.coupling(row.pointee, bodies)
            let least = pivot * 1e-9
            for j in start..<i {
                let other = matrix.base + j * count
                var sum = line[j]
                for k in max(start, Int(starts[j]))..<max(j, start) { sum -= line[k] * other[k] }
                // The line holds L times D until the pivot is computed.
                line[j] = sum
            }
            for j in start..<i {
                let scaled = line[j] * matrix[j * count + j]
                pivot -= scaled * line[j]
                line[j] = scaled
            }
            // The diagonal holds the inverse of D.
            line[i] = pivot > least ? 1 / pivot : 0
        }
    }

    /// Solves for ``right``.
    func solve() {
        let count = rows.count
        for i in 0..<count {
            for j in Int(starts[i])..<i { values[i] -= matrix[i * count + j] * values[j] }
        }
        for i in 0..<count { values[i] *= matrix[i * count + i] }
        for i in stride(from: count - 1, through: 0, by: -1) {
            for j in Int(starts[i])..<i { values[j] -= matrix[i * count + j] * values[i] }
        }
    }
}

extension ConstraintRow {
    /// How much a unit impulse along another row changes the speed of this one.
    fileprivate func coupling(_ other: ConstraintRow, _ bodies: UnsafeMutablePointer<Body>) -> Double {
        func by(_ slot: Int32, _ sign: Double, _ arm: Double, _ otherArm: Double) -> Double {
            let body = bodies + Int(slot)
            return sign
                * (direction.dot(other.direction) * body.pointee.inverseMass
                    + arm * otherArm * body.pointee.inverseInertia)
        }
        var sum = 0.0
        if a == other.a { sum += by(a, 1, armA, other.armA) }
        if b == other.b { sum += by(b, 1, armB, other.armB) }
        if a == other.b { sum += by(a, -1, armA, other.armB) }
        if b == other.a { sum += by(b, -1, armB, other.armA) }
        return sum
    }
}
