/// A value with parts that key paths name, such as the `size.height` of a rectangle.
package protocol KeyValueComponents {
    /// Returns the part at the end of a key path, or nil if the value has no such part.
    func component(forKeyPath keyPath: String) -> Any?
}
