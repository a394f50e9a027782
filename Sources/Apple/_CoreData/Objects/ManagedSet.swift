import UIKit

/// The objects of a relationship, which changes with the set.
final class ManagedSet: NSMutableSet {
    private let objects = NSMutableSet()
    private var owner: NSManagedObject?
    private var key = ""

    convenience init(_ owner: NSManagedObject, _ key: String) {
        self.init(capacity: 0)
        for element in (owner.value(forKey: key) as? NSSet)?.allObjects ?? [] { objects.add(element) }
        (self.owner, self.key) = (owner, key)
    }

    override var count: Int { objects.count }
    override func member(_ object: Any) -> Any? { objects.member(object) }
    override func objectEnumerator() -> NSEnumerator { objects.objectEnumerator() }

    override func add(_ object: Any) {
        objects.add(object)
        update()
    }

    override func remove(_ object: Any) {
        objects.remove(object)
        update()
    }

    private func update() { owner?.setValue(NSSet(array: objects.allObjects), forKey: key) }
}
