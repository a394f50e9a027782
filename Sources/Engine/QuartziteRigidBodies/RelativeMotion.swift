/// How the centre of one body moves relative to that of another during a step.
struct RelativeMotion {
    let velocity: Vector
    let acceleration: Vector

    init(_ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>) {
        func motion(_ body: UnsafeMutablePointer<Body>) -> (velocity: Vector, acceleration: Vector) {
            guard !body.pointee.isHalted else { return (.zero, .zero) }
            // Extrapolated back to the beginning of the step.
            return (
                body.pointee.velocity - body.pointee.acceleration * body.pointee.time, body.pointee.acceleration
            )
        }
        let (first, second) = (motion(a), motion(b))
        velocity = second.velocity - first.velocity
        acceleration = second.acceleration - first.acceleration
    }

    /// The approach speed along a normal at a moment of the step, and the rate at which it grows.
    func along(_ normal: Vector, at moment: Double) -> (speed: Double, growth: Double) {
        (-normal.dot(velocity + acceleration * moment), -normal.dot(acceleration))
    }
}
