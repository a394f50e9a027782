/// An object that can be told of changes by name: a responder, a layer, or any other class that takes this on.
///
/// With an Objective-C runtime, any object that overrides the method can; rewritten code says so by this name.
public protocol _KeyValueObserver: AnyObject {
    /// Tells of a change.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension NSObject {
    /// Tells `observer`, by its `observeValue(forKeyPath:of:change:context:)`, of changes of a property.
    ///
    /// Responders, layers, and classes that `_KeyValueObserver` names can be observers. Properties are those that
    /// layers, views, view controllers, gesture recognizers and bar items have, stored properties of any class, and
    /// paths from one to another, such as `panGestureRecognizer.state`. For others a line on standard error says that
    /// nothing will be told. A change by a setter of the system's is told at once, anything else before the next frame
    /// and at the callbacks before it; setting an equal value is not told. Neither object is held, and the observation
    /// ends with either.
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

    /// Tells an observer no more of a property; does nothing where it was not told.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        let id = ObjectIdentifier(observer)
        end { $0.observerID == id && $0.keyPath == keyPath }
    }

    /// Tells an observer no more of a property for one context; does nothing where it was not told.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        let id = ObjectIdentifier(observer)
        end { $0.observerID == id && $0.keyPath == keyPath && $0.context == context }
    }

    fileprivate func begin(_ watch: KeyValueWatch, _ options: NSKeyValueObservingOptions) {
        if options.contains(.initial) { watch.tellInitialValue() }
        KeyValueObservations.current.add(watch)
        watch.attach()
    }

    private func end(where isOver: (KeyValueWatch) -> Bool) {
        let id = ObjectIdentifier(self)
        func matches(_ watch: KeyValueWatch) -> Bool { watch.objectID == id && isOver(watch) }
        KeyValueObservations.current.remove(where: matches)
        layerOfChanges?.observations?.remove(where: matches)
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Tells a block of changes of a property, until the result is released or invalidated.
    ///
    /// A change by a setter of the system's is told at once, anything else before the next frame and at the callbacks
    /// before it; setting an equal value is not told. The object is not held.
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

extension CALayer: _KeyValueObserver {}
