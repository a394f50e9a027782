import UIKit

/// A source of random bytes.
public typealias SecRandomRef = OpaquePointer
/// The source of the scene.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes, which follow from the seed of the scene, and returns `errSecSuccess`.
///
/// A negative count gives `errSecParam`.
@discardableResult
public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    guard count >= 0 else { return errSecParam }
    SceneContext.current.random.withLock { random in
        for index in 0..<count {
            bytes.storeBytes(of: UInt8(truncatingIfNeeded: random.next()), toByteOffset: index, as: UInt8.self)
        }
    }
    return errSecSuccess
}

/// Who can read an item.
public final class SecAccessControl {
    let flags: SecAccessControlCreateFlags
    init(_ flags: SecAccessControlCreateFlags) { self.flags = flags }
}

/// Returns who can read an item; the keychain keeps it without effect.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(flags) }

/// How the user proves to be the owner; raw values are Apple's.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In any way.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    /// With a face or a finger.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// With a face or a finger that is known now.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// With the passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// In one of these ways.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// In all of these ways.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// For signing.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// With a password of the app.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}
