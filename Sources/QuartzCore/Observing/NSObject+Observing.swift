/// An object that hands out the values of its properties by name.
package protocol KeyValueReadable: AnyObject {
    /// The value at a path, such as "contentOffset" or "layer.opacity".
    func readValue(forKeyPath keyPath: String) -> Any?
    /// The layer whose changes are this object's.
    var observedLayer: CALayer? { get }
}

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
    /// Responders, layers, and classes that `_KeyValueObserver` names can be observers. Properties are those that key-value coding
    /// knows of views and layers, and stored properties of any class. What a layer or a view's geometry does is told at
    /// once, anything else before the next frame and at the callbacks before it; setting an equal value is not told.
    /// Neither object is held, and the observation ends with either.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let watch = KeyValueWatch(self, observer: observer, keyPath: keyPath, context: context) { object in
            object.observedValue(forKeyPath: keyPath)
        } tell: { [weak observer] object, old, new in
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
        observedLayer?.addWatch(watch)
    }

    private func end(where isOver: (KeyValueWatch) -> Bool) {
        let id = ObjectIdentifier(self)
        func matches(_ watch: KeyValueWatch) -> Bool { watch.objectID == id && isOver(watch) }
        KeyValueObservations.current.remove(where: matches)
        observedLayer?.observations?.remove(where: matches)
    }

    private var observedLayer: CALayer? { self as? CALayer ?? (self as? any KeyValueReadable)?.observedLayer }

    /// A property by key-value coding where the class has it, else a stored property by its name.
    private func observedValue(forKeyPath keyPath: String) -> Any? {
        if let layer = self as? CALayer {
            return keyPath.contains(".") ? layer.value(forKeyPath: keyPath) : layer.value(forKey: keyPath)
        }
        if let readable = self as? any KeyValueReadable { return readable.readValue(forKeyPath: keyPath) }
        guard let value = storedValue(named: keyPath) else {
            preconditionFailure("\(type(of: self)) has no stored property \(keyPath), and it cannot be observed")
        }
        return value
    }

    /// A stored property of the object's class or one above it; nil where there is none of that name.
    package func storedValue(named name: String) -> Any?? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children where child.label == name || child.label == "_" + name {
                return .some(flattened(child.value))
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}

/// An optional's value, or nil; anything else as it is.
private func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flattened($0.value) }
}

extension NSObjectProtocol where Self: NSObject {
    /// Tells a block of changes of a property, until the result is released or invalidated.
    ///
    /// What a layer or a view's geometry does is told at once, anything else before the next frame and at the callbacks
    /// before it; setting an equal value is not told. The object is not held.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let watch = KeyValueWatch(self, observer: nil, keyPath: nil, context: nil) { object in
            (object as? Self)?[keyPath: keyPath]
        } tell: { object, old, new in
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

extension CALayer: _KeyValueObserver {
    fileprivate func addWatch(_ watch: KeyValueWatch) {
        if observations == nil { observations = KeyValueObservations() }
        observations?.add(watch)
    }
}
