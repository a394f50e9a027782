/// One observer of one property; it compares the property with its last value and reports changes.
final class KeyValueWatch {
    weak var object: NSObject?
    weak var observer: NSObject?
    /// Identifies the observer when it is removed, even from its own deinitialiser.
    let observerID: ObjectIdentifier?
    let objectID: ObjectIdentifier
    let keyPath: String?
    let context: UnsafeMutableRawPointer?
    var isOver = false
    private let property: ObservedProperty
    private let notify: (NSObject, _ old: Any?, _ new: Any?) -> Void
    private var last: Any?

    init(
        _ object: NSObject, _ property: ObservedProperty, observer: NSObject?, keyPath: String?,
        context: UnsafeMutableRawPointer?, notify: @escaping (NSObject, Any?, Any?) -> Void
    ) {
        self.object = object
        self.observer = observer
        observerID = observer.map { ObjectIdentifier($0) }
        objectID = ObjectIdentifier(object)
        self.keyPath = keyPath
        self.context = context
        self.property = property
        self.notify = notify
        last = property.read(object)
    }

    /// Whether the observation continues and both its object and its observer still exist.
    var isAlive: Bool { !isOver && object != nil && (observerID == nil || observer != nil) }

    /// Whether the value may depend on other objects, which do not know of the watch.
    var reachesOthers: Bool { property.reachesOthers }

    func notifyOfInitialValue() { if let object { notify(object, nil, last) } }

    func check() {
        guard isAlive, let object else { return }
        let new = asObserver(of: object) { property.read(object) }
        guard !isSame(last, new) else { return }
        let old = last
        last = new
        // The new value may be reached through other objects.
        if keyPath != nil, reachesOthers { attach() }
        notify(object, old, new)
    }

    /// Attaches the watch to the objects that report changes of the value.
    func attach() {
        guard let object else { return }
        for reporter in property.reporters(object) { reporter.attach(self) }
    }

    /// Reads the value from which on changes are reported.
    func begin() {
        attach()
        if let object { last = asObserver(of: object) { property.read(object) } }
    }
}

/// The way in which a watch reads its property.
struct ObservedProperty {
    let read: (NSObject) -> Any?
    /// Returns the objects whose changes may change the value.
    let reporters: (NSObject) -> [any ChangeReporter]
    let reachesOthers: Bool

    init(_ path: ObservedPath) {
        read = path.value
        reporters = path.reporters
        reachesOthers = path.isNested
    }

    /// Creates a property that a closure reads; the objects it goes through are unknown.
    init(read: @escaping (NSObject) -> Any?) {
        self.read = read
        reporters = { [$0.reporterOfChanges].compactMap(\.self) }
        reachesOthers = true
    }
}

extension ChangeReporter {
    fileprivate func attach(_ watch: KeyValueWatch) {
        if observations == nil { observations = KeyValueObservations() }
        observations?.addOnce(watch)
    }
}

/// Whether two values are equal; values that cannot be compared are equal if their descriptions are.
private func isSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    func equals<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
    if let a = a as? any Equatable { return equals(a) }
    if type(of: a) is AnyClass, type(of: b) is AnyClass { return a as AnyObject === b as AnyObject }
    return String(reflecting: a) == String(reflecting: b)
}
