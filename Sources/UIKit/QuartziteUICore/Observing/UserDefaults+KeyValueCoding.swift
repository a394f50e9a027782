import QuartziteUIDrawing

extension UserDefaults: KeyPathCoding, KeyValueReadable {
    /// Returns the value of a setting, as `object(forKey:)` does.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value of a setting, or removes it for nil.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// Returns the value of a setting whose name is the whole path.
    public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
    /// Sets the value of a setting whose name is the whole path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKey: keyPath) }

    /// Returns a function that reads a setting, for observers; each name is that of a setting.
    package func reader(forKey key: String) -> ((NSObject) -> Any?)? {
        { ($0 as? UserDefaults)?.object(forKey: key) }
    }

    package var changeReporter: (any ChangeReporter)? { nil }
}
