import QuartzCore

extension UIView: KeyPathCoding {}

extension UIView {
    final func keyedValue(forKey key: String) -> Any? {
        switch key {
        case "layer": layer
        case "superview": superview
        case "subviews": subviews
        case "window": window
        case "backgroundColor": backgroundColor
        case "tintColor": tintColor
        case "constraints": constraints
        case "mask", "maskView": mask
        case "hidden", "isHidden": NSNumber(value: isHidden)
        case "opaque", "isOpaque": NSNumber(value: isOpaque)
        case "clipsToBounds": NSNumber(value: clipsToBounds)
        case "userInteractionEnabled", "isUserInteractionEnabled": NSNumber(value: isUserInteractionEnabled)
        case "tag": NSNumber(value: tag)
        case "transform": transform
        case "accessibilityIdentifier": accessibilityIdentifier
        case "accessibilityLabel": accessibilityLabel
        case "frame", "bounds", "center", "alpha", "transform3D":
            animatable(key, for: "valueForUndefinedKey").boxed
        default:
            if let property = Members.current.property(key, of: type(of: self)) {
                property.value(of: self)
            } else if let reader = ObservableKeys.reader(of: self, key) {
                reader(self)
            } else {
                storedValue(named: key) ?? animatable(key, for: "valueForUndefinedKey").boxed
            }
        }
    }

    /// Whether ``setValue(_:forKey:)`` knows a property of all views.
    final func canSetValue(forKey key: String) -> Bool { Self.settableKeys.contains(key) }

    private static let settableKeys: Set = [
        "backgroundColor", "tintColor", "mask", "maskView", "hidden", "isHidden", "opaque", "isOpaque",
        "clipsToBounds", "userInteractionEnabled", "isUserInteractionEnabled", "tag", "accessibilityIdentifier",
        "accessibilityLabel", "frame", "bounds", "center", "alpha", "transform", "transform3D",
    ]

    final func setKeyedValue(_ value: Any?, forKey key: String) {
        let flag = (value as? NSNumber)?.boolValue ?? (value as? Bool)
        switch key {
        case "backgroundColor": backgroundColor = value as? UIColor
        case "tintColor": tintColor = value as? UIColor
        case "mask", "maskView": mask = value as? UIView
        case "hidden", "isHidden": isHidden = flag ?? isHidden
        case "opaque", "isOpaque": isOpaque = flag ?? isOpaque
        case "clipsToBounds": clipsToBounds = flag ?? clipsToBounds
        case "userInteractionEnabled", "isUserInteractionEnabled":
            isUserInteractionEnabled = flag ?? isUserInteractionEnabled
        case "tag": tag = (value as? NSNumber)?.intValue ?? (value as? Int) ?? tag
        case "accessibilityIdentifier": accessibilityIdentifier = value as? String
        case "accessibilityLabel": accessibilityLabel = value as? String
        default:
            let listed = Members.current.property(key, of: type(of: self))
            if let property = listed ?? ObservableKeys.property(of: self, key) {
                property.setOrReport(value, of: self, key: key)
                return
            }
            if !canSetValue(forKey: key), callSetUndefined(value, forKey: key) { return }
            let old = animatable(key, for: "setValue:forUndefinedKey")
            guard let new = AnimatableValue(value), new.hasKind(of: old) else {
                return Notices.report("The value for \(Swift.type(of: self)).\(key) has another type, and is ignored")
            }
            set(new, forKey: key)
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

    private func animatable(_ key: String, for method: String) -> AnimatableValue {
        switch key {
        case "frame": .rect(frame)
        case "bounds": .rect(bounds)
        case "center": .point(center)
        case "alpha": .number(alpha)
        case "transform": .transform(CATransform3DMakeAffineTransform(transform))
        case "transform3D": .transform(transform3D)
        default:
            raise(
                .unknownKey,
                "[\(identity(of: self)) \(method):]: this class is not key value coding-compliant for the key \(key).")
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
