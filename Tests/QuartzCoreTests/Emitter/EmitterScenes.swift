import QuartziteCompositor
import CoreGraphics

@testable import QuartzCore

/// The emitter descriptions that several tests use.
enum EmitterScene {
    static func emitter(
        _ shape: EmitterDescription.Shape = .point, _ mode: EmitterDescription.Mode = .volume,
        size: CGSize = .zero, cells: [EmitterCellDescription]
    ) -> EmitterDescription {
        var emitter = EmitterDescription()
        emitter.shape = shape
        emitter.mode = mode
        emitter.size = size
        emitter.cells = cells
        return emitter
    }

    static func cell(_ configure: (inout EmitterCellDescription) -> Void = { _ in }) -> EmitterCellDescription {
        var cell = EmitterCellDescription()
        cell.birthRate = 1000
        cell.lifetime = 10
        configure(&cell)
        return cell
    }

    static let snow: EmitterDescription = {
        var flake = EmitterCellDescription()
        flake.birthRate = 25
        flake.lifetime = 15
        flake.lifetimeRange = 1
        flake.emissionLongitude = .pi / 2
        flake.emissionRange = .pi / 2
        flake.velocity = 30
        flake.velocityRange = 100
        flake.rates.xAcceleration = 5
        flake.rates.yAcceleration = 80
        flake.scale = 0.9
        flake.scaleRange = 1
        flake.rates.scaleSpeed = -0.15
        flake.spin = 1
        flake.spinRange = .pi
        flake.color = .init(red: 0.9, green: 1, blue: 1, alpha: 0.5)
        flake.colorRange = .init(red: 0.1, green: 0.1, blue: 0.1, alpha: 0.75)
        flake.rates.colorSpeed.alpha = -0.15
        var emitter = EmitterScene.emitter(.line, size: CGSize(width: 400, height: 0), cells: [flake])
        emitter.position = CGPoint(x: 200, y: 0)
        return emitter
    }()

    /// Returns the particles that are alive at `time`, ordered by cell.
    static func live(_ timeline: EmitterTimeline, at time: Double) -> [ParticleSequence.Live] {
        timeline.liveParticles(at: time).groups.flatMap(\.live)
    }

    static func live(_ emitter: EmitterDescription, at time: Double) -> [ParticleSequence.Live] {
        live(EmitterTimeline(emitter), at: time)
    }

    /// Returns an opaque white image.
    static func image(width: Int = 4, height: Int = 4) -> CGImage {
        let bitmap = Bitmap(width: width, height: height)
        bitmap.clear(0xffff_ffff)
        return CGImage(bitmap: bitmap)
    }
}

extension ParticleSequence {
    /// A live particle, evaluated with the closed form in double precision.
    struct Live {
        var particle: Particle
        /// The seconds since birth on the cell's clock.
        var age: Double
        var state: ParticleState
    }
}

extension LiveParticles.Group {
    var live: [ParticleSequence.Live] {
        var all: [ParticleSequence.Live] = []
        for (member, numbers) in members {
            let sequence = member.stream.sequence
            sequence.forEachBirth(in: numbers) { particle, _ in
                let age = member.now - particle.birthTime
                guard age >= 0, age < particle.lifetime else { return }
                all.append(
                    .init(particle: particle, age: age, state: sequence.rateHistory.state(of: particle, at: member.now))
                )
            }
        }
        return all
    }
}

extension EmitterTimeline {
    /// The sprites of the picture, regardless of their position.
    func batches(at time: Double, placement: SpritePlacement) -> [SpriteBatch] {
        particles(at: time, placement: placement)?.batches() ?? []
    }
}

extension ParticleSequence.Live {
    /// The rotation in radians; positive values are clockwise.
    var angle: Double { particle.spin * age }

    var velocityAtBirth: (x: Double, y: Double, z: Double) {
        (particle.initial.velocityX, particle.initial.velocityY, particle.initial.velocityZ)
    }
}
