import UIKit

/// What a request can find: objects, identities, dictionaries or numbers.
///
/// With Objective-C it is a protocol of these classes. Here any class counts, so that requests and controllers for one
/// class can be passed as those for any.
public typealias NSFetchRequestResult = AnyObject

/// The kind of a request to a store.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    /// Objects are fetched.
    case fetchRequestType = 1
    /// Changes are saved.
    case saveRequestType
    /// Objects are added without a context.
    case batchInsertRequestType = 5
    /// Values are changed without a context.
    case batchUpdateRequestType
    /// Objects are deleted without a context.
    case batchDeleteRequestType
}

/// What a request finds.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a kind of result.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// The identities of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries with values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked; without effect, all of them are.
    open var affectedStores: [NSPersistentStore]?
    /// The kind of request.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

}

/// A request for objects of an entity.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
    let values = FetchValues()

    /// Creates a request without an entity.
    public override init() { super.init() }

    /// Creates a request for the entity with a name.
    public convenience init(entityName: String) {
        self.init()
        values.entityName = entityName
    }

    /// The name of the entity; nil without one.
    open var entityName: String? {
        get { values.entityName }
        set { values.entityName = newValue }
    }
    /// The entity; nil if only its name is known.
    open var entity: NSEntityDescription? {
        get { values.entity }
        set { (values.entity, values.entityName) = (newValue, newValue?.name) }
    }
    /// The condition that objects meet; nil for all objects.
    open var predicate: NSPredicate? {
        get { values.predicate }
        set { values.predicate = newValue }
    }
    /// The order of the objects; without any, that of their creation.
    open var sortDescriptors: [NSSortDescriptor]? {
        get { values.sortDescriptors }
        set { values.sortDescriptors = newValue }
    }
    /// The largest number of objects; 0, the default, for no limit.
    open var fetchLimit: Int {
        get { values.limit }
        set { values.limit = newValue }
    }
    /// The number of objects that are skipped; 0 by default.
    open var fetchOffset: Int {
        get { values.offset }
        set { values.offset = newValue }
    }
    /// What is found; objects by default.
    open var resultType: NSFetchRequestResultType {
        get { values.resultType }
        set { values.resultType = newValue }
    }
    /// The names or descriptions of the properties in dictionaries; all attributes without any.
    open var propertiesToFetch: [Any]? {
        get { values.properties }
        set { values.properties = newValue }
    }
    /// The properties by whose values dictionaries are grouped.
    open var propertiesToGroupBy: [Any]? {
        get { values.grouping }
        set { values.grouping = newValue }
    }
    /// The condition that groups meet.
    open var havingPredicate: NSPredicate? {
        get { values.having }
        set { values.having = newValue }
    }
    /// Whether equal dictionaries appear once; false by default.
    open var returnsDistinctResults: Bool {
        get { values.isDistinct }
        set { values.isDistinct = newValue }
    }
    /// Whether objects of entities below the entity are found; true by default.
    open var includesSubentities: Bool {
        get { values.includesSubentities }
        set { values.includesSubentities = newValue }
    }
    /// Whether changes that are not saved count; true by default.
    open var includesPendingChanges: Bool {
        get { values.includesPendingChanges }
        set { values.includesPendingChanges = newValue }
    }
    /// Whether values are read only when they are needed; true by default.
    open var returnsObjectsAsFaults: Bool {
        get { values.returnsFaults }
        set { values.returnsFaults = newValue }
    }
    /// Whether values are read with the objects; they always are there.
    open var includesPropertyValues = true
    /// Whether objects that have been read before are read again.
    open var shouldRefreshRefetchedObjects: Bool {
        get { values.refreshes }
        set { values.refreshes = newValue }
    }
    /// The relationships whose objects are read as well; everything is in memory.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The number of objects that are read at once; everything is in memory.
    open var fetchBatchSize = 0

    /// Runs the request in the context of the code's block; raises an exception outside of one.
    open func execute() throws -> [ResultType] {
        raise(.internalInconsistency, "Can't execute a fetch request outside of a context's block here; use fetch(_:).")
    }

    func copied() -> NSFetchRequest<ResultType> {
        let copy = NSFetchRequest<ResultType>()
        copy.values.copyValues(of: values)
        return copy
    }

    /// Returns a copy.
    open override func copy() -> Any { copied() }

    /// The entity and the condition.
    open override var description: String {
        "<NSFetchRequest: entity: \(entityName ?? "(null)"); predicate: \(predicate.map { "\($0)" } ?? "(null)")>"
    }
}

/// The values of a request, which do not depend on its class.
final class FetchValues {
    var entityName: String?
    var entity: NSEntityDescription?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var (limit, offset) = (0, 0)
    var resultType = NSFetchRequestResultType.managedObjectResultType
    var properties: [Any]?
    var grouping: [Any]?
    var having: NSPredicate?
    var isDistinct = false
    var includesSubentities = true
    var includesPendingChanges = true
    var returnsFaults = true
    var refreshes = false

    func copyValues(of other: FetchValues) {
        (entityName, entity, predicate, sortDescriptors) = (
            other.entityName, other.entity, other.predicate, other.sortDescriptors
        )
        (limit, offset, resultType, properties) = (other.limit, other.offset, other.resultType, other.properties)
        (grouping, having, isDistinct) = (other.grouping, other.having, other.isDistinct)
        (includesSubentities, includesPendingChanges) = (other.includesSubentities, other.includesPendingChanges)
        (returnsFaults, refreshes) = (other.returnsFaults, other.refreshes)
    }
}
