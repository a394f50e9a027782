/// Properties that no animation changes, by their keys.
extension CALayer {
    final func plainValue(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "delegate": delegate
        case "sublayers": sublayers
        case "superlayer": superlayer
        case "mask": mask
        case "actions": actions
        case "filters": filters
        case "backgroundFilters": backgroundFilters
        case "style": style
        case "layoutManager": layoutManager
        case "autoresizingMask": NSNumber(value: autoresizingMask.rawValue)
        case "needsDisplayOnBoundsChange": NSNumber(value: needsDisplayOnBoundsChange)
        case "drawsAsynchronously": NSNumber(value: drawsAsynchronously)
        case "allowsEdgeAntialiasing": NSNumber(value: allowsEdgeAntialiasing)
        case "edgeAntialiasingMask": NSNumber(value: edgeAntialiasingMask.rawValue)
        case "preferredDynamicRange": preferredDynamicRange.rawValue
        case "toneMapMode": toneMapMode.rawValue
        case "contentsHeadroom": NSNumber(value: contentsHeadroom)
        case "wantsExtendedDynamicRangeContent": NSNumber(value: wantsExtendedDynamicRangeContent)
        default: timingValue(forKey: key) ?? undefinedValues[key] ?? type(of: self).defaultValue(forKey: key)
        }
    }

    /// Sets such a property; false where there is none of that key.
    final func setPlainValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "frame": if case .rect(let rect)? = AnimatableValue(value) { frame = rect }
        case "name": name = value as? String
        case "delegate": delegate = value as? any CALayerDelegate
        case "sublayers": sublayers = value as? [CALayer]
        case "mask": mask = value as? CALayer
        case "actions": actions = value as? [String: any CAAction]
        case "style": style = value as? [AnyHashable: Any]
        case "filters": filters = value as? [Any]
        case "backgroundFilters": backgroundFilters = value as? [Any]
        case "layoutManager": layoutManager = value as? any CALayoutManager
        default:
            return setFlag(value, forKey: key) || setNumberOrName(value, forKey: key)
                || setTimingValue(value, forKey: key, newDuration: .infinity)
        }
        return true
    }

    /// Sets a property that is true or false; nil stands for what it is in a new layer.
    private func setFlag(_ value: Any?, forKey key: String) -> Bool {
        let isNil = value == nil || value is NSNull
        let number = AnimatableValue(isNil ? type(of: self).defaultValue(forKey: key) : value)?.bool
        switch key {
        case "needsDisplayOnBoundsChange": needsDisplayOnBoundsChange = number ?? needsDisplayOnBoundsChange
        case "drawsAsynchronously": drawsAsynchronously = number ?? drawsAsynchronously
        case "allowsEdgeAntialiasing": allowsEdgeAntialiasing = number ?? allowsEdgeAntialiasing
        case "wantsExtendedDynamicRangeContent":
            wantsExtendedDynamicRangeContent = number ?? wantsExtendedDynamicRangeContent
        default: return false
        }
        return true
    }

    /// Sets a mask, a number or a name; nil stands for what it is in a new layer, a wrong type changes nothing.
    private func setNumberOrName(_ value: Any?, forKey key: String) -> Bool {
        let isNil = value == nil || value is NSNull
        let given: Any? = isNil ? type(of: self).defaultValue(forKey: key) : value
        let number = isNil && given == nil ? 0 : AnimatableValue(given)?.double
        let bits = number.flatMap { UInt32(exactly: $0) }
        switch key {
        case "autoresizingMask": if let bits { autoresizingMask = .init(rawValue: .init(bits)) }
        case "edgeAntialiasingMask": if let bits { edgeAntialiasingMask = .init(rawValue: bits) }
        case "contentsHeadroom": if let number, number.isFinite { contentsHeadroom = number }
        case "preferredDynamicRange":
            if let name = propertyName(given) { preferredDynamicRange = .init(rawValue: name) }
        case "toneMapMode": if let name = propertyName(given) { toneMapMode = .init(rawValue: name) }
        default: return false
        }
        return true
    }
}
