import UIKit

extension NSManagedObject {
    /// Creates an object of this class, which is known only at run time, with `init(context:)`.
    public static func _make(context: NSManagedObjectContext) -> Self {
        _make(entity: context.entity(of: self), insertInto: context)
    }

    /// Creates an object of this class, or of the entity's below it, with `init(entity:insertInto:)`.
    public static func _make(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> Self {
        let own: AnyClass = entity.objectClass
        let isBelow = sequence(first: own, next: { _getSuperclass($0) }).contains { $0 == self }
        let type = unsafeBitCast(isBelow ? own : self as AnyClass, to: _NSManagedObjectInitProbe.Type.self)
        return unsafeDowncast(type.init(entity: entity, insertInto: context), to: self)
    }
}
