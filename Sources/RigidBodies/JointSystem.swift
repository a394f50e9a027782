/// The equations of an island of joints as one system, solved directly: what one row's impulse changes of another's
/// speed, as L D Lᵀ within its envelope, which for a chain in order is a narrow band.
struct JointSystem {
    /// The rows taken part in.
    private(set) var rows = Buffer<Int32>()
    /// For each row of the matrix the first column that is not zero.
    private var starts = Buffer<Int32>()
    private var matrix = Buffer<Double>()
    private var values = Buffer<Double>()

    /// Larger islands are solved row by row.
    static let mostRows = 128

    func free() {
        rows.free()
        starts.free()
        matrix.free()
        values.free()
    }

    mutating func removeAll() { rows.removeAll() }
    mutating func add(_ row: Int) { rows.append(Int32(truncatingIfNeeded: row)) }

    var count: Int { rows.count }

    /// What the rows lack; replaced by what takes it away.
    var right: UnsafeMutablePointer<Double> { values.base }

    /// Lays the matrix out and factors it; a row that others imply is left out.
    mutating func factor(_ all: UnsafeMutablePointer<Row>, _ bodies: UnsafeMutablePointer<Body>) {
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
                // Until the pivot is done the line holds L times D.
                line[j] = sum
            }
            for j in start..<i {
                let scaled = line[j] * matrix[j * count + j]
                pivot -= scaled * line[j]
                line[j] = scaled
            }
            // On the diagonal stands the inverse of D.
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

extension Row {
    /// What a unit of impulse along another row changes of this one's speed.
    fileprivate func coupling(_ other: Row, _ bodies: UnsafeMutablePointer<Body>) -> Double {
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
