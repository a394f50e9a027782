import QuartziteUIDrawing

extension UserDefaults: KeyPathCoding {
    /// Returns the value of a setting, as `object(forKey:)` does.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value of a setting, or removes it for nil.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// Returns the value of a setting whose name is the whole path.
    public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
    /// Sets the value of a setting whose name is the whole path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKey: keyPath) }
}
