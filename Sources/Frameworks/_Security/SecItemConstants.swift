import UIKit

// MARK: Keys of items and queries

/// The kind of item.
public let kSecClass: CFString = "class"
/// The secret.
public let kSecValueData: CFString = "v_Data"
/// The object.
public let kSecValueRef: CFString = "v_Ref"
/// The name of an item that lasts.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether the secret is returned.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether the object is returned.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether the name that lasts is returned.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The number of items that are returned.
public let kSecMatchLimit: CFString = "m_Limit"
/// The first item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether a search ignores case; has no effect.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The text that asks the user to authenticate; has no effect, because nobody is asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether the user is asked; ignored.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user is asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The user is not asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items for which the user is asked are left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The authentication; ignored.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The keychain of iOS; ignored.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

// MARK: Kinds of items

/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes of items

/// The account.
public let kSecAttrAccount: CFString = "acct"
/// The service.
public let kSecAttrService: CFString = "svce"
/// The server.
public let kSecAttrServer: CFString = "srvr"
/// The protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The port.
public let kSecAttrPort: CFString = "port"
/// The path.
public let kSecAttrPath: CFString = "path"
/// The domain.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The kind of login.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The name for the user.
public let kSecAttrLabel: CFString = "labl"
/// The description.
public let kSecAttrDescription: CFString = "desc"
/// The comment.
public let kSecAttrComment: CFString = "icmt"
/// The app that created the item.
public let kSecAttrCreator: CFString = "crtr"
/// The type.
public let kSecAttrType: CFString = "type"
/// Data of the app.
public let kSecAttrGeneric: CFString = "gena"
/// Whether the item is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The group of apps.
public let kSecAttrAccessGroup: CFString = "agrp"
/// When the item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Who can read the item.
public let kSecAttrAccessControl: CFString = "accc"
/// Whether other devices have the item.
public let kSecAttrSynchronizable: CFString = "sync"
/// Whether other devices have the item does not matter.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// When the item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// When the item was changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// The tag of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The hash of a key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The kind of key.
public let kSecAttrKeyClass: CFString = "kcls"
/// The size of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The way of a key.
public let kSecAttrKeyType: CFString = "ktyp"
/// RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A curve.
public let kSecAttrKeyTypeEC: CFString = "73"
/// A curve of NIST.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key for both directions.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// The size of a key without its parity.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Whether a key encrypts.
public let kSecAttrCanEncrypt: CFString = "encr"
/// Whether a key decrypts.
public let kSecAttrCanDecrypt: CFString = "decr"
/// Whether a key signs.
public let kSecAttrCanSign: CFString = "sign"
/// Whether a key verifies.
public let kSecAttrCanVerify: CFString = "vrfy"
/// The attributes of a private key.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The attributes of a public key.
public let kSecPublicKeyAttrs: CFString = "public"
/// The chip of the device.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// Whether a key is stored.
public let kSecAttrIsPermanent: CFString = "perm"
/// The chip of a key.
public let kSecAttrTokenID: CFString = "tkid"

// MARK: When items can be read

/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After this device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// While this device has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

// MARK: Protocols and kinds of logins

/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// The default.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// A form.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// HTTP without encryption.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
