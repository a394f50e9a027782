import UIKit

/// A place in the history of a store; there is never one, because nothing is recorded.
open class NSPersistentHistoryToken: NSObject, NSCopying, @unchecked Sendable {
    /// Returns the token itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What the result of a request for the history contains; raw values are Apple's.
public enum NSPersistentHistoryResultType: Int, Sendable {
    /// Whether it succeeded.
    case statusOnly = 0
    /// The identities of objects.
    case objectIDs
    /// The number of changes.
    case count
    /// The transactions.
    case transactionsOnly
    /// The changes.
    case changesOnly
    /// The transactions with their changes.
    case transactionsAndChanges
}

/// What happened to an object; raw values are Apple's.
public enum NSPersistentHistoryChangeType: Int, Sendable {
    /// It was added.
    case insert = 0
    /// It was changed.
    case update
    /// It was deleted.
    case delete
}

/// A change of an object in the history of a store.
open class NSPersistentHistoryChange: NSObject {
    /// The number of the change.
    public let changeID: Int64
    /// The identity of the object.
    public let changedObjectID: NSManagedObjectID
    /// What happened.
    public let changeType: NSPersistentHistoryChangeType
    /// Values of a deleted object.
    open var tombstone: [AnyHashable: Any]? { nil }
    /// The changed properties.
    open var updatedProperties: Set<NSPropertyDescription>? { nil }

    init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
        (changeID, changedObjectID, changeType) = (0, id, type)
        super.init()
    }
}

/// What was saved at a time.
open class NSPersistentHistoryTransaction: NSObject {
    /// When it was saved.
    public let timestamp: Date
    /// The changes.
    open var changes: [NSPersistentHistoryChange]? { nil }
    /// The author that the context named.
    open var author: String? { nil }
    /// The name of the context.
    open var contextName: String? { nil }
    /// The place in the history.
    public let token = NSPersistentHistoryToken()

    init(_ timestamp: Date) {
        self.timestamp = timestamp
        super.init()
    }

    /// Returns a notification with the changes.
    open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSave) }
    /// A request for transactions; nil, because there are none.
    open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? { nil }
}

/// The answer to a request for the history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    /// What was asked for: an empty list, 0 or true.
    open var result: Any? {
        switch resultType {
        case .statusOnly: true
        case .count: 0
        case .objectIDs: [NSManagedObjectID]()
        case .changesOnly: [NSPersistentHistoryChange]()
        case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
        }
    }
    /// What the result contains.
    public let resultType: NSPersistentHistoryResultType

    init(_ type: NSPersistentHistoryResultType) {
        resultType = type
        super.init()
    }
}

/// A request for what was saved before, which finds nothing: stores have no history here.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, BatchRequest {
    /// What the result contains; transactions with their changes by default, and the status of a deletion.
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    /// The request for transactions.
    open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
    /// The place in the history; nil for all of it.
    public private(set) var token: NSPersistentHistoryToken?

    private convenience init(_ token: NSPersistentHistoryToken?, isDeletion: Bool = false) {
        self.init()
        self.token = token
        if isDeletion { resultType = .statusOnly }
    }

    /// Returns a request for what was saved after a place.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(token)
    }
    /// Returns a request for what was saved after a date.
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(nil)
    }
    /// Returns a request for what was saved after a transaction.
    open class func fetchHistory(
        after transaction: NSPersistentHistoryTransaction?
    ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest(transaction?.token) }
    /// Returns a request for the transactions that another request finds.
    open class func fetchHistory(
        withFetch fetchRequest: NSFetchRequest<NSFetchRequestResult>
    ) -> NSPersistentHistoryChangeRequest {
        let request = NSPersistentHistoryChangeRequest(nil)
        request.fetchRequest = fetchRequest
        return request
    }
    /// Returns a request that forgets what was saved before a place.
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(token, isDeletion: true)
    }
    /// Returns a request that forgets what was saved before a date.
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(nil, isDeletion: true)
    }

    func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        unsupported("NSPersistentHistoryChangeRequest")
        return NSPersistentHistoryResult(resultType)
    }
}
