/// The kind of interface for a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The idiom is unknown.
    case unspecified = -1
    /// An interface for a phone.
    case phone
    /// An interface for a tablet.
    case pad
    /// An interface for a television.
    case tv
    /// An interface for a car.
    case carPlay
    /// An interface for a desktop computer.
    case mac = 5
    /// An interface for a headset.
    case vision = 6
}
