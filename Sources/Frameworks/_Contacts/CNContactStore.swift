import QuartziteDeviceServices
import UIKit

/// The key of a property of contacts.
public let CNContactIdentifierKey = "identifier"
/// The key of a property of contacts.
public let CNContactGivenNameKey = "givenName"
/// The key of a property of contacts.
public let CNContactFamilyNameKey = "familyName"
/// The key of a property of contacts.
public let CNContactMiddleNameKey = "middleName"
/// The key of a property of contacts.
public let CNContactNicknameKey = "nickname"
/// The key of a property of contacts.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of a property of contacts.
public let CNContactJobTitleKey = "jobTitle"
/// The key of a property of contacts.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of a property of contacts.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of a property of contacts.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of a property of contacts.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of a property of contacts.
public let CNContactBirthdayKey = "birthday"
/// The key of a property of contacts.
public let CNContactNoteKey = "note"
/// The key of a property of contacts.
public let CNContactImageDataKey = "imageData"
/// The key of a property of contacts.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of a property of contacts.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of a property of contacts.
public let CNContactTypeKey = "contactType"

/// What an app requests.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts = 0
}

/// What the user allows.
public enum CNAuthorizationStatus: Int, Sendable {
    /// The app has not asked.
    case notDetermined
    /// The device does not allow it.
    case restricted
    /// The user does not allow it.
    case denied
    /// The user allows it.
    case authorized
    /// The user allows some contacts.
    case limited
}

/// The domain of errors of `CNError`.
public let CNErrorDomain = "CNErrorDomain"

/// An error of contacts.
public struct CNError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The contacts cannot be reached.
        case communicationError = 1
        /// The contacts cannot be read.
        case dataAccessError = 2
        /// The user does not allow it.
        case authorizationDenied = 100
        /// There is no such contact.
        case recordDoesNotExist = 200

        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { CNErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The contacts cannot be reached.
    public static var communicationError: Code { .communicationError }
    /// The contacts cannot be read.
    public static var dataAccessError: Code { .dataAccessError }
    /// The user does not allow it.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// There is no such contact.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

/// A key of contacts.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The contacts of the user; the list is empty, and apps may read it with `--grant contacts`.
open class CNContactStore: NSObject {
    private final class Question {
        var isAsked = false
        static var current: Question { SceneContext.current.object(of: Question.self) { Question() } }
    }
    /// Creates the store.
    public override init() {}
    /// Returns what the user allows: nothing is determined before the app has asked.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        guard Question.current.isAsked else { return .notDetermined }
        return DeviceServices.current.grants.contains("contacts") ? .authorized : .denied
    }
    private var isGranted: Bool { Self.authorizationStatus(for: .contacts) == .authorized }

    /// Asks the user, whose answer arrives after 0.1 seconds of the scene's clock.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        Question.current.isAsked = true
        let isGranted = isGranted
        DeviceServices.answer { completionHandler(isGranted, isGranted ? nil : CNError(.authorizationDenied)) }
    }
    /// Asks the user; throws if the answer is no.
    @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        Question.current.isAsked = true
        guard isGranted else { throw CNError(.authorizationDenied) }
        return true
    }
    /// Calls no block; throws if the user does not allow it.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { if !isGranted { throw CNError(.authorizationDenied) } }
    /// Returns no contacts; throws if the user does not allow it.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        guard isGranted else { throw CNError(.authorizationDenied) }
        return []
    }
    /// Throws: there is no such contact.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(isGranted ? .recordDoesNotExist : .authorizationDenied) }
    /// Reports that it has no effect; throws if the user does not allow it.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        guard isGranted else { throw CNError(.authorizationDenied) }
        unsupported("CNContactStore.execute(_:)")
    }
}

/// Which contacts to fetch.
open class CNContactFetchRequest: NSObject {
    /// The keys.
    open var keysToFetch: [any CNKeyDescriptor]
    /// A condition; nil for none.
    open var predicate: NSPredicate?
    /// The order.
    open var sortOrder = CNContactSortOrder.none
    /// Creates a request.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// What to change; it is not changed.
open class CNSaveRequest: NSObject {
    /// Creates a request.
    public override init() {}
    /// Does nothing.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Does nothing.
    open func update(_ contact: CNMutableContact) {}
    /// Does nothing.
    open func delete(_ contact: CNMutableContact) {}
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
    /// None.
    case none
    /// As the user prefers.
    case userDefault
    /// By given names.
    case givenName
    /// By family names.
    case familyName
}
