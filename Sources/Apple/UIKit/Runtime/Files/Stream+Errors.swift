import QuartzCore

extension Stream {
    /// The error of the stream; nil if there is none.
    ///
    /// The source rewriter names this property in place of `streamError`, with which Foundation on Linux ends the
    /// program if there is none.
    public var _streamError: (any Error)? { streamStatus == .error ? streamError : nil }
}
