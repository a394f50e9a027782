extension CALayer: ChangeReporter {}
extension CALayer: _KeyValueObserver {}

extension CALayer: KeyPathCoding {}
extension CAAnimation: KeyPathCoding {}
extension CAEmitterCell: KeyPathCoding {}

extension CALayer: KeyValueReadable {
    package final func reader(forKey key: String) -> ((NSObject) -> Any?)? {
        { object in
            guard let layer = object as? CALayer else { return nil }
            return layer.value(forKey: key) ?? layer.storedValue(named: key) ?? nil
        }
    }

    package final func value(forNestedKeyPath keyPath: String) -> Any? { value(forKeyPath: keyPath) }

    package final var changeReporter: (any ChangeReporter)? { self }
}
