import UIKit

// The protocols of internet passwords that few apps name; the values are Apple's.

/// The protocol of a password: FTPAccount.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// The protocol of a password: IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// The protocol of a password: NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// The protocol of a password: SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// The protocol of a password: SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// The protocol of a password: IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// The protocol of a password: LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// The protocol of a password: AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// The protocol of a password: AFP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// The protocol of a password: Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// The protocol of a password: FTPS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// The protocol of a password: HTTPProxy.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// The protocol of a password: HTTPSProxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// The protocol of a password: FTPProxy.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// The protocol of a password: SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// The protocol of a password: RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// The protocol of a password: RTSPProxy.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// The protocol of a password: DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// The protocol of a password: EPPC.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// The protocol of a password: IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// The protocol of a password: NNTPS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// The protocol of a password: LDAPS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// The protocol of a password: TelnetS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// The protocol of a password: IMAPS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// The protocol of a password: IRCS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// The way to authenticate: NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// The way to authenticate: MSN.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// The way to authenticate: DPA.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// The way to authenticate: RPA.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// The way to authenticate: HTTPDigest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// The protocol of a password: POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// The protocol of a password: POP3S.
public let kSecAttrProtocolPOP3S: CFString = "pops"
