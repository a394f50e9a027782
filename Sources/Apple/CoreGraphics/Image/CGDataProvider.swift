import Foundation

/// A function that releases a provider's memory; it receives the caller's info, the bytes and their number.
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// A source of bytes for an image.
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// Creates a provider of the given bytes.
    public init?(data: CFData) {
        bytes = data
    }

    /// Creates a provider of a file's contents; nil if the file cannot be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        bytes = data
    }

    /// Creates a provider of a file's contents; nil if the file cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(filePath: String(cString: filename)))
    }

    /// Creates a provider of a copy of `size` bytes, and calls `releaseData` at once.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        bytes = Data(bytes: data, count: size)
        releaseData(info, data, size)
    }

    /// The provider's bytes.
    public var data: CFData? { bytes }
}
