import UIKit
import _CommonCrypto

/// The result of a hash.
public protocol Digest: Hashable, Sequence, Sendable, CustomStringConvertible where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
    /// Calls a block with the bytes.
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}

/// A way to hash.
public protocol HashFunction: Sendable {
    /// The result.
    associatedtype Digest: _HashResult
    /// The number of bytes that are hashed at once.
    static var blockByteCount: Int { get }
    /// Creates a hash of nothing.
    init()
    /// Adds bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// Returns the hash.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the hash of data.
    public static func hash(data: some DataProtocol) -> Digest {
        var hash = Self()
        hash.update(data: data)
        return hash.finalize()
    }
    /// Adds data.
    public mutating func update(data: some DataProtocol) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
    fileprivate static var kind: Hash.Kind {
        switch Digest.byteCount {
        case 16: .md5
        case 20: .sha1
        case 32: .sha256
        case 48: .sha384
        default: .sha512
        }
    }
}

/// The result of a hash that can be created from its bytes.
public protocol _HashResult: Digest {
    /// Creates a result.
    init(_bytes: [UInt8])
}

/// A hash of a message with a key.
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, Sequence, Sendable {
    fileprivate let bytes: [UInt8]
    /// Returns an iterator over the bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// The number of bytes.
    public var byteCount: Int { bytes.count }
    /// Calls a block with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// Hashes of messages with a key.
public struct HMAC<H: HashFunction>: Sendable {
    /// The key.
    public typealias Key = SymmetricKey
    /// The result.
    public typealias MAC = HashedAuthenticationCode<H>
    private let key: SymmetricKey
    private var message: [UInt8] = []
    /// Creates a hash of nothing.
    public init(key: SymmetricKey) { self.key = key }
    /// Adds data.
    public mutating func update(data: some DataProtocol) { message += data }
    /// Returns the hash.
    public func finalize() -> MAC { Self.authenticationCode(for: message, using: key) }
    /// Returns the hash of data.
    public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC {
        MAC(bytes: Hash.authentication(H.kind, of: data, key: key.bytes))
    }
    /// Returns whether data have a hash.
    public static func isValidAuthenticationCode(
        _ mac: MAC, authenticating authenticatedData: some DataProtocol, using key: SymmetricKey
    ) -> Bool { authenticationCode(for: authenticatedData, using: key) == mac }
}

/// The size of a key.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int
    /// Creates a size.
    public init(bitCount: Int) { self.bitCount = bitCount }
    /// 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key.
public struct SymmetricKey: Hashable, Sendable {
    fileprivate let bytes: [UInt8]
    /// Creates a key of random bytes, which follow from the seed of the scene.
    public init(size: SymmetricKeySize) {
        let count = Swift.max(size.bitCount / 8, 0)
        bytes = SceneContext.current.random.withLock { random in
            (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        }
    }
    /// Creates a key of bytes.
    public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }
    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Calls a block with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
