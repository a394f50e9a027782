import QuartziteDeviceServices
import UIKit

/// The domain of errors of `CKError`.
public let CKErrorDomain = "CKErrorDomain"

/// An error of iCloud.
public struct CKError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// Something failed.
        case internalError = 1
        /// There is no network.
        case networkUnavailable = 3
        /// The network failed.
        case networkFailure = 4
        /// There is no service.
        case serviceUnavailable = 6
        /// There is no account.
        case notAuthenticated = 9
        /// It is not allowed.
        case permissionFailure = 10
        /// There is no such record.
        case unknownItem = 11
        /// It was cancelled.
        case operationCancelled = 20

        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { CKErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// Something failed.
    public static var internalError: Code { .internalError }
    /// There is no network.
    public static var networkUnavailable: Code { .networkUnavailable }
    /// The network failed.
    public static var networkFailure: Code { .networkFailure }
    /// There is no service.
    public static var serviceUnavailable: Code { .serviceUnavailable }
    /// There is no account.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// It is not allowed.
    public static var permissionFailure: Code { .permissionFailure }
    /// There is no such record.
    public static var unknownItem: Code { .unknownItem }
    /// It was cancelled.
    public static var operationCancelled: Code { .operationCancelled }
}

/// Whether there is an account.
public enum CKAccountStatus: Int, Sendable {
    /// It is not known.
    case couldNotDetermine
    /// There is one.
    case available
    /// The device does not allow it.
    case restricted
    /// There is none.
    case noAccount
    /// It cannot be used now.
    case temporarilyUnavailable
}

/// The data of the app in iCloud, for which the device has no account.
open class CKContainer: NSObject {
    /// The name.
    public let containerIdentifier: String?
    /// The data of all users.
    public let publicCloudDatabase = CKDatabase()
    /// The data of the user.
    public let privateCloudDatabase = CKDatabase()
    /// The data of others for the user.
    public let sharedCloudDatabase = CKDatabase()
    /// Creates a container with a name.
    public init(identifier: String) { containerIdentifier = identifier }
    /// Returns the container of the app.
    open class func `default`() -> CKContainer {
        SceneContext.current.object(of: CKContainer.self) { CKContainer(identifier: "default") }
    }
    /// Passes `noAccount` to a block after 0.1 seconds of the scene's clock.
    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        DeviceServices.answer { completionHandler(.noAccount, nil) }
    }
    /// Returns `noAccount`.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Fails after 0.1 seconds of the scene's clock.
    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        DeviceServices.answer { completionHandler(nil, CKError(.notAuthenticated)) }
    }
}

/// Records in iCloud; everything fails with `notAuthenticated`.
open class CKDatabase: NSObject {
    override init() {}
    private func fail<Value>(_ handler: @escaping (Value?, (any Error)?) -> Void) {
        DeviceServices.report("CKDatabase", "the device has no account")
        DeviceServices.answer { handler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails after 0.1 seconds of the scene's clock.
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Fails after 0.1 seconds of the scene's clock.
    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void)
    {
        fail(completionHandler)
    }
    /// Fails after 0.1 seconds of the scene's clock.
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Fails after 0.1 seconds of the scene's clock.
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Fails.
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Fails.
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Fails.
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }
}

/// A search for records.
open class CKQuery: NSObject {
    /// The type of the records.
    public let recordType: String
    /// The condition.
    public let predicate: NSPredicate
    /// The order; nil by default.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Creates a search.
    public init(recordType: String, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}

/// A part of a database.
open class CKRecordZone: NSObject {
    /// The name of a part.
    open class ID: NSObject {
        /// The name.
        public let zoneName: String
        /// The owner.
        public let ownerName: String
        /// Creates a name.
        public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        /// The name of the first part.
        public static var `default`: ID { ID() }
    }
}

/// A record, which is never saved.
open class CKRecord: NSObject {
    /// The type of a record.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String
    /// The name of a record.
    open class ID: NSObject {
        /// The name.
        public let recordName: String
        /// The part of the database.
        public let zoneID: CKRecordZone.ID
        /// Creates a name.
        public init(recordName: String, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
    }
    /// The type.
    public let recordType: RecordType
    /// The name.
    public let recordID: ID
    /// When the record was saved; nil.
    open var creationDate: Date? { nil }
    /// When the record was changed; nil.
    open var modificationDate: Date? { nil }
    private var values: [String: Any] = [:]
    /// Creates a record with a name of its own.
    public convenience init(recordType: RecordType) {
        self.init(recordType: recordType, recordID: ID(recordName: UUID().uuidString))
    }
    /// Creates a record.
    public init(recordType: RecordType, recordID: ID) { (self.recordType, self.recordID) = (recordType, recordID) }
    /// A value; nil for none.
    open subscript(key: FieldKey) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }
    /// Returns a value; nil for none.
    open func object(forKey key: FieldKey) -> Any? { values[key] }
    /// Sets a value.
    open func setObject(_ object: Any?, forKey key: FieldKey) { values[key] = object }
    /// Sets a value.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns a value; nil for none.
    open func value(forKey key: String) -> Any? { values[key] }
    /// The names of the values, in alphabetical order.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
}
