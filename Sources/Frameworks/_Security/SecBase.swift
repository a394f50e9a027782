import UIKit

/// No error.
public let errSecSuccess: OSStatus = 0
/// The function is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The file cannot be read.
public let errSecIO: OSStatus = -36
/// A parameter is not valid.
public let errSecParam: OSStatus = -50
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// The user cancelled.
public let errSecUserCanceled: OSStatus = -128
/// The request is not valid.
public let errSecBadReq: OSStatus = -909
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user is not the owner.
public let errSecAuthFailed: OSStatus = -25293
/// The item exists already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// There is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// The user may not be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be read.
public let errSecDecode: OSStatus = -26275
/// The app lacks a right.
public let errSecMissingEntitlement: OSStatus = -34018
/// The option is not supported.
public let errSecUnsupportedKeychainOption: OSStatus = -25247

/// The certificates are not trusted.
public let errSecNotTrusted: OSStatus = -67843
/// The certificate is about another host.
public let errSecHostNameMismatch: OSStatus = -67602
/// The certificate has expired.
public let errSecCertificateExpired: OSStatus = -67818
/// The certificate is not valid yet.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// The certificate was revoked.
public let errSecCertificateRevoked: OSStatus = -67820
/// It is not known whether the certificate was revoked.
public let errSecIncompleteCertRevocationCheck: OSStatus = -67635
/// The chain of certificates has a gap.
public let errSecCreateChainFailed: OSStatus = -25318
/// A signature is not valid.
public let errSecVerifyFailed: OSStatus = -67808
/// The key is not valid.
public let errSecInvalidKeyRef: OSStatus = -67712
/// The format is not known.
public let errSecUnsupportedFormat: OSStatus = -25256
/// The password of an identity is wrong.
public let errSecPkcs12VerifyFailure: OSStatus = -25264
/// There is no trust.
public let errSecTrustNotAvailable: OSStatus = -25245
/// Something failed.
public let errSecInternalComponent: OSStatus = -2070
/// Something failed.
public let errSecInternalError: OSStatus = -67671

/// Returns the text of a status; nil for one that is not known.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    messages[status]
}

private let messages: [OSStatus: String] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "Function or operation not implemented.",
    errSecIO: "I/O error.",
    errSecParam: "One or more parameters passed to a function were not valid.",
    errSecAllocate: "Failed to allocate memory.",
    errSecUserCanceled: "User canceled the operation.",
    errSecBadReq: "Bad parameter or invalid state for operation.",
    errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecNoSuchAttr: "The specified attribute does not exist.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecDecode: "Unable to decode the provided data.",
    errSecNotTrusted: "The certificate is not trusted.",
    errSecHostNameMismatch: "Certificate host name mismatch.",
    errSecIncompleteCertRevocationCheck: "The certificate revocation check did not complete.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
]
