import CoreGraphics
import Foundation

/// A source of particles: what they look like, how many there are, how they move.
///
/// Each particle is drawn from the means and ranges here at its birth: a value lies uniformly in mean ± range, whatever
/// the range's sign. Angles are radians with y down, so positive ones turn clockwise on the screen. A cell does nothing
/// until a `CAEmitterLayer` holds it; once the layer's transaction is committed, change it through the layer's key path
/// `emitterCells.NAME.KEY`, or assign the layer's `emitterCells` again. Numbers that are not finite count as 0 or as
/// the largest usable ones.
///
/// With the key `particleType` set to "plane" the particles are planes that turn in depth by their spin. They face into a
/// cone about the direction that `orientationLongitude` and `orientationLatitude` lean from the eye, and turn about an
/// axis in it; its half-angle is `orientationRange`. All are 0 unless set by their keys.
open class CAEmitterCell: NSObject, CAMediaTiming, NSCopying {
    /// What key paths call the cell; nil by default.
    open var name: String?
    /// Whether the particles are drawn; true by default.
    open var isEnabled = true
    /// Particles born per second, the first after one interval (emitters.md E2); 0 by default, less counts as 0.
    open var birthRate: Float = 0
    /// Mean lifetime in seconds; 0 by default, and a particle that draws 0 or less is never seen.
    open var lifetime: Float = 0
    /// Seconds; 0 by default.
    open var lifetimeRange: Float = 0
    /// Elevation of the emission axis out of the layer's plane; 0 by default.
    open var emissionLatitude: CGFloat = 0
    /// Angle of the emission axis in the layer's plane, from the shape's natural direction; 0 by default.
    open var emissionLongitude: CGFloat = 0
    /// Half-angle of the cone around the axis; 0 by default, π is all directions.
    open var emissionRange: CGFloat = 0
    /// Mean speed in points per second, against the direction if negative; 0 by default.
    open var velocity: CGFloat = 0
    /// Points per second; 0 by default.
    open var velocityRange: CGFloat = 0
    /// Points per second squared; 0 by default.
    open var xAcceleration: CGFloat = 0
    /// Points per second squared, positive falls; 0 by default.
    open var yAcceleration: CGFloat = 0
    /// Points per second squared, positive comes nearer; 0 by default.
    open var zAcceleration: CGFloat = 0
    /// Mean scale at birth, a negative sample counting as its magnitude; 1 by default.
    open var scale: CGFloat = 1
    /// Scale; 0 by default.
    open var scaleRange: CGFloat = 0
    /// Scale gained per second, in units of the picture's full size; 0 by default.
    ///
    /// A particle that shrinks to nothing grows again, upside down and mirrored.
    open var scaleSpeed: CGFloat = 0
    /// Mean rotation speed in radians per second; 0 by default.
    open var spin: CGFloat = 0
    /// Radians per second; 0 by default.
    open var spinRange: CGFloat = 0
    /// Mean colour, which multiplies the picture; opaque white by default, nil counts as that.
    ///
    /// Components may exceed 1; what a particle draws is clamped.
    open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Range of the red component; 0 by default.
    open var redRange: Float = 0
    /// Range of the green component; 0 by default.
    open var greenRange: Float = 0
    /// Range of the blue component; 0 by default.
    open var blueRange: Float = 0
    /// Range of the opacity; 0 by default.
    open var alphaRange: Float = 0
    /// Change of the red component per second; 0 by default.
    open var redSpeed: Float = 0
    /// Change of the green component per second; 0 by default.
    open var greenSpeed: Float = 0
    /// Change of the blue component per second; 0 by default.
    open var blueSpeed: Float = 0
    /// Change of the opacity per second; 0 by default.
    open var alphaSpeed: Float = 0
    /// The picture, a `CGImage`; nil by default, which draws nothing.
    open var contents: Any?
    /// The part of the picture to show, in unit coordinates; the whole by default.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the picture per point; 1 by default, 0 or less counts as 1.
    ///
    /// A picture made at the screen's scale needs its own scale here, or particles are larger on screens of more pixels.
    open var contentsScale: CGFloat = 1
    /// How a picture drawn smaller is read: `nearest`, `linear` (default) or `trilinear`.
    open var minificationFilter = "linear"
    /// How a picture drawn larger is read: `nearest`, `linear` (default) or `trilinear`.
    open var magnificationFilter = "linear"
    /// Stored, and without effect on the picture; 0 by default.
    open var minificationFilterBias: Float = 0
    /// Cells that each particle of this one carries and emits from its centre while it lives; nil by default.
    ///
    /// Their clocks start at the particle's birth, their longitude at its direction of flight; what they emit starts
    /// out with its scale and colour multiplied in, and may outlive it (emitters.md §6).
    open var emitterCells: [CAEmitterCell]?
    /// Values for keys nobody set; nil by default.
    open var style: [AnyHashable: Any]?

    /// When the cell begins to emit, on its layer's clock or as its parent particle's age; 0 by default.
    open var beginTime: CFTimeInterval = 0
    /// How long the cell emits, on its own clock; infinite by default, and 0 or less counts as infinite.
    open var duration: CFTimeInterval = .infinity
    /// Seconds of the cell's clock per second of its layer's; 1 by default.
    open var speed: Float = 1
    /// Where the cell's clock stands when it begins; 0 by default.
    open var timeOffset: CFTimeInterval = 0
    /// How often `duration` is repeated; 0 (once) by default.
    open var repeatCount: Float = 0
    /// How long the cell emits with repetitions, if greater than 0; 0 by default.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each repetition counts twice; false by default.
    open var autoreverses = false
    /// Stored, and without effect, as a cell emits nothing before and after its time; `removed` by default.
    open var fillMode = CAMediaTimingFillMode.removed

    /// Values set for keys that are no properties.
    var extraValues: [String: Any] = [:]

    /// A cell that emits nothing yet.
    public override init() { super.init() }

    /// The value for a property's name, or for any name once set; nil for others.
    open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

    /// Sets a property by name: numbers of any type are accepted, wrong types ignored, unknown names kept as they are.
    open func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKey: key) }

    /// As `value(forKey:)`; `emitterCells.NAME.KEY` leads into a sub-cell.
    open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKeyPath: keyPath) }

    /// As `setValue(_:forKey:)`; `emitterCells.NAME.KEY` leads into a sub-cell, an unknown name nowhere.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { storeValue(value, forKeyPath: keyPath) }

    /// An independent cell with the same values; its sub-cells are copied too.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = CAEmitterCell()
        for property in CAEmitterCell.rows { property.write(other, property.read(self)) }
        other.emitterCells = emitterCells?.compactMap { $0.copy() as? CAEmitterCell }
        other.extraValues = extraValues
        return other
    }

    /// The value a key has before anyone sets it; nil where that is zero or nothing.
    open class func defaultValue(forKey key: String) -> Any? {
        guard let property = properties[key], property.key == key else { return nil }
        return property.listedDefault
    }

    /// Whether a key's value differs from its default, and so belongs in an archive.
    open func shouldArchiveValue(forKey key: String) -> Bool {
        guard let property = CAEmitterCell.properties[key] else { return extraValues[key] != nil }
        return !property.isDefault(in: self)
    }

    private let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    open override var hash: Int { hashNumber.value }
}
