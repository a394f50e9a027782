import QuartziteUIFoundation

/// What stands for methods of attributed strings in rewritten code, because Foundation on Linux stops the program when
/// neighbouring characters have equal values of an app's class in different instances (docs/FoundationFaults.md).
extension NSMutableAttributedString {
    /// Sets an attribute; of equal values, it uses the instance that the text contains.
    public func _addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttribute(name, value: sharedValue(value, of: name), range: range)
    }

    /// Sets attributes; of equal values, it uses the instances that the text contains.
    public func _addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        addAttributes(sharedValues(attrs), range: range)
    }

    /// Replaces all attributes; of equal values, it uses the instances that the text contains.
    public func _setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        setAttributes(attrs.map { sharedValues($0) }, range: range)
    }

    /// Gives equal values one instance, and then removes an attribute.
    public func _removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        uniteEqualValues()
        removeAttribute(name, range: range)
    }

    /// Returns attributes whose values are the instances that the text contains already, if it has equal ones.
    func sharedValues(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var result = attributes
        for (name, value) in attributes { result[name] = sharedValue(value, of: name) }
        return result
    }

    /// Returns an equal value of the text, or the value itself.
    private func sharedValue(_ value: Any, of name: NSAttributedString.Key) -> Any {
        guard let object = Self.comparedObject(value) else { return value }
        var found: NSObject?
        enumerateAttribute(name, in: NSRange(location: 0, length: length)) { other, _, stop in
            guard let other = other.flatMap(Self.comparedObject), other.isEqual(object) else { return }
            found = other
            stop.pointee = true
        }
        return found ?? value
    }

    /// Gives equal values of an attribute one instance, by building the text again.
    private func uniteEqualValues() {
        // A text storage compares nothing before it has new attributes for all characters.
        guard type(of: self) == NSMutableAttributedString.self else { return }
        var (known, hasCopies) = ([NSAttributedString.Key: [NSObject]](), false)
        let copy = NSMutableAttributedString()
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            var shared = attributes
            for (name, value) in attributes {
                guard let object = Self.comparedObject(value) else { continue }
                if let first = known[name]?.first(where: { $0.isEqual(object) }) {
                    hasCopies = hasCopies || first !== object
                    shared[name] = first
                } else {
                    known[name, default: []].append(object)
                }
            }
            copy.append(NSAttributedString(string: mutableString.substring(with: range), attributes: shared))
        }
        if hasCopies { setAttributedString(copy) }
    }

    /// Returns a value as an object that Foundation cannot compare; nil for other values.
    private static func comparedObject(_ value: Any) -> NSObject? {
        guard type(of: value) is AnyClass, let object = value as? NSObject, !(object is _AttributeObject) else {
            return nil
        }
        return object
    }
}
