/// The largest permitted difference between a picture and its reference.
public enum Tolerance: Hashable, Sendable {
    /// No difference; the default, since frames are the same bytes on every machine.
    case exact
    /// A difference of up to this value, of 255, in any channel of any pixel.
    case perChannel(UInt8)
    /// Any difference in up to this many pixels.
    case maxPixels(Int)
}
