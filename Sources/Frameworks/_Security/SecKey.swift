import UIKit

/// A key: that of a certificate, or one that was created from bytes.
///
/// Nothing is encrypted or signed with it.
public final class SecKey: Hashable, @unchecked Sendable {
    let type: String
    let kind: String
    let bits: Int
    let data: Data

    init(type: String, kind: String, bits: Int, data: Data) {
        (self.type, self.kind, self.bits, self.data) = (type, kind, bits, data)
    }

    private static let rsa: [UInt8] = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1]
    private static let curves: [UInt8] = [0x2a, 0x86, 0x48, 0xce, 0x3d, 2, 1]

    /// Reads the key of a certificate.
    convenience init?(publicKeyInfo: DERValue) {
        guard let parts = publicKeyInfo.values, parts.count == 2, let method = parts[0].values?.first,
            parts[1].tag == 3, parts[1].contents.first == 0
        else { return nil }
        let data = Data(parts[1].contents.dropFirst())
        switch Array(method.contents) {
        case Self.rsa:
            self.init(type: kSecAttrKeyTypeRSA, kind: kSecAttrKeyClassPublic, bits: Self.bits(ofRSA: data), data: data)
        case Self.curves:
            let bits = [65: 256, 97: 384, 133: 521][data.count] ?? 0
            self.init(type: kSecAttrKeyTypeECSECPrimeRandom, kind: kSecAttrKeyClassPublic, bits: bits, data: data)
        default: return nil
        }
    }

    /// Returns the number of bits of a public RSA key as PKCS #1 defines it.
    private static func bits(ofRSA data: Data) -> Int {
        guard let modulus = DERValue.only(in: data)?.values?.first else { return 0 }
        return modulus.contents.drop { $0 == 0 }.count * 8
    }

    /// Reads a key that code has; nil if its bytes are none.
    convenience init?(_ data: Data, _ attributes: CFDictionary) {
        let type = attributes[kSecAttrKeyType] as? String ?? kSecAttrKeyTypeRSA
        let kind = attributes[kSecAttrKeyClass] as? String ?? kSecAttrKeyClassPublic
        guard !data.isEmpty, type != kSecAttrKeyTypeRSA || DERValue.only(in: data)?.tag == DERValue.sequence else {
            return nil
        }
        let given = (attributes[kSecAttrKeySizeInBits] as? NSNumber)?.intValue
        let bits = type == kSecAttrKeyTypeRSA ? given ?? Self.bits(ofRSA: data) : given ?? 256
        self.init(type: type, kind: kind, bits: bits, data: data)
    }

    /// Returns whether two keys have the same bytes.
    public static func == (first: SecKey, second: SecKey) -> Bool {
        first.type == second.type && first.kind == second.kind && first.data == second.data
    }
    /// Adds the bytes to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// Reports that a function of cryptography is missing.
func missing(_ name: String) { Notices.report("\(name): there is no encryption and are no signatures here") }

/// Writes an error that says that something is missing, and returns nil.
private func failure<Result>(
    _ name: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ status: OSStatus = errSecUnimplemented
) -> Result? {
    if status == errSecUnimplemented { missing(name) }
    let text = SecCopyErrorMessageString(status, nil) ?? name
    error?.pointee = .passRetained(
        NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: text]))
    return nil
}

/// Returns a key with some bytes: in PKCS #1 for RSA, and in X9.63 for elliptic curves.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { SecKey(keyData, attributes) ?? failure("SecKeyCreateWithData", error, errSecParam) }

/// Returns the bytes of a key.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { key.data }

/// Returns the kind and the size of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    [
        kSecAttrKeyType: key.type, kSecAttrKeyClass: key.kind, kSecAttrKeySizeInBits: NSNumber(value: key.bits),
        kSecValueData: key.data,
    ]
}

/// Returns the size of the blocks that a key encrypts, in bytes.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.bits / 8 }

/// Returns the key itself if it is public; that of a private key is not known.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? {
    if key.kind == kSecAttrKeyClassPublic { return key }
    missing("SecKeyCopyPublicKey")
    return nil
}

/// Returns nil: no keys are created.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { failure("SecKeyCreateRandomKey", error) }

/// Returns `errSecUnimplemented`: no keys are created.
@discardableResult
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
    _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    missing("SecKeyGeneratePair")
    return errSecUnimplemented
}

/// Returns nil: nothing is signed.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { failure("SecKeyCreateSignature", error) }

/// Returns false: nothing is verified.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { failure("SecKeyVerifySignature", error) ?? false }

/// Returns nil: nothing is encrypted.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { failure("SecKeyCreateEncryptedData", error) }

/// Returns nil: nothing is decrypted.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { failure("SecKeyCreateDecryptedData", error) }

/// Returns false: nothing is encrypted and signed.
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }

/// What a key is used for; raw values are Apple's.
public enum SecKeyOperationType: Int, Sendable {
    /// Signing.
    case sign = 0
    /// Verifying.
    case verify = 1
    /// Encrypting.
    case encrypt = 2
    /// Decrypting.
    case decrypt = 3
    /// Agreeing on a key.
    case keyExchange = 4
}
