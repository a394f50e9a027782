import QuartziteInterfaceBuilder
import QuartzCore

/// The scene of a storyboard that a view controller was created from.
@MainActor final class StoryboardScene {
    let storyboard: UIStoryboard
    let scene: InterfaceScene
    /// The element of the controller.
    let controller: InterfaceElement
    /// The other objects of the scene, which live as long as the controller.
    private(set) var objects: [InterfaceElement: AnyObject] = [:]
    /// The receivers of the actions that perform segues.
    var triggers: [SegueTrigger] = []
    /// The embed segues of the view that was just loaded, and the views for the children.
    var embeds: [(segue: InterfaceSegue, container: UIView)] = []
    /// The rows and sections of a table with static cells.
    var staticTable: StaticTable?

    init(_ scene: InterfaceScene, controller: InterfaceElement, of storyboard: UIStoryboard) {
        self.scene = scene
        self.controller = controller
        self.storyboard = storyboard
    }

    var source: NibSource { storyboard.source }

    /// The name that Xcode gives the nib of the view; nil if the document contains no view.
    var nibName: String? {
        guard let id = controller.id, let view = controller.child(forKey: "view")?.id else { return nil }
        return "\(id)-view-\(view)"
    }

    /// Keeps the objects of the scene, except the controller.
    func keep(_ objects: [InterfaceElement: AnyObject]) {
        self.objects = objects
        self.objects[controller] = nil
    }

    /// The objects to which popovers are anchored, by id; weak references.
    private let anchors = NSMapTable<NSString, AnyObject>.strongToWeakObjects()

    /// Notes the objects of the view to which popovers are anchored.
    func recordAnchors(in nib: NibInstantiation) {
        for id in segues.compactMap(\.popoverAnchor) {
            guard let object = controller.element(id).flatMap(nib.existingObject) else { continue }
            anchors.setObject(object, forKey: id as NSString)
        }
    }

    /// Returns the object with an id to which popovers are anchored.
    func anchor(_ id: String) -> AnyObject? {
        anchors.object(forKey: id as NSString) ?? controller.element(id).flatMap { objects[$0] }
    }

    /// All segues of the scene, including those of prototype cells, in document order.
    lazy var segues: [InterfaceSegue] = {
        var (segues, pending) = ([InterfaceSegue](), [scene.element.resolved(for: source.sizeClasses)])
        while let element = pending.popLast() {
            for case .segue(let segue) in element.connections { segues.append(segue) }
            pending += element.children.reversed()
        }
        return segues
    }()
}
