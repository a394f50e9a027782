import CoreGraphics

/// What one cell says at one commit, as a value; every number in it is finite.
struct EmitterCellDescription: Hashable, Sendable {
    /// Tells the cell apart from its siblings, over all commits; also keys its random numbers.
    var identity = 0
    /// How the layer's key paths reach it, as `emitterCells.NAME`; empty where they reach another of that name or none.
    var keyPath = ""
    var isEnabled = true
    var birthRate = 0.0
    var lifetime = 0.0
    var lifetimeRange = 0.0
    var emissionLatitude = 0.0
    var emissionLongitude = 0.0
    var emissionRange = 0.0
    var velocity = 0.0
    var velocityRange = 0.0
    var scale = 1.0
    var scaleRange = 0.0
    var spin = 0.0
    var spinRange = 0.0
    var color = Tint(red: 1, green: 1, blue: 1, alpha: 1)
    var colorRange = Tint(red: 0, green: 0, blue: 0, alpha: 0)
    var rates = Rates()
    var sprite = Sprite()
    var timing = Timing()
    /// The orientation of pictures that are planes and rotate in depth; nil if pictures face the eye.
    var orientation: Orientation?
    /// What animated lifetimes never exceed; 0 where they are not animated.
    var lifetimeBound = 0.0
    /// What each particle emits in turn.
    var cells: [EmitterCellDescription] = []

    init() {}

    /// Straight colour components, or changes of them.
    struct Tint: Hashable, Sendable {
        var red, green, blue, alpha: Double

        init(red: Double, green: Double, blue: Double, alpha: Double) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// The cone of the directions that planes face at birth, and of the axes that they rotate about.
    struct Orientation: Hashable, Sendable {
        /// The angle in the layer's plane towards which the cone's middle leans, radians from +x towards +y.
        var longitude = 0.0
        /// How far it leans from the eye, radians.
        var latitude = 0.0
        /// The cone's half-angle, radians.
        var range = 0.0

        init() {}
    }

    /// Rates of change, which living particles follow as soon as they are set, unlike what was drawn at their birth.
    struct Rates: Hashable, Sendable {
        var xAcceleration = 0.0
        var yAcceleration = 0.0
        var zAcceleration = 0.0
        var scaleSpeed = 0.0
        var colorSpeed = Tint(red: 0, green: 0, blue: 0, alpha: 0)

        init() {}
    }

    /// The picture particles show.
    struct Sprite: Hashable, Sendable {
        var image: CGImage?
        /// The shown part, in the image's pixels.
        var source = CGRect.zero
        /// Points per pixel of the image.
        var pointsPerPixel = 1.0
        var minification = SamplingFilter.linear
        var magnification = SamplingFilter.linear

        init() {}

        static func == (a: Sprite, b: Sprite) -> Bool {
            a.image === b.image && a.source == b.source && a.pointsPerPixel == b.pointsPerPixel
                && a.minification == b.minification && a.magnification == b.magnification
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(image.map { ObjectIdentifier($0) })
            hasher.combine(pointsPerPixel)
        }
    }

    /// The cell's clock against its parent's.
    struct Timing: Hashable, Sendable {
        var beginTime = 0.0
        var speed = 1.0
        var timeOffset = 0.0
        /// How long the cell emits, in its own seconds; may be infinite.
        var activeDuration = Double.infinity

        init() {}

        /// The cell's clock at its parent's `time`; nil before the cell begins.
        func clock(at time: Double) -> Double? {
            time < beginTime ? nil : unclamped(time)
        }

        func unclamped(_ time: Double) -> Double { (time - beginTime) * speed + timeOffset }

        /// The parent's time when the cell's clock stands at `clock`; where it never moves, the time the cell begins.
        func parentTime(at clock: Double) -> Double {
            speed == 0 ? beginTime : (clock - timeOffset) / speed + beginTime
        }
    }

    /// The longest life a particle of this cell can have under the layer's multiplier.
    func longestLife(multiplier: Double) -> Double {
        max(abs(lifetime) + abs(lifetimeRange), lifetimeBound) * abs(multiplier)
    }

    /// The longest lives of this cell's particles, their children, and so on, in seconds of this cell's clock.
    func longestLives(multiplier: Double) -> [Double] {
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
