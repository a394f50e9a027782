import QuartziteUIDrawing

extension UIView: KeyPathCoding {}

extension UIView {
    /// The keys of values that animate, which key-value coding boxes as those of layers.
    static let animatableKeys: Set = ["frame", "bounds", "center", "alpha", "transform", "transform3D"]

    final func keyedValue(forKey key: String) -> Any? {
        if key == "transform" { return transform }
        if let value = animatable(key) { return value.boxed }
        if let property = Members.current.property(key, of: type(of: self)) { return property.value(of: self) }
        if let reader = ObservableKeys.reader(of: self, key) { return reader(self) }
        guard let stored = storedValue(named: key) else { raiseUnknown(key, in: "valueForUndefinedKey") }
        return stored
    }

    final func setKeyedValue(_ value: Any?, forKey key: String) {
        if let old = animatable(key) {
            guard let new = AnimatableValue(value), new.hasKind(of: old) else {
                return Notices.report("The value for \(Swift.type(of: self)).\(key) has another type, and is ignored")
            }
            return set(new, forKey: key)
        }
        let listed = Members.current.property(key, of: type(of: self))
        if let property = listed ?? ObservableKeys.property(of: self, key) {
            property.setOrReport(value, of: self, key: key)
        } else if !callSetUndefined(value, forKey: key) {
            if isPrivateKey(key) { return unsupported("The key \(key) of \(Swift.type(of: self))") }
            raiseUnknown(key, in: "setValue:forUndefinedKey")
        }
    }

    /// Returns a property by key path: one of the view, or of the value of its first key.
    ///
    /// Examples are `layer.cornerRadius`, `center.x` and `superview.alpha`.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let (key, rest) = Self.split(keyPath) else { return value(forKey: keyPath) }
        switch value(forKey: key) {
        case let layer as CALayer: return layer.value(forKeyPath: rest)
        case let view as UIView: return view.value(forKeyPath: rest)
        case is any KeyValueReadable: return ObservedPath(keyPath, from: self)?.value(of: self)
        case let value:
            guard let component = StructComponent(rest[...]) else { return nil }
            return AnimatableValue(value)?[component]?.boxed
        }
    }

    /// Sets a property by key path; see ``value(forKeyPath:)``.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (key, rest) = Self.split(keyPath) else { return setValue(value, forKey: keyPath) }
        switch self.value(forKey: key) {
        case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
        case let view as UIView: view.setValue(value, forKeyPath: rest)
        case let whole:
            guard let component = StructComponent(rest[...]), let part = AnimatableValue(value),
                let whole = AnimatableValue(whole)
            else { return }
            set(whole.replacing(component, with: part), forKey: key)
        }
    }

    private static func split(_ keyPath: String) -> (key: String, rest: String)? {
        guard let dot = keyPath.firstIndex(of: ".") else { return nil }
        return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    }

    private func animatable(_ key: String) -> AnimatableValue? {
        switch key {
        case "frame": .rect(frame)
        case "bounds": .rect(bounds)
        case "center": .point(center)
        case "alpha": .number(alpha)
        case "transform": .transform(CATransform3DMakeAffineTransform(transform))
        case "transform3D": .transform(transform3D)
        default: nil
        }
    }

    private func set(_ value: AnimatableValue, forKey key: String) {
        switch (key, value) {
        case ("frame", .rect(let rect)): frame = rect
        case ("bounds", .rect(let rect)): bounds = rect
        case ("center", .point(let point)): center = point
        case ("alpha", .number(let number)): alpha = number
        case ("transform", .transform(let transform)): self.transform = CATransform3DGetAffineTransform(transform)
        case ("transform3D", .transform(let transform)): transform3D = transform
        default: break
        }
    }
}

extension AnimatableValue {
    fileprivate func hasKind(of other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.rect, .rect), (.transform, .transform): true
        default: false
        }
    }
}
