import QuartzCore

/// How a hash table or a map table keeps and compares its objects.
open class NSPointerFunctions: NSObject {
    /// Options for keeping and comparing objects; raw values are Apple's.
    public struct Options: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are kept with strong references; the default.
        public static let strongMemory: Options = []
        /// Objects are kept with weak references, and removed when they are released.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared with `isEqual(_:)`; the default.
        public static let objectPersonality: Options = []
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Objects are copied when they are added.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// A type of the old names of ``NSPointerFunctions/Options``.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// A type of the old names of ``NSPointerFunctions/Options``.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An object kept by a table.
struct TableReference {
    private let retained: AnyObject?
    private weak var unretained: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let copied = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? : nil
        let object = copied ?? object
        retained = options.contains(.weakMemory) ? nil : object
        unretained = object
    }

    var object: AnyObject? { retained ?? unretained }

    /// Whether the object equals another by the rules of the options.
    func matches(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else { return false }
        return object.isEqual(other)
    }
}
