import QuartzCore

/// Views that can be reused, and the classes from which new ones are created, by reuse identifier.
@MainActor struct ReusePool<View: UIView> {
    private var waiting: [String: [View]] = [:]
    private var classes: [String: AnyClass] = [:]

    /// Raises an exception unless `nib` is nil, because nib files cannot be read.
    mutating func register(_ nib: UINib?, _ identifier: String) {
        _ = nib?.instantiate(withOwner: nil)
        classes[identifier] = nil
    }

    mutating func register(_ type: AnyClass?, _ identifier: String) { classes[identifier] = type }

    /// Returns the class of an identifier, or nil if none was registered.
    func type(for identifier: String) -> AnyClass? { classes[identifier] }

    /// Removes and returns a reusable view, or nil if there is none.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Adds a view to the pool, if it has an identifier.
    mutating func put(_ view: View, _ identifier: String?) {
        guard let identifier, !identifier.isEmpty else { return }
        waiting[identifier, default: []].append(view)
    }

    mutating func removeAll() { waiting = [:] }
}
