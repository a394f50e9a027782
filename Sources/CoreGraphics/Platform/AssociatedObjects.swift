import Foundation

/// How a value that is kept with an object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not held: it is nil once nobody else holds the value.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Held.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy is held, where the value can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Held.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy is held, where the value can be copied.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object, under the address of a variable, until the object is gone; nil takes it away.
///
/// The address has to stay the same: that of a global or static variable. Structures and enumerations are kept like
/// objects, except that `OBJC_ASSOCIATION_ASSIGN` holds them. Values of views, layers, responders and others of this
/// module's classes go with the object; those of other classes soon after.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedValues.set(value, forKey: key, of: object as AnyObject, policy: policy)
}

/// The value that ``objc_setAssociatedObject(_:_:_:_:)`` keeps with an object; nil where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedValues.value(forKey: key, of: object as AnyObject)
}

/// Takes away all values kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedValues.removeAll(of: object as AnyObject) }

/// An object that keeps its associated values itself, so that they go when it does.
package protocol AssociatedValueHolder: AnyObject {
    /// The values, nil until there are any.
    var associatedValues: AssociatedValues? { get set }
}

/// Values kept with an object, by the address of a variable.
package final class AssociatedValues {
    private enum Stored {
        case held(Any)
        case unheld(Weak)
    }

    private struct Weak { weak var object: AnyObject? }

    /// The values of an object that does not keep them itself.
    private struct Entry {
        weak var object: AnyObject?
        let values: AssociatedValues
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var table: [ObjectIdentifier: Entry] = [:]
    /// The table is searched for objects that are gone when it has grown to this size.
    nonisolated(unsafe) private static var sweepSize = 16

    private var stored: [UnsafeRawPointer: Stored] = [:]

    fileprivate static func set(
        _ value: Any?, forKey key: UnsafeRawPointer, of object: AnyObject, policy: objc_AssociationPolicy
    ) {
        // What is let go may itself come back here; it is let go last.
        var old: Stored?
        var oldTable: [ObjectIdentifier: Entry] = [:]
        lock.withLock {
            if table.count >= sweepSize {
                oldTable = table
                table = table.filter { $0.value.object != nil }
                sweepSize = max(16, table.count * 2)
            }
            let values = values(of: object, making: value != nil)
            old = values?.stored[key]
            values?.stored[key] = value.map { wrap($0, policy) }
        }
        withExtendedLifetime((old, oldTable)) {}
    }

    fileprivate static func value(forKey key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        lock.withLock {
            switch values(of: object, making: false)?.stored[key] {
            case .held(let value): value
            case .unheld(let weak): weak.object
            case nil: nil
            }
        }
    }

    fileprivate static func removeAll(of object: AnyObject) {
        var old: AssociatedValues?
        lock.withLock {
            old = values(of: object, making: false)
            if let holder = object as? any AssociatedValueHolder {
                holder.associatedValues = nil
            } else {
                table[ObjectIdentifier(object)] = nil
            }
        }
        withExtendedLifetime(old) {}
    }

    /// How many objects have an entry in the table, among them some that are gone.
    package static var tableSize: Int { lock.withLock { table.count } }

    private static func wrap(_ value: Any, _ policy: objc_AssociationPolicy) -> Stored {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
            .unheld(Weak(object: value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            .held((value as? any NSCopying)?.copy(with: nil) ?? value)
        default: .held(value)
        }
    }

    private static func values(of object: AnyObject, making: Bool) -> AssociatedValues? {
        if let holder = object as? any AssociatedValueHolder {
            if holder.associatedValues == nil, making { holder.associatedValues = AssociatedValues() }
            return holder.associatedValues
        }
        let id = ObjectIdentifier(object)
        // Another object may have lived at the same address.
        if let entry = table[id], entry.object === object { return entry.values }
        guard making else { return nil }
        let values = AssociatedValues()
        table[id] = Entry(object: object, values: values)
        return values
    }
}
