/// An object that can observe properties by name: a responder, a layer, or any other class that conforms.
///
/// With the Objective-C runtime, any object can observe that overrides the method. Rewritten code declares this
/// conformance instead.
public protocol _KeyValueObserver: AnyObject {
    /// Notifies the observer of a change.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension NSObject {
    /// Registers `observer` for changes of a property.
    ///
    /// Changes call its `observeValue(forKeyPath:of:change:context:)`. Responders, layers, and classes that conform to
    /// `_KeyValueObserver` can observe. The key path names a property of a layer, a view, a view controller, a gesture
    /// recognizer or a bar item, a stored property of any class, or a path through several objects, such as
    /// `panGestureRecognizer.state`. For any other key path, a line on standard error says that the property cannot be
    /// observed.
    ///
    /// A change by a setter of the system is reported at once. Any other change is reported before the next frame, and
    /// at the callbacks before it. Setting an equal value is not reported. Neither object is retained, and the
    /// observation ends when either is released.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let path = ObservedPath(keyPath, from: self) else {
            return Notices.report("\(type(of: self)) has no property \(keyPath) that can be observed by its name")
        }
        let watch = KeyValueWatch(
            self, ObservedProperty(path), observer: observer, keyPath: keyPath, context: context
        ) { [weak observer] object, old, new in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = new ?? NSNull() }
            if options.contains(.old), let old { change[.oldKey] = old }
            (observer as? any _KeyValueObserver)?.observeValue(
                forKeyPath: keyPath, of: object, change: change, context: context)
        }
        begin(watch, options)
    }

    /// Stops notifying an observer of a property; does nothing if it is not registered.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        let id = ObjectIdentifier(observer)
        end { $0.observerID == id && $0.keyPath == keyPath }
    }

    /// Stops notifying an observer of a property for one context; does nothing if it is not registered.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        let id = ObjectIdentifier(observer)
        end { $0.observerID == id && $0.keyPath == keyPath && $0.context == context }
    }

    fileprivate func begin(_ watch: KeyValueWatch, _ options: NSKeyValueObservingOptions) {
        if options.contains(.initial) { watch.notifyOfInitialValue() }
        KeyValueObservations.current.add(watch)
        watch.begin()
    }

    private func end(where isOver: (KeyValueWatch) -> Bool) {
        let id = ObjectIdentifier(self)
        func matches(_ watch: KeyValueWatch) -> Bool { watch.objectID == id && isOver(watch) }
        KeyValueObservations.current.remove(where: matches)
        reporterOfChanges?.observations?.remove(where: matches)
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Calls a closure when a property changes, until the returned observation is released or invalidated.
    ///
    /// A change by a setter of the system is reported at once. Any other change is reported before the next frame, and
    /// at the callbacks before it. Setting an equal value is not reported. The object is not retained.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let property = ObservedProperty { ($0 as? Self)?[keyPath: keyPath] }
        let watch = KeyValueWatch(self, property, observer: nil, keyPath: nil, context: nil) { object, old, new in
            guard let object = object as? Self else { return }
            let change = NSKeyValueObservedChange(
                newValue: options.contains(.new) ? new as? Value : nil,
                oldValue: options.contains(.old) ? old as? Value : nil)
            changeHandler(object, change)
        }
        begin(watch, options)
        return NSKeyValueObservation { watch.isOver = true }
    }
}
