import Foundation

/// How an associated value is stored.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// A weak reference, which becomes nil once the value is released elsewhere.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value if it can be copied, otherwise a strong reference.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value if it can be copied, otherwise a strong reference.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object for a key, which is the address of a variable; nil removes the value.
///
/// The address must not change, so the variable must be global or static. Structures and enumerations are stored like
/// objects, except that `OBJC_ASSOCIATION_ASSIGN` retains them. Values of views, layers, responders and other classes
/// of this package are released with the object; values of other classes are released some time after it.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedValues.set(value, forKey: key, of: object as AnyObject, policy: policy)
}

/// Returns the value associated with an object for a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedValues.value(forKey: key, of: object as AnyObject)
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedValues.removeAll(of: object as AnyObject) }

/// An object that stores its associated values itself, so that they are released with it.
package protocol AssociatedValueHolder: AnyObject {
    /// The values; nil until the first is set.
    var associatedValues: AssociatedValues? { get set }
}

/// The values associated with an object, by key.
package final class AssociatedValues {
    private enum Stored {
        case retained(Any)
        case unretained(Weak)
    }

    private struct Weak { weak var object: AnyObject? }

    /// The values of an object that does not store them itself.
    private struct Entry {
        weak var object: AnyObject?
        let values: AssociatedValues
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var table: [ObjectIdentifier: Entry] = [:]
    /// The table size at which entries of released objects are removed.
    nonisolated(unsafe) private static var sweepSize = 16

    private var stored: [UnsafeRawPointer: Stored] = [:]

    fileprivate static func set(
        _ value: Any?, forKey key: UnsafeRawPointer, of object: AnyObject, policy: objc_AssociationPolicy
    ) {
        // Releasing a value may call back into this function, so old values are released after the lock.
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
            case .retained(let value): value
            case .unretained(let weak): weak.object
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

    private static func wrap(_ value: Any, _ policy: objc_AssociationPolicy) -> Stored {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
            .unretained(Weak(object: value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            .retained((value as? any NSCopying)?.copy(with: nil) ?? value)
        default: .retained(value)
        }
    }

    private static func values(of object: AnyObject, making: Bool) -> AssociatedValues? {
        if let holder = object as? any AssociatedValueHolder {
            if holder.associatedValues == nil, making { holder.associatedValues = AssociatedValues() }
            return holder.associatedValues
        }
        let id = ObjectIdentifier(object)
        // An earlier object may have had the same address.
        if let entry = table[id], entry.object === object { return entry.values }
        guard making else { return nil }
        let values = AssociatedValues()
        table[id] = Entry(object: object, values: values)
        return values
    }
}
