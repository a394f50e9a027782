import QuartziteInterfaceBuilder
import QuartziteUIDrawing

/// A list that registers the prototypes of its cells that a document describes.
@MainActor package protocol PrototypeList: UIView {
    /// Registers the prototypes of an element, which the list was created from.
    func registerPrototypes(of element: InterfaceElement, in nib: NibInstantiation)
}

extension NibInstantiation {
    /// Registers a prototype by its reuse identifier; one without an identifier is ignored.
    ///
    /// - Parameter body: Registers a closure that creates a view, and the identifier.
    package func register(_ prototype: InterfaceElement, _ body: (@escaping () -> UIView?, String) -> Void) {
        guard let identifier = prototype.attribute("reuseIdentifier"), !identifier.isEmpty,
            let nib = prototype.prototypeNib()
        else { return }
        let (source, scene) = (source, scene)
        body(
            { [weak controller] in
                var objects = scene?.objects ?? [:]
                if let scene { objects[scene.controller] = controller }
                let pass = NibInstantiation(nib, of: source, objects: objects)
                (pass.scene, pass.controller) = (scene, controller)
                pass.instantiate()
                return pass.existingObject(for: prototype) as? UIView
            }, identifier)
    }
}
