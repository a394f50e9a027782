import QuartziteInterfaceBuilder
import QuartzCore

extension UIStoryboard {
    /// A controller whose `awakeFromNib()` has not been called yet.
    struct NewController {
        let controller: UIViewController
        /// Calls `awakeFromNib()` of the scene's objects.
        let awake: () -> Void
    }

    /// Creates the controller of a scene, or that to which a reference leads; nil, with a warning, if that fails.
    func make(_ element: InterfaceElement, creator: NibInstantiation.Creator? = nil) -> UIViewController? {
        guard let made = begin(element, creator: creator) else { return nil }
        made.awake()
        return made.controller
    }

    /// Creates and connects a controller, but leaves `awakeFromNib()` to the caller (interface_builder.md I22).
    func begin(_ element: InterfaceElement, creator: NibInstantiation.Creator? = nil) -> NewController? {
        if element.name == "viewControllerPlaceholder" { return begin(reference: element, creator: creator) }
        let made = NibLibrary.current.creating(element.id, of: source.document.file) {
            create(element, creator: creator)
        }
        if made == nil {
            source.warn("The view controller \(element.id ?? "") contains itself.", line: element.line)
        }
        return made.flatMap(\.self)
    }

    private func create(_ element: InterfaceElement, creator: NibInstantiation.Creator?) -> NewController? {
        guard let scene = source.document.scene(of: element) else { return nil }
        let part = StoryboardScene(scene, controller: element.resolved(for: source.sizeClasses), of: self)
        let pass = NibInstantiation(scene.controllerNib(for: source.sizeClasses), of: source)
        pass.scene = part
        pass.creator = creator
        pass.createObjects()
        guard let controller = pass.existingObject(for: part.controller) as? UIViewController else {
            source.warn("The view controller \(element.id ?? "") cannot be created.", line: element.line)
            return nil
        }
        part.keep(pass.createdObjects)
        pass.controller = controller
        controller.storyboardScene = part
        pass.connect()
        let children = pass.attachChildren(to: controller)
        controller.isFromStoryboard = true
        return NewController(controller: controller) {
            for child in children { child.awake() }
            pass.awake()
        }
    }

    /// Follows a reference to a controller of this storyboard or of another one (interface_builder.md I30).
    private func begin(reference: InterfaceElement, creator: NibInstantiation.Creator?) -> NewController? {
        guard let storyboard = storyboard(of: reference) else { return nil }
        let document = storyboard.source.document
        let identifier = reference.attribute("referencedIdentifier")
        let target = identifier.map { document.controller(identifier: $0) } ?? document.initialViewController
        guard let target, target.name != "viewControllerPlaceholder" else {
            let desired = identifier.map { "a view controller with identifier '\($0)'" } ?? "an initial view controller"
            source.warn("Storyboard \(storyboard.name) doesn't contain \(desired).", line: reference.line)
            return nil
        }
        return storyboard.begin(target, creator: creator)
    }

    private func storyboard(of reference: InterfaceElement) -> UIStoryboard? {
        guard let name = reference.attribute("storyboardName"), name != self.name else { return self }
        // A reference to another bundle names it by its identifier.
        let bundle = reference.attribute("bundleIdentifier").flatMap { Bundle(identifier: $0) } ?? source.bundle
        do throws(InterfaceDocumentError) {
            guard let document = try NibLibrary.current.document(name, .storyboard, in: bundle) else {
                source.warn("Could not find a storyboard named '\(name)'.", line: reference.line)
                return nil
            }
            let other = NibSource(document, bundle: bundle, sizeClasses: source.sizeClasses)
            return UIStoryboard(other, name: name)
        } catch {
            source.warn("Storyboard \(name) cannot be read: \(error.description)", line: reference.line)
            return nil
        }
    }
}
