import UIKit

/// A rule by which a trust is evaluated.
public final class SecPolicy: Hashable, @unchecked Sendable {
    enum Rule: Hashable {
        /// The form of a certificate.
        case basic
        /// The host of a server.
        case host(String?)
        /// Whether a certificate was revoked.
        case revocation(UInt)
    }

    let rule: Rule
    init(_ rule: Rule) { self.rule = rule }

    /// Returns whether two rules are the same.
    public static func == (first: SecPolicy, second: SecPolicy) -> Bool { first.rule == second.rule }
    /// Adds the rule to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(rule) }
}

/// Returns the rule for the form of a certificate.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// Returns the rule for the certificate of a server, or of a client, whose host does not matter.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(.host(server ? hostname : nil))
}

/// Returns the rule for the certificate of a server, or of a client, whose host does not matter.
@_disfavoredOverload
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: NSString?) -> SecPolicy {
    SecPolicyCreateSSL(server, hostname.map { String(describing: $0) })
}

/// Returns the rule that a certificate was not revoked, which cannot be verified here.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    SecPolicy(.revocation(revocationFlags))
}

/// Asks the server of the certificate's signer.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
/// Reads the list of the certificate's signer.
public let kSecRevocationCRLMethod: CFOptionFlags = 2
/// In one of both ways.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
/// Prefers the list.
public let kSecRevocationPreferCRL: CFOptionFlags = 4
/// Needs an answer.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
/// Uses no network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16

/// The name of the rule for the form of a certificate.
public let kSecPolicyAppleX509Basic: CFString = "1.2.840.113635.100.1.2"
/// The name of the rule for the certificate of a server.
public let kSecPolicyAppleSSL: CFString = "1.2.840.113635.100.1.3"
/// The name of the rule that a certificate was not revoked.
public let kSecPolicyAppleRevocation: CFString = "1.2.840.113635.100.1.21"
