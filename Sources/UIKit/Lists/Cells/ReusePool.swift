import QuartzCore

/// Views that wait to be used again, and the classes to make more of, each under a name.
@MainActor struct ReusePool<View: UIView> {
    private var waiting: [String: [View]] = [:]
    private var classes: [String: AnyClass] = [:]

    /// Stops the program, since nib files cannot be read.
    mutating func register(_ nib: UINib?, _ identifier: String) {
        _ = nib?.instantiate(withOwner: nil)
        classes[identifier] = nil
    }

    mutating func register(_ type: AnyClass?, _ identifier: String) { classes[identifier] = type }

    /// The class of a name; nil where none was registered.
    func type(for identifier: String) -> AnyClass? { classes[identifier] }

    /// A view that waits; nil where none does.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Lets a view wait, if it has a name.
    mutating func put(_ view: View, _ identifier: String?) {
        guard let identifier, !identifier.isEmpty else { return }
        waiting[identifier, default: []].append(view)
    }

    mutating func removeAll() { waiting = [:] }
}
