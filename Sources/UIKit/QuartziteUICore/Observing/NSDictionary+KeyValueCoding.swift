import QuartziteUIDrawing

extension NSDictionary {
    /// Returns the value for a key, as `object(forKey:)` does.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension NSMutableDictionary {
    /// Sets the value for a key, or removes it for nil.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
    }
}
