import UIKit

/// A way to encrypt or to sign.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { self.init(rawValue: "algid:\(name)") }

    /// Encryption with RSA as it is.
    public static let rsaEncryptionRaw = SecKeyAlgorithm("encrypt:RSA:raw")
    /// Encryption with RSA and PKCS #1.
    public static let rsaEncryptionPKCS1 = SecKeyAlgorithm("encrypt:RSA:PKCS1")
    /// Encryption with RSA, OAEP and SHA-1.
    public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA1")
    /// Encryption with RSA, OAEP and SHA-256.
    public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA256")
    /// Encryption with RSA, OAEP and SHA-512.
    public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA512")
    /// Encryption with RSA, OAEP, SHA-256 and AES.
    public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA256:AESGCM")
    /// Signature of a digest with RSA and PKCS #1.
    public static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm("sign:RSA:digest-PKCS1v15:SHA1")
    /// Signature of a digest with RSA and PKCS #1.
    public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm("sign:RSA:digest-PKCS1v15:SHA256")
    /// Signature of a digest with RSA and PKCS #1.
    public static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm("sign:RSA:digest-PKCS1v15:SHA512")
    /// Signature of a message with RSA and PKCS #1.
    public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm("sign:RSA:message-PKCS1v15:SHA1")
    /// Signature of a message with RSA and PKCS #1.
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm("sign:RSA:message-PKCS1v15:SHA256")
    /// Signature of a message with RSA and PKCS #1.
    public static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm("sign:RSA:message-PKCS1v15:SHA384")
    /// Signature of a message with RSA and PKCS #1.
    public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm("sign:RSA:message-PKCS1v15:SHA512")
    /// Signature of a message with RSA and PSS.
    public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm("sign:RSA:message-PSS:SHA256")
    /// Signature of a digest with a curve.
    public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm("sign:ECDSA:digest-X962:SHA256")
    /// Signature of a message with a curve.
    public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm("sign:ECDSA:message-X962:SHA256")
    /// Signature of a message with a curve.
    public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm("sign:ECDSA:message-X962:SHA384")
    /// Signature of a message with a curve.
    public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm("sign:ECDSA:message-X962:SHA512")
    /// Encryption with a curve, SHA-256 and AES.
    public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
        "encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
    /// Encryption with a curve, SHA-256 and AES.
    public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
        "encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
    /// Agreement on a key with a curve.
    public static let ecdhKeyExchangeStandard = SecKeyAlgorithm("keyexchange:ECDH")
    /// Agreement on a key with a curve.
    public static let ecdhKeyExchangeStandardX963SHA256 = SecKeyAlgorithm("keyexchange:ECDH:KDFX963:SHA256")
}

/// How data are filled up; raw values are Apple's.
public struct SecPadding: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// As PKCS #1 defines it.
    public static let PKCS1 = SecPadding(rawValue: 1)
    /// With OAEP.
    public static let OAEP = SecPadding(rawValue: 2)
    /// For a hash with SHA-1.
    public static let PKCS1SHA1 = SecPadding(rawValue: 0x8002)
    /// For a hash with SHA-256.
    public static let PKCS1SHA256 = SecPadding(rawValue: 0x8004)
}

/// Returns `errSecUnimplemented`: nothing is encrypted.
@discardableResult
public func SecKeyEncrypt(
    _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
    _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    missing("SecKeyEncrypt")
    return errSecUnimplemented
}

/// Returns `errSecUnimplemented`: nothing is decrypted.
@discardableResult
public func SecKeyDecrypt(
    _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
    _ plainText: UnsafeMutablePointer<UInt8>, _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    missing("SecKeyDecrypt")
    return errSecUnimplemented
}

/// Returns `errSecUnimplemented`: nothing is signed.
@discardableResult
public func SecKeyRawSign(
    _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int,
    _ sig: UnsafeMutablePointer<UInt8>, _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    missing("SecKeyRawSign")
    return errSecUnimplemented
}

/// Returns `errSecUnimplemented`: nothing is verified.
@discardableResult
public func SecKeyRawVerify(
    _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int,
    _ sig: UnsafePointer<UInt8>, _ sigLen: Int
) -> OSStatus {
    missing("SecKeyRawVerify")
    return errSecUnimplemented
}
