import QuartziteDeviceServices
import UIKit

// MARK: Further protocols and kinds of logins

/// FTP with an account.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// AFP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// FTP over TLS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// A proxy for HTTP.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// A proxy for HTTPS.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// A proxy for FTP.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// A proxy for RTSP.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// Remote events.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// NNTP over TLS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// LDAP over TLS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// Telnet over TLS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// IMAP over TLS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// IRC over TLS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// POP3 over TLS.
public let kSecAttrProtocolPOP3S: CFString = "pops"
/// NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// MSN.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// Distributed passwords.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// Remote passwords.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// HTTP with a digest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"

// MARK: Further options

/// The items among which a search finds some; ignored.
public let kSecUseItemList: CFString = "u_ItemList"
/// Whether the user is not asked; ignored.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"

// MARK: Passwords that a website shares

/// The key of a password.
public let kSecSharedPassword: CFString = "spwd"

/// Stores a password for a website: fails after 0.1 seconds with `errSecUnimplemented`.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
    DeviceServices.answer {
        completionHandler(NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecUnimplemented)))
    }
}

/// Asks for the passwords of a website: there are none, which it says after 0.1 seconds.
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
    DeviceServices.answer {
        completionHandler(nil, NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecItemNotFound)))
    }
}

/// Returns a new password, as `abc-def-ghi-jkl` with random letters and digits that follow from the seed of the scene.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    let groups = (0..<4).map { _ in
        String(
            (0..<3).map { _ in SceneContext.current.random.withLock { letters[Int($0.next() % UInt64(letters.count))] }
            })
    }
    return groups.joined(separator: "-")
}
