import Foundation

/// The number of bytes of data, as the functions take it.
public typealias CC_LONG = UInt32

/// The number of bytes of a hash.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes that are hashed at once.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// Writes the hash of `len` bytes to `md`, and returns `md`.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(.md5, data, Int(len), md) }

/// The number of bytes of a hash.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes that are hashed at once.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// Writes the hash of `len` bytes to `md`, and returns `md`.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(.sha1, data, Int(len), md) }

/// The number of bytes of a hash.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes that are hashed at once.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
/// Writes the hash of `len` bytes to `md`, and returns `md`.
@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(.sha224, data, Int(len), md) }

/// The number of bytes of a hash.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes that are hashed at once.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// Writes the hash of `len` bytes to `md`, and returns `md`.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(.sha256, data, Int(len), md) }

/// The number of bytes of a hash.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes that are hashed at once.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// Writes the hash of `len` bytes to `md`, and returns `md`.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(.sha384, data, Int(len), md) }

/// The number of bytes of a hash.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes that are hashed at once.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128
/// Writes the hash of `len` bytes to `md`, and returns `md`.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(.sha512, data, Int(len), md) }

private func write(
    _ kind: Hash.Kind, _ data: UnsafeRawPointer?, _ count: Int, _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    let bytes = Hash.bytes(kind, of: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count))
    for (index, byte) in bytes.enumerated() { result?[index] = byte }
    return result
}

/// The number of a way to hash.
public typealias CCHmacAlgorithm = UInt32
/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4
/// SHA-224.
public let kCCHmacAlgSHA224 = 5

/// Writes the hash of a message with a key; does nothing for an unknown way to hash.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    let kinds: [Hash.Kind] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
    guard Int(algorithm) < kinds.count else { return }
    let secret = [UInt8](UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
    let message = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength)
    let bytes = Hash.authentication(kinds[Int(algorithm)], of: message, key: secret)
    macOut?.copyMemory(from: bytes, byteCount: bytes.count)
}
