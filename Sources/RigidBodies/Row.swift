/// One equation of a joint: some distance is to be 0, or no less than 0.
struct Row: BitwiseCopyable {
    enum Sense: UInt8, BitwiseCopyable {
        /// To be 0.
        case exact
        /// Not to fall below 0.
        case atLeastZero
        /// To stay as it is, as far as a limited force can bring that about.
        case friction
    }

    /// Its joint's number.
    let tie: Int32
    let a: Int32
    let b: Int32
    let sense: Sense
    /// How the distance grows as the bodies move and turn.
    var direction = Vector.zero
    var armA = 0.0
    var armB = 0.0
    /// The distance as of the step's beginning, and what it is to be at the end.
    var error = 0.0
    var target = 0.0
    /// The speed at which it is to shrink.
    var speed = 0.0
    /// What a unit of impulse along the row changes of its speed, inverted.
    var mass = 0.0
    /// What it pulls with, to start from in the next step.
    var force = 0.0
    /// For friction: no more than this.
    var most = Double.infinity

    /// Whether it is in force, and whether that was tried in this step and pulled the wrong way.
    var isTaut = false
    var wasLoosened = false
    /// Whether it was broken as the step began.
    var isOverrun = false
    /// At the end of a step.
    var impulse = 0.0

    init(_ tie: Int, _ a: Int, _ b: Int, _ sense: Sense, most: Double = .infinity) {
        self.tie = Int32(truncatingIfNeeded: tie)
        self.a = Int32(truncatingIfNeeded: a)
        self.b = Int32(truncatingIfNeeded: b)
        self.sense = sense
        self.most = most
    }

    mutating func weigh(_ bodies: UnsafeMutablePointer<Body>) {
        let (a, b) = (bodies + Int(a), bodies + Int(b))
        let linear = (a.pointee.inverseMass + b.pointee.inverseMass) * direction.lengthSquared
        let turning = armA * armA * a.pointee.inverseInertia + armB * armB * b.pointee.inverseInertia
        mass = linear + turning > 1e-12 ? 1 / (linear + turning) : 0
    }

    /// Keeps a force or an impulse within what the row can do.
    func limited(_ force: Double, most: Double) -> Double {
        switch sense {
        case .exact: force
        case .atLeastZero: max(force, 0)
        case .friction: min(max(force, -most), most)
        }
    }

    /// Changes velocities.
    @inline(__always)
    func push(_ impulse: Double, _ bodies: UnsafeMutablePointer<Body>) {
        let (a, b) = (bodies + Int(a), bodies + Int(b))
        a.pointee.velocity -= direction * (impulse * a.pointee.inverseMass)
        a.pointee.spin -= armA * impulse * a.pointee.inverseInertia
        b.pointee.velocity += direction * (impulse * b.pointee.inverseMass)
        b.pointee.spin += armB * impulse * b.pointee.inverseInertia
    }

    /// Changes accelerations.
    @inline(__always)
    func pull(_ force: Double, _ bodies: UnsafeMutablePointer<Body>) {
        let (a, b) = (bodies + Int(a), bodies + Int(b))
        a.pointee.change -= direction * (force * a.pointee.inverseMass)
        a.pointee.spinChange -= armA * force * a.pointee.inverseInertia
        b.pointee.change += direction * (force * b.pointee.inverseMass)
        b.pointee.spinChange += armB * force * b.pointee.inverseInertia
    }

    /// Changes places.
    func move(_ push: Double, _ bodies: UnsafeMutablePointer<Body>) {
        let (a, b) = (bodies + Int(a), bodies + Int(b))
        a.pointee.position -= direction * (push * a.pointee.inverseMass)
        a.pointee.angle -= armA * push * a.pointee.inverseInertia
        b.pointee.position += direction * (push * b.pointee.inverseMass)
        b.pointee.angle += armB * push * b.pointee.inverseInertia
    }

    /// How fast the distance grows.
    @inline(__always)
    func growth(_ bodies: UnsafeMutablePointer<Body>) -> Double {
        let (a, b) = (bodies + Int(a), bodies + Int(b))
        return direction.dot(b.pointee.velocity - a.pointee.velocity) + armB * b.pointee.spin - armA * a.pointee.spin
    }
}
