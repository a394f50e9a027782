import UIKit

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// A request that changes a store without a context.
protocol BatchRequest: NSPersistentStoreRequest {
    func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// A request whose result comes later.
protocol AsynchronousRequest: NSPersistentStoreRequest {
    func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// What the result of a request contains.
public enum NSBatchRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case resultTypeStatusOnly
    /// The identities of the objects.
    case resultTypeObjectIDs
    /// The number of objects.
    case resultTypeCount

    func result(_ ids: [NSManagedObjectID]) -> Any {
        switch self {
        case .resultTypeStatusOnly: true
        case .resultTypeObjectIDs: ids
        case .resultTypeCount: ids.count
        }
    }
}

/// What the result of a deletion contains.
public typealias NSBatchDeleteRequestResultType = NSBatchRequestResultType
/// What the result of a change contains.
public typealias NSBatchUpdateRequestResultType = NSBatchRequestResultType
/// What the result of an insertion contains.
public typealias NSBatchInsertRequestResultType = NSBatchRequestResultType

extension NSBatchRequestResultType {
    /// Whether it succeeded.
    public static let statusOnlyResultType = Self.resultTypeStatusOnly
    /// The identities of the changed objects.
    public static let updatedObjectIDsResultType = Self.resultTypeObjectIDs
    /// The number of changed objects.
    public static let updatedObjectsCountResultType = Self.resultTypeCount
    /// Whether it succeeded.
    public static let statusOnly = Self.resultTypeStatusOnly
    /// The identities of the inserted objects.
    public static let objectIDs = Self.resultTypeObjectIDs
    /// The number of inserted objects.
    public static let count = Self.resultTypeCount
}

/// The result of a batch request.
open class NSBatchRequestResult: NSPersistentStoreResult {
    /// Whether it succeeded, the identities or the number of objects; see the request's type of result.
    open var result: Any?
    /// What the result contains.
    open var resultType = NSBatchRequestResultType.resultTypeStatusOnly

    init(_ ids: [NSManagedObjectID], _ type: NSBatchRequestResultType) {
        (result, resultType) = (type.result(ids), type)
        super.init()
    }
}

/// The result of a deletion.
public typealias NSBatchDeleteResult = NSBatchRequestResult
/// The result of a change.
public typealias NSBatchUpdateResult = NSBatchRequestResult
/// The result of an insertion.
public typealias NSBatchInsertResult = NSBatchRequestResult

/// A request that deletes objects from the store; contexts that have them keep them until they are told.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest {
    /// The request for the objects.
    public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
    /// What the result contains.
    open var resultType = NSBatchRequestResultType.resultTypeStatusOnly
    /// The kind of request.
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
    private var ids: [NSManagedObjectID]?

    /// Creates a request that deletes what another one finds.
    public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) {
        fetchRequest = fetch
        super.init()
    }

    /// Creates a request that deletes objects by their identities.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        self.init(fetchRequest: NSFetchRequest<NSFetchRequestResult>())
        ids = objects
    }

    func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let background = context.sibling
        let objects: [NSManagedObject]
        if let ids {
            objects = ids.compactMap { background.existing($0) }
        } else {
            let values = FetchValues()
            values.copyValues(of: fetchRequest.values)
            values.resultType = .managedObjectResultType
            objects = try background.found(values).compactMap { $0 as? NSManagedObject }
        }
        let gone = objects.map(\.objectID)
        for object in objects { background.delete(object) }
        try background.save()
        return NSBatchRequestResult(gone, resultType)
    }
}

/// A request that changes values of objects in the store.
///
/// Contexts that have the objects keep the old values until they are told.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest {
    /// The name of the entity.
    public let entityName: String
    /// The condition that objects meet; nil for all.
    open var predicate: NSPredicate?
    /// The values by the names or descriptions of properties.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// Whether objects of entities below the entity are changed; true by default.
    open var includesSubentities = true
    /// What the result contains.
    open var resultType = NSBatchRequestResultType.resultTypeStatusOnly
    /// The kind of request.
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    /// Creates a request for the entity with a name.
    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }

    /// Creates a request for an entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

    func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let background = context.sibling
        let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
        (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
        let objects = try background.fetch(request)
        var values: [String: Any] = [:]
        for (key, value) in propertiesToUpdate ?? [:] {
            if let name = key as? String ?? (key as? NSPropertyDescription)?.name { values[name] = value }
        }
        for object in objects {
            object.setValuesForKeys(values)
        }
        try background.save()
        return NSBatchRequestResult(objects.map(\.objectID), resultType)
    }
}

/// A request that adds objects to the store.
open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest {
    /// The name of the entity.
    public let entityName: String
    /// The values of each object.
    open var objectsToInsert: [[String: Any]]?
    /// Sets the values of the next object as a dictionary; returns whether there are no more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Sets the values of the next object; returns whether there are no more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// What the result contains.
    open var resultType = NSBatchRequestResultType.resultTypeStatusOnly
    /// The kind of request.
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    /// Creates a request for objects with values.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, dictionaries)
        super.init()
    }

    /// Creates a request for objects with values.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    /// Creates a request for objects whose values a handler sets until it returns true.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        (self.entityName, dictionaryHandler) = (entityName, handler)
        super.init()
    }

    /// Creates a request for objects whose values a handler sets until it returns true.
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }

    /// Creates a request for objects whose values a handler sets until it returns true.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        (self.entityName, managedObjectHandler) = (entityName, handler)
        super.init()
    }

    /// Creates a request for objects whose values a handler sets until it returns true.
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

    func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let background = context.sibling
        background.mergePolicy = context.mergePolicy
        func insert(_ values: [String: Any]) -> NSManagedObject {
            let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: background)
            object.setValuesForKeys(values)
            return object
        }
        var objects = (objectsToInsert ?? []).map(insert)
        if let dictionaryHandler {
            var values = NSMutableDictionary()
            while !dictionaryHandler(values) {
                objects.append(insert(values as? [String: Any] ?? [:]))
                values = NSMutableDictionary()
            }
        }
        if let managedObjectHandler {
            var object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: background)
            while !managedObjectHandler(object) {
                objects.append(object)
                object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: background)
            }
            background.delete(object)
        }
        try background.save()
        return NSBatchRequestResult(objects.map(\.objectID), resultType)
    }
}

/// A request whose objects are fetched later.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, AsynchronousRequest {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Called with the result.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// How many objects are expected; without effect.
    open var estimatedResultCount = 0

    /// Creates a request with a handler for its result.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        (fetchRequest, completionBlock) = (request, blk)
        super.init()
    }

    func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self)
        context.perform {
            do { result.finalResult = try context.fetch(self.fetchRequest) } catch { result.operationError = error }
            self.completionBlock?(result)
        }
        return result
    }
}

/// The result of a request whose objects are fetched later.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult {
    /// The request.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The objects; nil until they have been fetched.
    open internal(set) var finalResult: [ResultType]?
    /// The error; nil if there is none.
    open internal(set) var operationError: (any Error)?

    init(_ request: NSAsynchronousFetchRequest<ResultType>) {
        fetchRequest = request
        super.init()
    }
}

extension NSManagedObjectContext {
    /// A context for the same stores that tells no other one of what it saves.
    fileprivate var sibling: NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.isForBatches = true
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
}
