import UIKit

/// The objects of an ordered relationship, which changes with the set.
final class ManagedOrderedSet: NSMutableOrderedSet {
    private var owner: NSManagedObject?
    private var key = ""

    override init(capacity numItems: Int) { super.init(capacity: numItems) }
    required convenience init?(coder aDecoder: NSCoder) { nil }
    required convenience init(arrayLiteral elements: Any...) {
        self.init(capacity: elements.count)
        for element in elements { add(element) }
    }

    convenience init(_ owner: NSManagedObject, _ key: String) {
        self.init(capacity: 0)
        for element in (owner.value(forKey: key) as? NSOrderedSet)?.array ?? [] { add(element) }
        (self.owner, self.key) = (owner, key)
    }

    override func insert(_ object: Any, at idx: Int) {
        super.insert(object, at: idx)
        update()
    }

    override func removeObject(at idx: Int) {
        super.removeObject(at: idx)
        update()
    }

    override func replaceObject(at idx: Int, with obj: Any) {
        super.replaceObject(at: idx, with: obj)
        update()
    }

    override func moveObjects(at indexes: IndexSet, to idx: Int) {
        super.moveObjects(at: indexes, to: idx)
        update()
    }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        super.exchangeObject(at: idx1, withObjectAt: idx2)
        update()
    }

    override func remove(_ val: Any) {
        super.remove(val)
        update()
    }

    override func removeObjects(in array: [Any]) {
        for object in array { remove(object) }
    }

    override func removeAllObjects() {
        super.removeAllObjects()
        update()
    }

    private func update() { owner?.setValue(NSOrderedSet(array: array), forKey: key) }
}
