import UIKit

/// A certificate.
public final class SecCertificate: Hashable, @unchecked Sendable {
    let data: Data
    let contents: CertificateContents

    init?(_ data: Data) {
        guard let contents = CertificateContents(data) else { return nil }
        (self.data, self.contents) = (data, contents)
    }

    /// Returns whether two certificates have the same bytes.
    public static func == (first: SecCertificate, second: SecCertificate) -> Bool { first.data == second.data }
    /// Adds the bytes to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// Returns the certificate with some bytes in the DER format; nil if they are none.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(data)
}

/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// Returns the common name of the subject of a certificate, or another part of its name.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
    certificate.contents.summary
}

/// Writes the common name of the subject of a certificate.
@discardableResult
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
    commonName.pointee = certificate.contents.commonName
    return errSecSuccess
}

/// Returns the public key of a certificate.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.contents.key }

/// Returns the public key of a certificate.
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { certificate.contents.key }

/// Returns the number of a certificate.
public func SecCertificateCopySerialNumberData(
    _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { certificate.contents.serialNumber }

/// Returns the name of whom a certificate is about, in the DER format.
public func SecCertificateCopyNormalizedSubjectSequence(_ certificate: SecCertificate) -> CFData? {
    certificate.contents.subject
}

/// Returns the name of who has signed a certificate, in the DER format.
public func SecCertificateCopyNormalizedIssuerSequence(_ certificate: SecCertificate) -> CFData? {
    certificate.contents.issuer
}

/// A certificate with its private key; none can be created here.
public final class SecIdentity {
    init?() { nil }
}

/// Returns `errSecUnimplemented`.
@discardableResult
public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecUnimplemented }

/// Returns `errSecUnimplemented`.
@discardableResult
public func SecIdentityCopyPrivateKey(
    _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus { errSecUnimplemented }

/// The key of a password.
public let kSecImportExportPassphrase: CFString = "passphrase"
/// The key of an identity.
public let kSecImportItemIdentity: CFString = "identity"
/// The key of a trust.
public let kSecImportItemTrust: CFString = "trust"
/// The key of certificates.
public let kSecImportItemCertChain: CFString = "chain"
/// The key of a name.
public let kSecImportItemLabel: CFString = "label"
/// The key of a key's number.
public let kSecImportItemKeyID: CFString = "keyid"

/// Returns `errSecUnimplemented`: identities cannot be decrypted.
@discardableResult
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    missing("SecPKCS12Import")
    return errSecUnimplemented
}
