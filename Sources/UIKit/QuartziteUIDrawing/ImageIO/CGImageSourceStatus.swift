/// The state of an image source; raw values are Apple's.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data ends too early.
    case statusUnexpectedEOF = -5
    /// The data is damaged.
    case statusInvalidData = -4
    /// The format is unknown.
    case statusUnknownType = -3
    /// The header has not been read.
    case statusReadingHeader = -2
    /// A part of the data is missing.
    case statusIncomplete = -1
    /// The images can be read.
    case statusComplete = 0
}
