import UIKit
import _CommonCrypto

/// The errors of encryption.
public enum CryptoKitError: Error, Equatable, Sendable {
    /// The key has a wrong size.
    case incorrectKeySize
    /// A parameter has a wrong size.
    case incorrectParameterSize
    /// Data, or what belongs to them, were changed.
    case authenticationFailure
    /// Something below failed.
    case underlyingCoreCryptoError(error: Int32)
    /// Values cannot be wrapped.
    case wrapFailure
    /// Values cannot be unwrapped.
    case unwrapFailure
    /// A parameter is not valid.
    case invalidParameter
}

/// The cipher AES.
///
/// Its results are right, but it does not protect secrets from other programs of the machine.
public enum AES {
    /// The mode that also proves that data were not changed.
    public enum GCM {
        /// What makes two encryptions of the same data different.
        public struct Nonce: Sequence, Sendable {
            fileprivate let bytes: [UInt8]
            /// Creates 12 random bytes, which follow from the seed of the scene.
            public init() {
                bytes = SceneContext.current.random.withLock { random in
                    (0..<12).map { _ in UInt8(truncatingIfNeeded: random.next()) }
                }
            }
            /// Creates a value of at least 12 bytes.
            ///
            /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer bytes.
            public init(data: some DataProtocol) throws {
                guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
                bytes = Array(data)
            }
            /// Returns an iterator over the bytes.
            public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
            /// Calls a block with the bytes.
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try bytes.withUnsafeBytes(body)
            }
        }

        /// Encrypted data with what is needed to decrypt them.
        public struct SealedBox: Sendable {
            /// What makes two encryptions of the same data different.
            public let nonce: Nonce
            /// The encrypted data.
            public let ciphertext: Data
            /// What proves that data were not changed.
            public let tag: Data
            /// All three, one after another; nil if the first one does not have 12 bytes.
            public var combined: Data? {
                nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
            }
            /// Creates a box of its parts.
            ///
            /// - Throws: `CryptoKitError.incorrectParameterSize` unless the tag has 16 bytes.
            public init(nonce: Nonce, ciphertext: some DataProtocol, tag: some DataProtocol) throws {
                guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
                (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
            }
            /// Creates a box of its parts, one after another.
            ///
            /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 28 bytes.
            public init(combined: some DataProtocol) throws {
                guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
                let bytes = Array(combined)
                try self.init(
                    nonce: Nonce(data: bytes[..<12]), ciphertext: bytes[12..<bytes.count - 16], tag: bytes.suffix(16))
            }
        }

        /// Encrypts data.
        ///
        /// - Throws: `CryptoKitError.incorrectKeySize`.
        public static func seal(
            _ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

        /// Encrypts data, and proves that others were not changed.
        ///
        /// - Throws: `CryptoKitError.incorrectKeySize`.
        public static func seal(
            _ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil,
            authenticating authenticatedData: some DataProtocol
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce()
            let result = try mode(key).sealed(Array(message), nonce.bytes, Array(authenticatedData))
            return try SealedBox(nonce: nonce, ciphertext: result.data, tag: result.tag)
        }

        /// Decrypts data.
        ///
        /// - Throws: `CryptoKitError.authenticationFailure` if they were changed, and `incorrectKeySize`.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: Data())
        }

        /// Decrypts data, if they and others were not changed.
        ///
        /// - Throws: `CryptoKitError.authenticationFailure` if they were changed, and `incorrectKeySize`.
        public static func open(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: some DataProtocol
        ) throws -> Data {
            let opened = try mode(key).opened(
                Array(sealedBox.ciphertext), sealedBox.nonce.bytes, Array(authenticatedData), Array(sealedBox.tag))
            guard let opened else { throw CryptoKitError.authenticationFailure }
            return Data(opened)
        }

        private static func mode(_ key: SymmetricKey) throws -> CounterMode {
            guard let mode = CounterMode(key.withUnsafeBytes { Array($0) }) else {
                throw CryptoKitError.incorrectKeySize
            }
            return mode
        }
    }
}

/// Keys that are derived from a hash of another one, as RFC 5869 defines it.
public struct HKDF<H: HashFunction>: Sendable {
    /// Returns a key.
    public static func deriveKey(
        inputKeyMaterial: SymmetricKey, salt: some DataProtocol, info: some DataProtocol, outputByteCount: Int
    ) -> SymmetricKey {
        let first = HMAC<H>.authenticationCode(
            for: inputKeyMaterial.withUnsafeBytes { Data($0) }, using: SymmetricKey(data: Data(salt)))
        return expand(pseudoRandomKey: first, info: info, outputByteCount: outputByteCount)
    }

    /// Returns a key, without a salt.
    public static func deriveKey(
        inputKeyMaterial: SymmetricKey, info: some DataProtocol, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), info: info, outputByteCount: outputByteCount)
    }

    /// Returns a key, without a salt and other data.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, info: Data(), outputByteCount: outputByteCount)
    }

    /// Returns a key of more bytes.
    public static func expand(
        pseudoRandomKey: HashedAuthenticationCode<H>, info: (some DataProtocol)?, outputByteCount: Int
    ) -> SymmetricKey {
        let key = SymmetricKey(data: Data(pseudoRandomKey))
        var (result, last, number) = (Data(), Data(), UInt8(1))
        while result.count < outputByteCount, number < .max {
            last = Data(
                HMAC<H>.authenticationCode(for: last + (info.map { Data($0) } ?? Data()) + [number], using: key))
            result += last
            number += 1
        }
        return SymmetricKey(data: result.prefix(max(outputByteCount, 0)))
    }
}
