import UIKit

/// The identity of an object, which contexts share.
open class NSManagedObjectID: NSObject, StoredObject, @unchecked Sendable {
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The store that contains the object; nil until it is saved.
    open internal(set) weak var persistentStore: NSPersistentStore?
    /// The number of the object in its store; nil until it is saved.
    var number: Int?
    /// The number of the object among all, in the order of their creation.
    let serial: Int

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        serial = ObjectNumbers.current.next()
        super.init()
    }

    /// Whether the object has never been saved.
    open var isTemporaryID: Bool { number == nil }

    /// Returns an address that stands for the object; that of a saved one is the same in each run.
    open func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let text =
            number.map { "x-coredata://\(persistentStore?.identifier ?? "")/\(name)/p\($0)" }
            ?? "x-coredata:///\(name)/t\(serial)"
        return URL(string: text) ?? URL(filePath: text)
    }

    /// The number of the object, so that sets have the same order in each run.
    open override var hash: Int { serial }

    /// The address and the entity.
    open override var description: String { uriRepresentation().absoluteString }

    final package var storedIdentity: AnyHashable { self }
}

/// Counts the objects of a scene.
final class ObjectNumbers {
    private var last = 0

    static var current: ObjectNumbers { SceneContext.current.object(of: ObjectNumbers.self) { ObjectNumbers() } }

    func next() -> Int {
        last += 1
        return last
    }
}

/// The objects at the other end of a relationship, each once, in the order in which they were added.
struct ObjectIDList: Equatable {
    private(set) var ids: [NSManagedObjectID] = []
    private var members: Set<NSManagedObjectID> = []

    init(_ ids: [NSManagedObjectID] = []) {
        for id in ids { insert(id, at: nil) }
    }

    func contains(_ id: NSManagedObjectID) -> Bool { members.contains(id) }

    /// Inserts an object unless it is there already; at the end without an index.
    mutating func insert(_ id: NSManagedObjectID, at index: Int?) {
        guard members.insert(id).inserted else { return }
        ids.insert(id, at: min(max(index ?? ids.count, 0), ids.count))
    }

    mutating func remove(_ id: NSManagedObjectID) {
        guard members.remove(id) != nil else { return }
        ids.removeAll { $0 === id }
    }
}
