import CoreGraphics

/// What one cell says at one commit, as a value; every number in it is finite.
package struct EmitterCellDescription: Hashable, Sendable {
    /// Tells the cell apart from its siblings, over all commits; also keys its random numbers.
    package var identity = 0
    /// How the layer's key paths reach it, as `emitterCells.NAME`; empty where they reach another of that name or none.
    package var keyPath = ""
    package var isEnabled = true
    package var birthRate = 0.0
    package var lifetime = 0.0
    package var lifetimeRange = 0.0
    package var emissionLatitude = 0.0
    package var emissionLongitude = 0.0
    package var emissionRange = 0.0
    package var velocity = 0.0
    package var velocityRange = 0.0
    package var scale = 1.0
    package var scaleRange = 0.0
    package var spin = 0.0
    package var spinRange = 0.0
    package var color = Tint(red: 1, green: 1, blue: 1, alpha: 1)
    package var colorRange = Tint(red: 0, green: 0, blue: 0, alpha: 0)
    package var rates = Rates()
    package var sprite = Sprite()
    package var timing = Timing()
    /// The orientation of pictures that are planes and rotate in depth; nil if pictures face the eye.
    package var orientation: Orientation?
    /// What animated lifetimes never exceed; 0 where they are not animated.
    package var lifetimeBound = 0.0
    /// What each particle emits in turn.
    package var cells: [EmitterCellDescription] = []

    package init() {}

    /// Straight colour components, or changes of them.
    package struct Tint: Hashable, Sendable {
        package var red, green, blue, alpha: Double

        package init(red: Double, green: Double, blue: Double, alpha: Double) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// The cone of the directions that planes face at birth, and of the axes that they rotate about.
    package struct Orientation: Hashable, Sendable {
        /// The angle in the layer's plane towards which the cone's middle leans, radians from +x towards +y.
        package var longitude = 0.0
        /// How far it leans from the eye, radians.
        package var latitude = 0.0
        /// The cone's half-angle, radians.
        package var range = 0.0

        package init() {}
    }

    /// Rates of change, which living particles follow as soon as they are set, unlike what was drawn at their birth.
    package struct Rates: Hashable, Sendable {
        package var xAcceleration = 0.0
        package var yAcceleration = 0.0
        package var zAcceleration = 0.0
        package var scaleSpeed = 0.0
        package var colorSpeed = Tint(red: 0, green: 0, blue: 0, alpha: 0)

        package init() {}
    }

    /// The picture particles show.
    package struct Sprite: Hashable, Sendable {
        package var image: CGImage?
        /// The shown part, in the image's pixels.
        package var source = CGRect.zero
        /// Points per pixel of the image.
        package var pointsPerPixel = 1.0
        package var minification = SamplingFilter.linear
        package var magnification = SamplingFilter.linear

        package init() {}

        package static func == (a: Sprite, b: Sprite) -> Bool {
            a.image === b.image && a.source == b.source && a.pointsPerPixel == b.pointsPerPixel
                && a.minification == b.minification && a.magnification == b.magnification
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(image.map { ObjectIdentifier($0) })
            hasher.combine(pointsPerPixel)
        }
    }

    /// The cell's clock against its parent's.
    package struct Timing: Hashable, Sendable {
        package var beginTime = 0.0
        package var speed = 1.0
        package var timeOffset = 0.0
        /// How long the cell emits, in its own seconds; may be infinite.
        package var activeDuration = Double.infinity

        package init() {}

        /// The cell's clock at its parent's `time`; nil before the cell begins.
        package func clock(at time: Double) -> Double? {
            time < beginTime ? nil : unclamped(time)
        }

        package func unclamped(_ time: Double) -> Double { (time - beginTime) * speed + timeOffset }

        /// The parent's time when the cell's clock stands at `clock`; where it never moves, the time the cell begins.
        package func parentTime(at clock: Double) -> Double {
            speed == 0 ? beginTime : (clock - timeOffset) / speed + beginTime
        }
    }

    /// The longest life a particle of this cell can have under the layer's multiplier.
    package func longestLife(multiplier: Double) -> Double {
        max(abs(lifetime) + abs(lifetimeRange), lifetimeBound) * abs(multiplier)
    }

    /// The longest lives of this cell's particles, their children, and so on, in seconds of this cell's clock.
    package func longestLives(multiplier: Double) -> [Double] {
        var lives = [longestLife(multiplier: multiplier)]
        // Children whose clock does not run go with their parents.
        for cell in cells where cell.timing.speed > 0 {
            for (depth, life) in cell.longestLives(multiplier: 1).enumerated() {
                if lives.count == depth + 1 { lives.append(0) }
                lives[depth + 1] = max(lives[depth + 1], life / cell.timing.speed)
            }
        }
        return lives
    }
}
