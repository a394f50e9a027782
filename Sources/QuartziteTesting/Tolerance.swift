/// How far a picture may differ from its reference.
public enum Tolerance: Hashable, Sendable {
    /// Not at all; the default, since frames are the same bytes everywhere.
    case exact
    /// By up to this much, of 255, in any channel of any pixel.
    case perChannel(UInt8)
    /// In up to this many pixels, by any amount.
    case maxPixels(Int)
}
