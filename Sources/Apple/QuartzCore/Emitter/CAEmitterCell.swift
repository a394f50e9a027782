import CoreGraphics
import Foundation

/// A source of particles: their appearance, their number and their motion.
///
/// At its birth, a particle gets values that are uniformly distributed in mean ± range, whatever the sign of the range.
/// Angles are in radians; y points down, so positive angles are clockwise on the screen. A cell has no effect until a
/// `CAEmitterLayer` contains it. After the layer's transaction is committed, change the cell through the layer's key
/// path `emitterCells.NAME.KEY`, or assign the layer's `emitterCells` again. Nonfinite numbers count as 0 or as the
/// largest usable number.
///
/// If the value for the key `particleType` is "plane", the particles are planes that rotate in depth at the speed of
/// their spin. The directions that they face, and the axes that they rotate about, lie in a cone. The keys
/// `orientationLongitude` and `orientationLatitude` set the angles by which the cone's axis leans from the direction of
/// the viewer, and `orientationRange` sets its half-angle. All three are 0 by default.
open class CAEmitterCell: NSObject, CAMediaTiming, NSCopying {
    /// The name of the cell in key paths; nil by default.
    open var name: String?
    /// Whether the particles are visible; true by default.
    open var isEnabled = true
    /// The number of particles born per second, the first one after one interval (emitters.md E2); 0 by default.
    ///
    /// Negative values count as 0.
    open var birthRate: Float = 0
    /// The mean lifetime of particles in seconds; 0 by default.
    ///
    /// A particle whose lifetime is 0 or less is never visible.
    open var lifetime: Float = 0
    /// The range over which the lifetime varies, in seconds; 0 by default.
    open var lifetimeRange: Float = 0
    /// The elevation of the emission axis out of the layer's plane; 0 by default.
    open var emissionLatitude: CGFloat = 0
    /// The angle of the emission axis in the layer's plane, relative to the shape's natural direction; 0 by default.
    open var emissionLongitude: CGFloat = 0
    /// The half-angle of the cone around the emission axis; 0 by default, and π includes all directions.
    open var emissionRange: CGFloat = 0
    /// The mean speed in points per second; 0 by default.
    ///
    /// Particles with a negative speed move against the emission direction.
    open var velocity: CGFloat = 0
    /// The range over which the speed varies, in points per second; 0 by default.
    open var velocityRange: CGFloat = 0
    /// The acceleration along x in points per second squared; 0 by default.
    open var xAcceleration: CGFloat = 0
    /// The acceleration along y in points per second squared, downwards if positive; 0 by default.
    open var yAcceleration: CGFloat = 0
    /// The acceleration along z in points per second squared, towards the viewer if positive; 0 by default.
    open var zAcceleration: CGFloat = 0
    /// The mean scale at birth; 1 by default.
    ///
    /// The absolute value of a negative sample counts.
    open var scale: CGFloat = 1
    /// The range over which the scale varies; 0 by default.
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second; 0 by default.
    ///
    /// A scale of 1 is the full size of the image. A particle that shrinks through zero grows again, upside down and
    /// mirrored.
    open var scaleSpeed: CGFloat = 0
    /// The mean rotation speed in radians per second; 0 by default.
    open var spin: CGFloat = 0
    /// The range over which the rotation speed varies, in radians per second; 0 by default.
    open var spinRange: CGFloat = 0
    /// The mean colour, by which the image is multiplied; opaque white by default.
    ///
    /// Nil counts as opaque white. Components may exceed 1; the colour of a particle is clamped.
    open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// The range over which the red component varies; 0 by default.
    open var redRange: Float = 0
    /// The range over which the green component varies; 0 by default.
    open var greenRange: Float = 0
    /// The range over which the blue component varies; 0 by default.
    open var blueRange: Float = 0
    /// The range over which the alpha component varies; 0 by default.
    open var alphaRange: Float = 0
    /// The change of the red component per second; 0 by default.
    open var redSpeed: Float = 0
    /// The change of the green component per second; 0 by default.
    open var greenSpeed: Float = 0
    /// The change of the blue component per second; 0 by default.
    open var blueSpeed: Float = 0
    /// The change of the alpha component per second; 0 by default.
    open var alphaSpeed: Float = 0
    /// The image of the particles, a `CGImage`; nil by default, which draws nothing.
    open var contents: Any?
    /// The part of the image to show, in unit coordinates; the whole image by default.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The number of image pixels per point; 1 by default.
    ///
    /// Values of 0 or less count as 1. An image made at the screen's scale requires that scale here; otherwise its
    /// particles are larger on screens with a higher scale.
    open var contentsScale: CGFloat = 1
    /// The filter for images drawn at a smaller size: `nearest`, `linear` (default) or `trilinear`.
    open var minificationFilter = "linear"
    /// The filter for images drawn at a larger size: `nearest`, `linear` (default) or `trilinear`.
    open var magnificationFilter = "linear"
    /// A stored value without effect on the image; 0 by default.
    open var minificationFilterBias: Float = 0
    /// The cells that each particle of this cell carries and emits from its centre while it lives; nil by default.
    ///
    /// The clocks of these cells start at the particle's birth, and their longitude is relative to its direction of
    /// motion. The particles that they emit are multiplied by its scale and colour at their birth, and may outlive it
    /// (emitters.md §6).
    open var emitterCells: [CAEmitterCell]?
    /// The values for keys that are not set; nil by default.
    open var style: [AnyHashable: Any]?

    /// The time at which the cell begins to emit, on its layer's clock or as its parent particle's age; 0 by default.
    open var beginTime: CFTimeInterval = 0
    /// The number of seconds for which the cell emits, on its own clock; infinity by default.
    ///
    /// Values of 0 or less count as infinity.
    open var duration: CFTimeInterval = .infinity
    /// The speed of the cell's clock relative to its layer's; 1 by default.
    open var speed: Float = 1
    /// The time on the cell's clock when it begins; 0 by default.
    open var timeOffset: CFTimeInterval = 0
    /// The number of times that `duration` is repeated; 0 by default, which means once.
    open var repeatCount: Float = 0
    /// The number of seconds for which the cell emits with repetitions, if greater than 0; 0 by default.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each repetition lasts twice as long; false by default.
    open var autoreverses = false
    /// A stored value without effect; `removed` by default.
    ///
    /// A cell never emits outside its active duration.
    open var fillMode = CAMediaTimingFillMode.removed

    /// The values set for keys that are not properties.
    var extraValues: [String: Any] = [:]

    /// Creates a cell that does not emit particles yet.
    public override init() { super.init() }

    /// Returns the value of a property, or the value that was set for any other key; nil if there is none.
    open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

    /// Sets the value of a property, or stores the value for any other key.
    ///
    /// Number properties accept numbers of any type. Values of the wrong type are ignored.
    open func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKey: key) }

    /// Returns the value at a key path; `emitterCells.NAME.KEY` is a key of the contained cell with that name.
    open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKeyPath: keyPath) }

    /// Sets the value at a key path; `emitterCells.NAME.KEY` is a key of the contained cell with that name.
    ///
    /// Nothing happens if there is no such cell.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { storeValue(value, forKeyPath: keyPath) }

    /// Returns an independent cell with the same values and copies of the contained cells.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = CAEmitterCell()
        for property in CAEmitterCell.rows { property.write(other, property.read(self)) }
        other.emitterCells = emitterCells?.compactMap { $0.copy() as? CAEmitterCell }
        other.extraValues = extraValues
        return other
    }

    /// The value of a key before it is set; nil if that is zero or nil.
    open class func defaultValue(forKey key: String) -> Any? {
        guard let property = properties[key], property.key == key else { return nil }
        return property.listedDefault
    }

    /// Whether a key's value differs from its default and so belongs in an archive.
    open func shouldArchiveValue(forKey key: String) -> Bool {
        guard let property = CAEmitterCell.properties[key] else { return extraValues[key] != nil }
        return !property.isDefault(in: self)
    }

    private let hashNumber = HashNumber()

    /// A hash value that, unlike an address, is the same in every run.
    open override var hash: Int { hashNumber.value }
}
