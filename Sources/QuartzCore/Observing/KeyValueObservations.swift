/// One observer of one property: it compares the property with what it was, and tells of a change.
final class KeyValueWatch {
    weak var object: NSObject?
    weak var observer: NSObject?
    /// What the observer is found by when it leaves, which it also does while it is being destroyed.
    let observerID: ObjectIdentifier?
    let objectID: ObjectIdentifier
    let keyPath: String?
    let context: UnsafeMutableRawPointer?
    var isOver = false
    private let read: (NSObject) -> Any?
    private let tell: (NSObject, _ old: Any?, _ new: Any?) -> Void
    private var last: Any?

    init(
        _ object: NSObject, observer: NSObject?, keyPath: String?, context: UnsafeMutableRawPointer?,
        read: @escaping (NSObject) -> Any?, tell: @escaping (NSObject, Any?, Any?) -> Void
    ) {
        self.object = object
        self.observer = observer
        observerID = observer.map { ObjectIdentifier($0) }
        objectID = ObjectIdentifier(object)
        self.keyPath = keyPath
        self.context = context
        self.read = read
        self.tell = tell
        last = read(object)
    }

    /// Whether there is still somebody to tell of something.
    var isAlive: Bool { !isOver && object != nil && (observerID == nil || observer != nil) }

    func tellInitialValue() { if let object { tell(object, nil, last) } }

    func check() {
        guard isAlive, let object else { return }
        let new = read(object)
        guard !isSame(last, new) else { return }
        let old = last
        last = new
        tell(object, old, new)
    }
}

/// The observations of one run of a scene, or of one layer, in the order they began.
///
/// Changes of layers, and with them of views' geometry, are told at once; those of anything else before the next frame,
/// and at every timer, touch or callback before it.
package final class KeyValueObservations {
    private var watches: [KeyValueWatch] = []
    /// How many changes are going on that count as one.
    private var holds = 0

    package init() {}

    /// The observations of the stage that is running.
    static var current: KeyValueObservations { MediaClock.current.observations }

    func add(_ watch: KeyValueWatch) {
        watches.removeAll { !$0.isAlive }
        watches.append(watch)
    }

    func remove(where isOver: (KeyValueWatch) -> Bool) {
        for watch in watches where isOver(watch) { watch.isOver = true }
        watches.removeAll { !$0.isAlive }
    }

    /// Tells observers of what has changed since they were told last.
    package func check() {
        guard holds == 0, !watches.isEmpty else { return }
        for watch in watches { watch.check() }
    }

    /// Tells of several changes as one, when `body` has made them.
    package func together(_ body: () -> Void) {
        holds += 1
        body()
        holds -= 1
        check()
    }
}

/// Whether two values are equal, as far as that can be said; what cannot be compared is, if it is described alike.
private func isSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    func equals<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
    if let a = a as? any Equatable { return equals(a) }
    if type(of: a) is AnyClass, type(of: b) is AnyClass { return a as AnyObject === b as AnyObject }
    return String(reflecting: a) == String(reflecting: b)
}
