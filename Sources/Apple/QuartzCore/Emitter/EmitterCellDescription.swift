import CoreGraphics

/// The values of one cell at one commit; every number is finite.
struct EmitterCellDescription: Hashable, Sendable {
    /// The number that identifies the cell among its siblings in all commits, and keys its random numbers.
    var identity = 0
    /// The layer's key path of the cell, `emitterCells.NAME`; empty if there is none or it leads to another cell.
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
    /// The orientation of images that are planes and rotate in depth; nil if images face the viewer.
    var orientation: Orientation?
    /// An upper bound of animated lifetimes; 0 if they are not animated.
    var lifetimeBound = 0.0
    /// The cells that each particle emits.
    var cells: [EmitterCellDescription] = []

    init() {}

    /// Unpremultiplied colour components, or changes of them.
    struct Tint: Hashable, Sendable {
        var red, green, blue, alpha: Double

        init(red: Double, green: Double, blue: Double, alpha: Double) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// The cone that contains the directions planes face at birth and the axes they rotate about.
    struct Orientation: Hashable, Sendable {
        /// The angle in the layer's plane towards which the cone's axis leans, in radians from +x towards +y.
        var longitude = 0.0
        /// The angle between the cone's axis and the direction of the viewer, in radians.
        var latitude = 0.0
        /// The half-angle of the cone in radians.
        var range = 0.0

        init() {}
    }

    /// The rates of change; unlike the values sampled at birth, changes of them also affect living particles.
    struct Rates: Hashable, Sendable {
        var xAcceleration = 0.0
        var yAcceleration = 0.0
        var zAcceleration = 0.0
        var scaleSpeed = 0.0
        var colorSpeed = Tint(red: 0, green: 0, blue: 0, alpha: 0)

        init() {}
    }

    /// The image of the particles.
    struct Sprite: Hashable, Sendable {
        var image: CGImage?
        /// The visible part in image pixels.
        var source = CGRect.zero
        /// The number of points per image pixel.
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

    /// The cell's clock relative to its parent's.
    struct Timing: Hashable, Sendable {
        var beginTime = 0.0
        var speed = 1.0
        var timeOffset = 0.0
        /// The number of seconds for which the cell emits, on its own clock; may be infinite.
        var activeDuration = Double.infinity

        init() {}

        /// The time on the cell's clock at its parent's `time`; nil before the cell begins.
        func clock(at time: Double) -> Double? {
            time < beginTime ? nil : unclamped(time)
        }

        func unclamped(_ time: Double) -> Double { (time - beginTime) * speed + timeOffset }

        /// The parent's time at a time on the cell's clock; the begin time if the clock does not run.
        func parentTime(at clock: Double) -> Double {
            speed == 0 ? beginTime : (clock - timeOffset) / speed + beginTime
        }
    }

    /// The longest possible life of this cell's particles with the layer's multiplier.
    func longestLife(multiplier: Double) -> Double {
        max(abs(lifetime) + abs(lifetimeRange), lifetimeBound) * abs(multiplier)
    }

    /// The longest lives of this cell's particles, their children, and so on, in seconds of this cell's clock.
    func longestLives(multiplier: Double) -> [Double] {
        var lives = [longestLife(multiplier: multiplier)]
        // Children whose clock does not run disappear with their parents.
        for cell in cells where cell.timing.speed > 0 {
            for (depth, life) in cell.longestLives(multiplier: 1).enumerated() {
                if lives.count == depth + 1 { lives.append(0) }
                lives[depth + 1] = max(lives[depth + 1], life / cell.timing.speed)
            }
        }
        return lives
    }
}
