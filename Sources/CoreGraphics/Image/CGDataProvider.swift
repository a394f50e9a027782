import Foundation

/// Gives memory back to whoever lent it: its owner's own value, the bytes, their number.
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Bytes for an image to be made of.
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// Provides these bytes.
    public init?(data: CFData) {
        bytes = data
    }

    /// Provides a copy of `size` bytes; `releaseData` is called at once, since the original is no longer needed.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        bytes = Data(bytes: data, count: size)
        releaseData(info, data, size)
    }

    /// All bytes.
    public var data: CFData? { bytes }
}
