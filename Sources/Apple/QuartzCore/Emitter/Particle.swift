import CQuartziteKernels
import CoreGraphics

/// The values of a particle that are determined at its birth (emitters.md §4).
struct Particle: Sendable {
    /// The number of the birth within its cell, starting at 1.
    var number: Int
    /// The time of the birth on the cell's clock.
    var birthTime: Double
    /// The lifetime in seconds of the cell's clock.
    var lifetime: Double
    var spin: Double
    /// The unit vector along which the particle moves if its speed is positive.
    var launch: (x: Double, y: Double, z: Double)
    var initial: ParticleState
    /// The orientation of a plane; nil if the image faces the viewer.
    var plane: ParticlePlane?

    /// The factor of ranges: values lie between mean − range and mean + range; Apple's header describes half of that
    /// (0.5).
    static let rangeScale = 1.0

    /// Samples a particle's lifetime, which determines whether the other values are required.
    @inline(__always)
    static func lifetime(
        of cell: EmitterCellDescription, in emitter: EmitterDescription, _ random: ParticleRandom
    ) -> Double {
        (cell.lifetime + cell.lifetimeRange * rangeScale * random.symmetric(.lifetime)) * emitter.lifetime
    }

    /// Samples all other values.
    init(
        number: Int, birthTime: Double, lifetime: Double, cell: EmitterCellDescription, emitter: EmitterDescription,
        site: EmissionSite, _ random: ParticleRandom
    ) {
        func sample(_ mean: Double, _ range: Double, _ sample: ParticleRandom.Sample) -> Double {
            mean + abs(range) * Particle.rangeScale * random.symmetric(sample)
        }
        self.number = number
        self.birthTime = birthTime
        self.lifetime = lifetime
        spin = sample(cell.spin, cell.spinRange, .spin) * emitter.spin
        launch = Particle.direction(from: site, cell, emitter, random)
        let speed = sample(cell.velocity, cell.velocityRange, .velocity) * emitter.velocity
        initial = ParticleState(
            x: site.x, y: site.y, z: site.z,
            velocityX: launch.x * speed, velocityY: launch.y * speed, velocityZ: launch.z * speed,
            scale: abs(sample(cell.scale, cell.scaleRange, .scale)) * site.scale,
            color: EmitterCellDescription.Tint(
                red: sample(cell.color.red, cell.colorRange.red, .red) * site.color.red,
                green: sample(cell.color.green, cell.colorRange.green, .green) * site.color.green,
                blue: sample(cell.color.blue, cell.colorRange.blue, .blue) * site.color.blue,
                alpha: sample(cell.color.alpha, cell.colorRange.alpha, .alpha) * site.color.alpha
            ).clamped
        )
        plane = cell.orientation.map { ParticlePlane($0, random) }
    }

    /// The unit vector along which a particle leaves (emitters.md §5).
    private static func direction(
        from site: EmissionSite, _ cell: EmitterCellDescription, _ emitter: EmitterDescription,
        _ random: ParticleRandom
    ) -> (x: Double, y: Double, z: Double) {
        let azimuth = site.azimuth + cell.emissionLongitude
        let range = min(abs(cell.emissionRange) * rangeScale, .pi)
        if cell.emissionLatitude == 0, emitter.depth == 0, !emitter.preservesDepth {
            let angle = azimuth + range * random.symmetric(.coneAngle)
            return (qz_cos(angle), qz_sin(angle), 0)
        }
        return cone(
            azimuth, site.elevation + cell.emissionLatitude, range, height: random.unit(.coneAngle),
            turn: random.unit(.coneTurn))
    }

    /// A unit vector in the cone around a direction, chosen uniformly by two numbers in 0..<1.
    static func cone(
        _ azimuth: Double, _ elevation: Double, _ range: Double, height: Double, turn: Double
    ) -> (x: Double, y: Double, z: Double) {
        let (sinA, cosA) = (qz_sin(azimuth), qz_cos(azimuth))
        let (sinE, cosE) = (qz_sin(elevation), qz_cos(elevation))
        // A uniform height is uniform on the spherical cap. `tilt` and `side` complete the axis to an orthonormal
        // frame.
        let height = 1 - height * (1 - qz_cos(range))
        let radius = max(0, 1 - height * height).squareRoot()
        let turn = 2 * Double.pi * turn
        let tilt = radius * qz_cos(turn)
        let side = radius * qz_sin(turn)
        return (
            height * cosA * cosE - tilt * cosA * sinE - side * sinA,
            height * sinA * cosE - tilt * sinA * sinE + side * cosA,
            height * sinE + tilt * cosE
        )
    }
}

/// The state of a particle at one moment.
struct ParticleState: Sendable {
    /// The position in points, in the emitter layer's coordinates.
    var x, y, z: Double
    /// The velocity in points per second.
    var velocityX, velocityY, velocityZ: Double
    /// The scale without the layer's own; negative after a shrinking particle passes zero, which rotates its image.
    var scale: Double
    var color: EmitterCellDescription.Tint

    /// The state `seconds` later, with constant rates of change.
    @inline(__always)
    func after(_ seconds: Double, _ rates: EmitterCellDescription.Rates) -> ParticleState {
        let half = seconds * seconds / 2
        return ParticleState(
            x: x + velocityX * seconds + rates.xAcceleration * half,
            y: y + velocityY * seconds + rates.yAcceleration * half,
            z: z + velocityZ * seconds + rates.zAcceleration * half,
            velocityX: velocityX + rates.xAcceleration * seconds,
            velocityY: velocityY + rates.yAcceleration * seconds,
            velocityZ: velocityZ + rates.zAcceleration * seconds,
            scale: scale + rates.scaleSpeed * seconds,
            color: EmitterCellDescription.Tint(
                red: color.red + rates.colorSpeed.red * seconds,
                green: color.green + rates.colorSpeed.green * seconds,
                blue: color.blue + rates.colorSpeed.blue * seconds,
                alpha: color.alpha + rates.colorSpeed.alpha * seconds
            ).clamped
        )
    }
}

extension EmitterCellDescription.Tint {
    /// The tint with each component clamped to 0…1.
    @inline(__always)
    package var clamped: Self {
        Self(
            red: min(max(red, 0), 1), green: min(max(green, 0), 1),
            blue: min(max(blue, 0), 1), alpha: min(max(alpha, 0), 1)
        )
    }
}
