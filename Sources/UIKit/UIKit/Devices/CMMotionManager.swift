import QuartziteUIElements

/// The motion sensors of the device.
///
/// There are none, so no data arrive.
open class CMMotionManager: NSObject {
    /// The interval of accelerometer data, in seconds; 0.01 by default.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// The interval of gyroscope data, in seconds; 0.01 by default.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// The interval of motion data, in seconds; 0.01 by default.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01

    /// Whether there is an accelerometer; always false.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether there is a gyroscope; always false.
    open var isGyroAvailable: Bool { false }
    /// Whether there is a magnetometer; always false.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether there are data of the device's motion; always false.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether accelerometer data arrive; always false.
    open var isAccelerometerActive: Bool { false }
    /// Whether gyroscope data arrive; always false.
    open var isGyroActive: Bool { false }
    /// Whether motion data arrive; always false.
    open var isDeviceMotionActive: Bool { false }
    /// The latest accelerometer data; always nil.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// The latest motion data; always nil.
    open var deviceMotion: CMDeviceMotion? { nil }

    /// Starts accelerometer data; none arrive.
    open func startAccelerometerUpdates() {}
    /// Starts accelerometer data; none arrive.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    /// Stops accelerometer data.
    open func stopAccelerometerUpdates() {}
    /// Starts motion data; none arrive.
    open func startDeviceMotionUpdates() {}
    /// Starts motion data; none arrive.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// Stops motion data.
    open func stopDeviceMotionUpdates() {}
}

/// An acceleration, in multiples of that of gravity.
public struct CMAcceleration: Sendable {
    /// The part along the axis from side to side.
    public var x = 0.0
    /// The part along the axis from the bottom to the top.
    public var y = 0.0
    /// The part along the axis through the screen.
    public var z = 0.0
    /// Creates an acceleration of 0.
    public init() {}
    /// Creates an acceleration.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation, in radians per second about each axis.
public struct CMRotationRate: Sendable {
    /// The rotation about the axis from side to side.
    public var x = 0.0
    /// The rotation about the axis from the bottom to the top.
    public var y = 0.0
    /// The rotation about the axis through the screen.
    public var z = 0.0
    /// Creates a rotation of 0.
    public init() {}
    /// Creates a rotation.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Data of the accelerometer.
open class CMAccelerometerData: NSObject {
    /// The acceleration.
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// The orientation of the device.
open class CMAttitude: NSObject {
    /// The rotation about the axis from side to side, in radians.
    open var pitch: Double { 0 }
    /// The rotation about the axis from the bottom to the top, in radians.
    open var roll: Double { 0 }
    /// The rotation about the axis through the screen, in radians.
    open var yaw: Double { 0 }
}

/// The motion of the device.
open class CMDeviceMotion: NSObject {
    /// The orientation.
    open var attitude: CMAttitude { CMAttitude() }
    /// The rotation.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// The direction of gravity.
    open var gravity: CMAcceleration { CMAcceleration() }
    /// The acceleration by the user.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
}
