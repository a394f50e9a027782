import UIKit
import _CommonCrypto

func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

/// The result of SHA256.
public struct SHA256Digest: _HashResult {
    private let bytes: [UInt8]
    /// The number of bytes.
    public static var byteCount: Int { 32 }
    /// Creates a result.
    public init(_bytes: [UInt8]) { bytes = _bytes }
    /// Returns an iterator over the bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// Calls a block with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The name and the bytes in hexadecimal digits.
    public var description: String { "SHA256 digest: " + bytes.map { hexadecimal($0) }.joined() }
}

/// The hash SHA256.
public struct SHA256: HashFunction {
    /// The result.
    public typealias Digest = SHA256Digest
    private var hash = Hash(.sha256)
    /// The number of bytes that are hashed at once.
    public static var blockByteCount: Int { 64 }
    /// Creates a hash of nothing.
    public init() {}
    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    /// Returns the hash.
    public func finalize() -> SHA256Digest { SHA256Digest(_bytes: hash.finished) }
}

/// The result of SHA384.
public struct SHA384Digest: _HashResult {
    private let bytes: [UInt8]
    /// The number of bytes.
    public static var byteCount: Int { 48 }
    /// Creates a result.
    public init(_bytes: [UInt8]) { bytes = _bytes }
    /// Returns an iterator over the bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// Calls a block with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The name and the bytes in hexadecimal digits.
    public var description: String { "SHA384 digest: " + bytes.map { hexadecimal($0) }.joined() }
}

/// The hash SHA384.
public struct SHA384: HashFunction {
    /// The result.
    public typealias Digest = SHA384Digest
    private var hash = Hash(.sha384)
    /// The number of bytes that are hashed at once.
    public static var blockByteCount: Int { 128 }
    /// Creates a hash of nothing.
    public init() {}
    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    /// Returns the hash.
    public func finalize() -> SHA384Digest { SHA384Digest(_bytes: hash.finished) }
}

/// The result of SHA512.
public struct SHA512Digest: _HashResult {
    private let bytes: [UInt8]
    /// The number of bytes.
    public static var byteCount: Int { 64 }
    /// Creates a result.
    public init(_bytes: [UInt8]) { bytes = _bytes }
    /// Returns an iterator over the bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// Calls a block with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The name and the bytes in hexadecimal digits.
    public var description: String { "SHA512 digest: " + bytes.map { hexadecimal($0) }.joined() }
}

/// The hash SHA512.
public struct SHA512: HashFunction {
    /// The result.
    public typealias Digest = SHA512Digest
    private var hash = Hash(.sha512)
    /// The number of bytes that are hashed at once.
    public static var blockByteCount: Int { 128 }
    /// Creates a hash of nothing.
    public init() {}
    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    /// Returns the hash.
    public func finalize() -> SHA512Digest { SHA512Digest(_bytes: hash.finished) }
}

/// Hashes that are not safe any more.
public enum Insecure {
    /// The result of MD5.
    public struct MD5Digest: _HashResult {
        private let bytes: [UInt8]
        /// The number of bytes.
        public static var byteCount: Int { 16 }
        /// Creates a result.
        public init(_bytes: [UInt8]) { bytes = _bytes }
        /// Returns an iterator over the bytes.
        public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
        /// Calls a block with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        /// The name and the bytes in hexadecimal digits.
        public var description: String { "MD5 digest: " + bytes.map { hexadecimal($0) }.joined() }
    }

    /// The hash MD5.
    public struct MD5: HashFunction {
        /// The result.
        public typealias Digest = MD5Digest
        private var hash = Hash(.md5)
        /// The number of bytes that are hashed at once.
        public static var blockByteCount: Int { 64 }
        /// Creates a hash of nothing.
        public init() {}
        /// Adds bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
        /// Returns the hash.
        public func finalize() -> MD5Digest { MD5Digest(_bytes: hash.finished) }
    }

    /// The result of SHA1.
    public struct SHA1Digest: _HashResult {
        private let bytes: [UInt8]
        /// The number of bytes.
        public static var byteCount: Int { 20 }
        /// Creates a result.
        public init(_bytes: [UInt8]) { bytes = _bytes }
        /// Returns an iterator over the bytes.
        public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
        /// Calls a block with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        /// The name and the bytes in hexadecimal digits.
        public var description: String { "SHA1 digest: " + bytes.map { hexadecimal($0) }.joined() }
    }

    /// The hash SHA1.
    public struct SHA1: HashFunction {
        /// The result.
        public typealias Digest = SHA1Digest
        private var hash = Hash(.sha1)
        /// The number of bytes that are hashed at once.
        public static var blockByteCount: Int { 64 }
        /// Creates a hash of nothing.
        public init() {}
        /// Adds bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
        /// Returns the hash.
        public func finalize() -> SHA1Digest { SHA1Digest(_bytes: hash.finished) }
    }

}
