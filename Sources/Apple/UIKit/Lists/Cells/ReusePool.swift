import QuartzCore

/// Views that can be reused, and the classes or nibs from which new ones are created, by reuse identifier.
@MainActor struct ReusePool<View: UIView> {
    private enum Origin {
        case type(AnyClass)
        /// Creates a view of a nib.
        case nib(() -> UIView?)
    }

    private var waiting: [String: [View]] = [:]
    private var origins: [String: Origin] = [:]

    /// Registers the nib of a view; nil removes the registration.
    mutating func register(_ nib: UINib?, _ identifier: String) {
        origins[identifier] = nib.map { nib in
            // Other objects of the nib, such as recognizers, live as long as they are used.
            .nib { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first }
        }
    }

    /// Registers a closure that creates a view from a prototype.
    mutating func register(_ make: @escaping () -> UIView?, _ identifier: String) {
        origins[identifier] = .nib(make)
    }

    mutating func register(_ type: AnyClass?, _ identifier: String) { origins[identifier] = type.map { .type($0) } }

    /// Creates a view from the registered class or nib; nil if none was registered.
    ///
    /// Raises an exception if the nib does not contain a view of the right class.
    ///
    /// - Parameter create: Creates a view of a class.
    func make(_ identifier: String, _ create: (AnyClass) -> View) -> View? {
        switch origins[identifier] {
        case .type(let type)?: return create(type)
        case .nib(let make)?:
            guard let view = make() as? View else {
                let name = identifier.split(separator: "\u{0}").last ?? ""
                raise(
                    .internalInconsistency,
                    "invalid nib registered for identifier (\(name)) - nib must contain exactly one top level object "
                        + "which must be a \(View.self) instance")
            }
            return view
        case nil: return nil
        }
    }

    /// Removes and returns a reusable view, or nil if there is none.
    mutating func dequeue(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Adds a view to the pool, if it has an identifier.
    mutating func put(_ view: View, _ identifier: String?) {
        guard let identifier, !identifier.isEmpty else { return }
        waiting[identifier, default: []].append(view)
    }

    mutating func removeAll() { waiting = [:] }
}
