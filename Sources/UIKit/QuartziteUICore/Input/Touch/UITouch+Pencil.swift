import QuartziteUIDrawing

extension UITouch.TouchType {
    /// The raw values of all types.
    static let all = (0...3).map { NSNumber(value: $0) }

    /// A pencil; the former name of ``pencil``.
    public static var stylus: UITouch.TouchType { .pencil }
}

extension UITouch {
    /// Properties of a touch that a device may first estimate.
    public struct Properties: OptionSet, Sendable {
        /// The properties as bits.
        public let rawValue: Int
        /// Creates a set of properties from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force.
        public static let force = Properties(rawValue: 1 << 0)
        /// The angle in the plane of the screen.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The angle above the screen.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The location.
        public static let location = Properties(rawValue: 1 << 3)
        /// The rotation of a pencil around itself.
        public static let roll = Properties(rawValue: 1 << 4)
    }

    /// The properties that are estimated; none, because touches are those of fingers.
    public var estimatedProperties: Properties { [] }
    /// The estimated properties for which better values will follow; none.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// The number by which to find a touch whose estimated properties are updated; nil.
    public var estimationUpdateIndex: NSNumber? { nil }
    /// The rotation of a pencil around itself in radians; 0, because touches are those of fingers.
    public var rollAngle: CGFloat { 0 }

    /// Returns the direction of ``azimuthAngle(in:)``: to the right, because touches are those of fingers.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// Returns the same location as ``previousLocation(in:)``.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UIEvent {
    /// Returns the touches that may follow; none, because nothing predicts them.
    public func predictedTouches(for touch: UITouch) -> [UITouch]? { coalescedTouches(for: touch) == nil ? nil : [] }

    /// The mouse buttons that are pressed; none.
    public var buttonMask: UIEvent.ButtonMask { [] }
    /// The keys that are held with the event; none.
    public var modifierFlags: UIKeyModifierFlags { [] }

    /// The buttons of a mouse.
    public struct ButtonMask: OptionSet, Sendable {
        /// The buttons as bits.
        public let rawValue: Int
        /// Creates a set of buttons from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The first button.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The second button.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// Returns the button with a number, from 1 on.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            buttonNumber < 1 || buttonNumber > 62 ? [] : ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer receives touches of a type.
    package func allows(_ type: UITouch.TouchType) -> Bool {
        allowedTouchTypes.contains { $0.intValue == type.rawValue }
    }
}
