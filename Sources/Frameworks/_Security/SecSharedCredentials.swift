import QuartziteDeviceServices
import UIKit

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

/// Requests the passwords of a website; the answer, after 0.1 seconds, is that there are none.
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
