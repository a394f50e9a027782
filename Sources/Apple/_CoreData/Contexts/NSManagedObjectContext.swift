import UIKit

/// A set of objects that are changed together, and saved together.
open class NSManagedObjectContext: NSObject {
    /// On which queue a context is used.
    public enum ConcurrencyType: UInt, Sendable {
        /// On that of the code that made it.
        case confinementConcurrencyType
        /// On a queue of its own.
        case privateQueueConcurrencyType
        /// On the main queue.
        case mainQueueConcurrencyType

        /// On a queue of its own.
        public static let privateQueue = ConcurrencyType.privateQueueConcurrencyType
        /// On the main queue.
        public static let mainQueue = ConcurrencyType.mainQueueConcurrencyType
    }

    /// On which queue the context is used.
    public let concurrencyType: ConcurrencyType
    /// The name of the context.
    open var name: String?
    /// The author of changes for the history of a store; without effect.
    open var transactionAuthor: String?
    /// What code notes.
    public let userInfo = NSMutableDictionary()
    /// The coordinator with the stores in which the context saves.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.add(self)
        }
    }
    /// The context in which this one saves, instead of a store.
    open var parent: NSManagedObjectContext? { didSet { parent?.children.append(Weak(self)) } }
    /// What happens if saved objects have been changed elsewhere; an error by default.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Whether the context takes over what others save; false by default.
    open var automaticallyMergesChangesFromParent = false
    /// Whether a deleted object's faults have no values instead of raising an exception; without effect.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether an object that cannot be read counts as deleted; without effect.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether objects live as long as the context; they always do here.
    open var retainsRegisteredObjects = false
    /// How long values may be old; without effect.
    open var stalenessInterval: TimeInterval = -1
    /// The history of changes that can be undone; nil by default.
    open var undoManager: UndoManager?
    /// The version of the store that the context reads; nil, because it always reads the latest.
    open var queryGenerationToken: NSQueryGenerationToken? { nil }

    private var coordinator: NSPersistentStoreCoordinator?
    private let queue: DispatchQueue?
    private(set) var children: [Weak] = []
    /// The objects that code has, or has changed.
    var registered: [NSManagedObjectID: NSManagedObject] = [:]
    var inserted: [NSManagedObjectID: NSManagedObject] = [:]
    var updated: [NSManagedObjectID: NSManagedObject] = [:]
    var deleted: [NSManagedObjectID: NSManagedObject] = [:]
    /// The changes of which no notification has told yet.
    var pending = ContextChanges()
    private var isProcessingScheduled = false
    /// The controllers that are told of changes.
    var controllers: [any ContextObserver] { observers.compactMap { $0.observer } }
    private var observers: [WeakObserver] = []
    /// Whether other contexts are not told of what this one saves.
    var isForBatches = false

    struct Weak {
        weak var context: NSManagedObjectContext?
        init(_ context: NSManagedObjectContext) { self.context = context }
    }

    private struct WeakObserver { weak var observer: (any ContextObserver)? }

    /// Creates a context.
    public init(concurrencyType ct: ConcurrencyType) {
        concurrencyType = ct
        queue = ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
        super.init()
    }

    /// Creates a context.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

    /// Creates a context for the queue of the code.
    public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

    /// Makes the context read one version of its stores; does nothing, because it always reads the latest.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    func observe(_ observer: any ContextObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(WeakObserver(observer: observer))
    }

    /// Returns the entity of a class, in the context's model if it has one.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        model?.entities.first { $0.managedObjectClassName != "NSManagedObject" && $0.objectClass == type }
            ?? type.entity()
    }

    // MARK: Queue

    /// Runs a block on the context's queue, in the next run loop cycle.
    open func perform(_ block: @escaping () -> Void) {
        (queue ?? DispatchQueue.main).async {
            block()
            self.processPendingChanges()
        }
    }

    /// Runs a block at once.
    open func performAndWait(_ block: () -> Void) { block() }

    /// Runs a block at once, and returns its result.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    /// When a block that is awaited runs.
    public enum ScheduledTaskType: Sendable {
        /// Before what waits in the queue.
        case immediate
        /// After what waits in the queue.
        case enqueued
    }

    /// Runs a block, and returns its result.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T { try block() }

    // MARK: Changes

    /// Whether there is something to save.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
    /// The objects that the next save adds.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
    /// The objects whose values the next save changes.
    open var updatedObjects: Set<NSManagedObject> { Set(updated.values) }
    /// The objects that the next save deletes.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
    /// All objects that the context has.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }

    /// Adds an object.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else {
            if object.managedObjectContext !== self {
                raise(.invalidArgument, "An NSManagedObject cannot be in two contexts: \(object.description)")
            }
            return
        }
        object.managedObjectContext = self
        add(object)
        object.awakeFromInsert()
    }

    private func add(_ object: NSManagedObject) {
        recordUndo(of: object) { $0.managedObjectContext?.removeInserted($0) }
        registered[object.objectID] = object
        if deleted.removeValue(forKey: object.objectID) == nil { inserted[object.objectID] = object }
        pending.insert(object)
        scheduleProcessing()
    }

    /// Removes an object whose insertion is undone.
    private func removeInserted(_ object: NSManagedObject) {
        recordUndo(of: object) { $0.managedObjectContext?.add($0) }
        inserted[object.objectID] = nil
        registered[object.objectID] = nil
        pending.delete(object)
        scheduleProcessing()
    }

    /// Deletes an object with the next save, after its delete rules were applied.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, deleted[object.objectID] == nil else { return }
        object.prepareForDeletion()
        markDeleted(object)
        object.applyDeleteRules()
    }

    private func markDeleted(_ object: NSManagedObject) {
        object.fire()
        recordUndo(of: object) { $0.managedObjectContext?.bringBack($0) }
        updated[object.objectID] = nil
        if inserted.removeValue(forKey: object.objectID) == nil { deleted[object.objectID] = object }
        pending.delete(object)
        scheduleProcessing()
    }

    /// Adds an object again whose deletion is undone.
    private func bringBack(_ object: NSManagedObject) {
        recordUndo(of: object) { $0.managedObjectContext?.markDeleted($0) }
        registered[object.objectID] = object
        if deleted.removeValue(forKey: object.objectID) == nil { inserted[object.objectID] = object }
        pending.insert(object)
        scheduleProcessing()
    }

    /// Records that values of an object changed.
    func recordChange(of object: NSManagedObject) {
        guard object.managedObjectContext === self, deleted[object.objectID] == nil else { return }
        if inserted[object.objectID] == nil {
            guard registered[object.objectID] != nil else { return }
            updated[object.objectID] = object
        }
        pending.update(object)
        scheduleProcessing()
    }

    /// Tells of changes with the end of the run loop cycle.
    func scheduleProcessing() {
        guard !isProcessingScheduled, !SceneContext.current.isIdle else { return }
        isProcessingScheduled = true
        SceneContext.current.callInNextCycle { [weak self] in
            self?.isProcessingScheduled = false
            self?.processPendingChanges()
        }
    }

    /// Tells at once of changes, as it happens at the end of each run loop cycle and with each save.
    open func processPendingChanges() {
        guard !pending.isEmpty else { return }
        let changes = pending
        pending = ContextChanges()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
        for observer in controllers { observer.contextDidChange(changes) }
    }

    // MARK: Undoing

    /// Records how to undo a change of an object.
    func recordUndo(of object: NSManagedObject, _ step: @escaping (NSManagedObject) -> Void) {
        guard let undoManager else { return }
        nonisolated(unsafe) let step = step
        nonisolated(unsafe) let (context, object) = (self, object)
        MainActor.assumeIsolated {
            undoManager.registerUndo(withTarget: context) { _ in step(object) }
        }
    }

    /// Undoes the last group of changes; does nothing without an undo manager.
    open func undo() {
        let manager = undoManager
        MainActor.assumeIsolated { manager?.undo() }
    }

    /// Redoes the last undone group of changes; does nothing without an undo manager.
    open func redo() {
        let manager = undoManager
        MainActor.assumeIsolated { manager?.redo() }
    }
}

/// On which queue a context is used.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// An object that is told of a context's changes.
protocol ContextObserver: AnyObject {
    func contextDidChange(_ changes: ContextChanges)
}
