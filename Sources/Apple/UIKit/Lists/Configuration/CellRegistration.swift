import QuartzCore

extension UICollectionView {
    /// A class or nib of cells, with the closure that configures a cell for an item.
    @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let origin: RegistrationOrigin
        fileprivate let handler: Handler

        /// Registers the class of the cell.
        public init(handler: @escaping Handler) {
            origin = RegistrationOrigin(nib: nil)
            self.handler = handler
        }

        /// Registers a nib that contains a cell.
        public init(cellNib: UINib, handler: @escaping Handler) {
            origin = RegistrationOrigin(nib: cellNib)
            self.handler = handler
        }
    }

    /// A class or nib of supplementary views, with the closure that configures a view.
    @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view.
        public typealias Handler =
            @MainActor (
                _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
            ) -> Void

        fileprivate let origin: RegistrationOrigin
        fileprivate let kind: String
        fileprivate let handler: Handler

        /// Registers the class of the view for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            origin = RegistrationOrigin(nib: nil)
            kind = elementKind
            self.handler = handler
        }

        /// Registers a nib that contains a view for a kind.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            origin = RegistrationOrigin(nib: supplementaryNib)
            kind = elementKind
            self.handler = handler
        }
    }

    /// Returns a cell, reused or new, that the registration has configured for an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let origin = registration.origin
        origin.requireReuse(
            "cell",
            "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider")
        if origin.isFirstUse(in: self) {
            if let nib = origin.nib {
                register(nib, forCellWithReuseIdentifier: origin.identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: origin.identifier)
            }
        }
        let view = dequeueReusableCell(withReuseIdentifier: origin.identifier, for: indexPath)
        guard let cell = view as? Cell else { origin.refuse(view, Cell.self) }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view, reused or new, that the registration has configured.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let origin = registration.origin
        origin.requireReuse(
            "supplementary view",
            "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a "
                + "UICollectionViewDiffableDataSource supplementary view provider")
        if origin.isFirstUse(in: self) {
            if let nib = origin.nib {
                register(
                    nib, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: origin.identifier)
            } else {
                register(
                    Supplementary.self, forSupplementaryViewOfKind: registration.kind,
                    withReuseIdentifier: origin.identifier)
            }
        }
        let view = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: origin.identifier, for: indexPath)
        guard let supplementary = view as? Supplementary else { origin.refuse(view, Supplementary.self) }
        registration.handler(supplementary, registration.kind, indexPath)
        return supplementary
    }
}

/// Where the views of a registration come from; the same object for all copies of the registration.
@MainActor private final class RegistrationOrigin {
    let nib: UINib?
    let identifier: String
    /// Whether the registration was made while a view was requested.
    private let isLate: Bool
    private var collections: [WeakCollection] = []

    private struct WeakCollection { weak var view: UICollectionView? }

    init(nib: UINib?) {
        self.nib = nib
        let requests = ViewRequests.current
        requests.registrations += 1
        identifier = "registration \(requests.registrations)"
        isLate = requests.depth > 0
    }

    func isFirstUse(in view: UICollectionView) -> Bool {
        guard !collections.contains(where: { $0.view === view }) else { return false }
        collections.removeAll { $0.view == nil }
        collections.append(WeakCollection(view: view))
        return true
    }

    func requireReuse(_ noun: String, _ place: String) {
        guard isLate else { return }
        raise(
            .internalInconsistency,
            "Attempted to dequeue a \(noun) using a registration that was created inside \(place). Creating a new "
                + "registration each time a \(noun) is requested will prevent reuse and cause created \(noun)s to "
                + "remain inaccessible in memory for the lifetime of the collection view. Registrations should be "
                + "created up front and reused.")
    }

    func refuse(_ view: UIView, _ expected: UIView.Type) -> Never {
        raise(
            .internalInconsistency,
            "the registered nib contains a view of class \(type(of: view)) instead of \(expected)")
    }
}

/// The requests for views that data sources of a scene are answering.
@MainActor final class ViewRequests {
    fileprivate var registrations = 0
    fileprivate var depth = 0

    fileprivate static var current: ViewRequests {
        SceneContext.current.object(of: ViewRequests.self) { ViewRequests() }
    }

    /// Notes that a data source is asked for a view while `body` runs.
    static func asking<Result>(_ body: () -> Result) -> Result {
        let requests = current
        requests.depth += 1
        defer { requests.depth -= 1 }
        return body()
    }
}
