import UIKit

/// Whether certificates are trusted.
///
/// A certificate is trusted if code has named it as an anchor itself and it is about the host. Signatures, dates and
/// revocations cannot be verified here, so that all other certificates are refused, which a line on standard error says.
public final class SecTrust: Hashable, @unchecked Sendable {
    let certificates: [SecCertificate]
    var policies: [SecPolicy]
    var anchors: [SecCertificate] = []
    var result = SecTrustResultType.invalid
    /// Whether code accepts what is refused.
    var hasExceptions = false

    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
        (self.certificates, self.policies) = (certificates, policies)
    }

    /// Returns whether two objects are the same.
    public static func == (first: SecTrust, second: SecTrust) -> Bool { first === second }
    /// Adds the object to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(certificates) }

    /// Evaluates the trust, and returns why the certificates are refused.
    func evaluate() -> NSError? {
        let failure = failure
        result = hasExceptions ? .proceed : failure == nil ? .unspecified : .recoverableTrustFailure
        return hasExceptions ? nil : failure
    }

    private var failure: NSError? {
        guard let first = certificates.first else {
            return Self.error(errSecParam, "There is no certificate.")
        }
        for policy in policies {
            switch policy.rule {
            case .basic, .host(nil): break
            case .host(let host?):
                guard first.contents.isAbout(host) else {
                    return Self.error(
                        errSecHostNameMismatch,
                        "“\(first.contents.summary ?? "")” certificate name does not match input")
                }
            case .revocation(let flags):
                if flags & kSecRevocationRequirePositiveResponse != 0 {
                    Notices.report("SecTrust: revocations cannot be verified")
                    return Self.error(errSecIncompleteCertRevocationCheck, "Revocations cannot be verified here.")
                }
            }
        }
        if anchors.contains(first) { return nil }
        Notices.report("SecTrust: signatures of certificates cannot be verified, and only anchors are trusted")
        return Self.error(
            errSecNotTrusted,
            "“\(first.contents.summary ?? "")” certificate is not trusted: signatures cannot be verified here")
    }

    private static func error(_ status: OSStatus, _ text: String) -> NSError {
        NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: text])
    }
}

/// What an evaluation found; raw values are Apple's.
public enum SecTrustResultType: UInt32, Sendable {
    /// It was not evaluated.
    case invalid = 0
    /// The user trusts the certificates.
    case proceed = 1
    /// The user does not trust the certificates.
    case deny = 3
    /// The certificates are trusted.
    case unspecified = 4
    /// The certificates are refused, unless code accepts it.
    case recoverableTrustFailure = 5
    /// The certificates are refused.
    case fatalTrustFailure = 6
    /// Something else went wrong.
    case otherError = 7
}

/// The domain of errors with a status.
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"

/// Returns the objects of a type that a function is given: one, or a list.
private func objects<Object>(_ value: Any?, of type: Object.Type) -> [Object] {
    if let one = value as? Object { return [one] }
    return (value as? [Any])?.compactMap { $0 as? Object } ?? []
}

/// Creates a trust of certificates; the first is that of the server.
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let list = objects(certificates, of: SecCertificate.self)
    guard !list.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(list, objects(policies, of: SecPolicy.self))
    return errSecSuccess
}

/// Sets the rules of a trust.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
    trust.policies = objects(policies, of: SecPolicy.self)
    return errSecSuccess
}

/// Sets the certificates that are trusted.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    trust.anchors = objects(anchorCertificates, of: SecCertificate.self)
    return errSecSuccess
}

/// Sets whether those of the system are not trusted; it has none here.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    errSecSuccess
}

/// Evaluates a trust, and returns `errSecSuccess`.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    _ = trust.evaluate()
    result.pointee = trust.result
    return errSecSuccess
}

/// Returns whether the certificates are trusted, and writes why they are not.
@discardableResult
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    let failure = trust.evaluate()
    error?.pointee = failure
    return failure == nil
}

/// Evaluates a trust, and passes the result to a closure on a queue.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    queue.async {
        let failure = trust.evaluate()
        result(trust, failure == nil, failure)
    }
    return errSecSuccess
}

/// Writes the result of the last evaluation.
@discardableResult
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.result
    return errSecSuccess
}

/// Returns the number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

/// Returns a certificate; nil if there is none with that number.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// Returns the certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }

/// Returns the key of the first certificate.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first?.contents.key }

/// Returns the key of the first certificate.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// Returns data with which code accepts what is refused.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { Data("exceptions".utf8) }

/// Accepts what is refused, and returns whether the data are valid; nil takes it back.
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
    trust.hasExceptions = exceptions != nil
    return true
}

/// Sets the date of the evaluation; has no effect, because dates are not verified.
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: Any) -> OSStatus { errSecSuccess }

/// Sets whether missing certificates are loaded; has no effect.
@discardableResult
public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus { errSecSuccess }
