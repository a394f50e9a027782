extension KeyValueComponents {
    /// Returns the part as key-value coding does.
    package func component(forKeyPath keyPath: String) -> Any? {
        StructComponent(keyPath[...]).flatMap { AnimatableValue(self)?[$0]?.boxed }
    }
}

extension CGPoint: KeyValueComponents {}
extension CGSize: KeyValueComponents {}
extension CGRect: KeyValueComponents {}
extension CGVector: KeyValueComponents {}
extension CGAffineTransform: KeyValueComponents {}
extension CATransform3D: KeyValueComponents {}
extension NSValue: KeyValueComponents {}
