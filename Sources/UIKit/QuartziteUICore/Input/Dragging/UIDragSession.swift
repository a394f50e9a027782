import QuartziteUIDrawing

/// What is dragged, and where.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The items.
    var items: [UIDragItem] { get }
    /// Whether the items may be moved.
    var allowsMoveOperation: Bool { get }
    /// Whether the drag cannot leave the app.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns the point of the finger in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Returns whether an item has one of some types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether an object of a class can be made from an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for the view from which it comes.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// An object of the app.
    var localContext: Any? { get set }
}

/// A drag, for the view over which it is.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it comes from the same app: always, here.
    var localDragSession: (any UIDragSession)? { get }
    /// How the progress of the drop is shown; stored without effect.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Passes the objects of a class that can be made from the items to a closure.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// How the progress of a drop is shown; raw values are Apple's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none = 0
    /// By the system.
    case `default` = 1
}

/// A drag within the app.
@MainActor package final class DragSession: NSObject, UIDragSession, UIDropSession {
    package var items: [UIDragItem]
    package var localContext: Any?
    package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    package var allowsMoveOperation = true
    package var isRestrictedToDraggingApplication = false
    /// The finger in the window.
    var point = CGPoint.zero
    /// Where the previews of dropped items go.
    package var landings: [(item: UIDragItem, landing: DropLanding)] = []
    private weak var window: UIWindow?

    init(items: [UIDragItem], window: UIWindow) {
        self.items = items
        self.window = window
        super.init()
    }

    package var localDragSession: (any UIDragSession)? { self }

    package func location(in view: UIView) -> CGPoint { window.map { view.convert(point, from: $0) } ?? point }

    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    package func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        var objects: [any NSItemProviderReading] = []
        for item in items {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in object.map { objects.append($0) } }
        }
        completion(objects)
        return Progress(totalUnitCount: Int64(items.count))
    }
}
