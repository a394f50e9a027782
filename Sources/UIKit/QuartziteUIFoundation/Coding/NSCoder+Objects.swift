import Foundation

extension NSCoder {
    /// Decodes an object as `decodeObject(forKey:)` does on Apple's systems; `quartzite run` calls it instead.
    ///
    /// Foundation on Linux decodes nothing more after a key that is missing, or whose value is a number rather than an
    /// object.
    ///
    /// - Returns: The object; nil if there is none for this key, and if the value is a number.
    public func _decodeObject(forKey key: String) -> Any? {
        guard containsValue(forKey: key), !holdsNumber(forKey: key) else { return nil }
        return decodeObject(forKey: key)
    }

    /// Whether the value for a key was encoded as a number instead of an object.
    private func holdsNumber(forKey key: String) -> Bool {
        guard self is NSKeyedUnarchiver else { return false }
        if decodeDouble(forKey: key) != 0 { return true }
        // Only the archive's own dictionary distinguishes zero and false from objects.
        let containers = Mirror(reflecting: self).descendant("_containers") as? [Any]
        let values = containers?.last.flatMap { Mirror(reflecting: $0).descendant("dict") } as? [String: Any]
        return values?[key] is NSNumber
    }
}
