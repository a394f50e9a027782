import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UIViewController {
    /// Performs the segue of the controller's scene that has an identifier, without asking `shouldPerformSegue`.
    ///
    /// Raises an exception if there is no such segue (interface_builder_segues.md I103).
    public func performSegue(withIdentifier identifier: String, sender: Any?) {
        let found = storyboardScene?.segues.first { $0.identifier == identifier && $0.kind != .relationship }
        guard let found else {
            raise(
                .invalidArgument, "Receiver (\(identity(of: self))) has no segue with identifier '\(identifier)'")
        }
        perform(found, sender: sender)
    }

    /// Creates the destination of a segue, calls `prepare(for:sender:)`, and performs the segue.
    func perform(_ description: InterfaceSegue, sender: Any?) {
        if description.kind == .unwind { return performUnwind(description, sender: sender) }
        guard let destination = makeDestination(of: description, sender: sender) else { return }
        description.modalPresentationStyle.flatMap { UIModalPresentationStyle.words[$0] }.map {
            destination.modalPresentationStyle = $0
        }
        description.modalTransitionStyle.flatMap { UIModalTransitionStyle.words[$0] }.map {
            destination.modalTransitionStyle = $0
        }
        if [.popoverPresentation, .popover].contains(description.kind) {
            anchor(destination, by: description, sender: sender)
        }
        let segue = makeSegue(description, to: destination)
        if type(of: segue) == UIStoryboardSegue.self {
            segue.performHandler = { [unowned segue] in
                segue.source.move(to: segue.destination, by: description, sender: sender)
            }
        }
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Creates the segue object; a missing class is reported, as are those of objects (interface_builder.md I9).
    func makeSegue(_ description: InterfaceSegue, to destination: UIViewController) -> UIStoryboardSegue {
        var type: AnyClass? = NibClasses.current.custom(description.segueClass)
        if let name = description.segueClass.customClass, !(type is UIStoryboardSegue.Type) {
            storyboardScene?.source.warn("Unknown class \(name) in Interface Builder file.", line: description.line)
            type = nil
        }
        return UIStoryboardSegue.make(
            type ?? UIStoryboardSegue.self, identifier: description.identifier, source: self, destination: destination)
    }

    /// Creates the destination, by the source's `@IBSegueAction` method if there is one (interface_builder.md I26).
    func makeDestination(of segue: InterfaceSegue, sender: Any?) -> UIViewController? {
        guard let part = storyboardScene, let element = part.controller.element(segue.destination) else { return nil }
        guard let selector = segue.destinationCreationSelector else { return part.storyboard.make(element) }
        guard let method = Members.current.method(selector.name, of: type(of: self)) else {
            part.source.warn(
                "-[\(NibSource.className(of: self)) \(selector.name)]: unrecognized selector sent to instance",
                line: segue.line)
            return part.storyboard.make(element)
        }
        return part.storyboard.make(element) { [self] coder in
            let arguments = [coder, sender, segue.identifier].prefix(selector.argumentCount)
            let result = method.call(on: self, Array(arguments))
            return result.flatMap(MemberValue.unwrapped) as? UIViewController
        }
    }

    /// Makes a destination a popover at the anchor of a segue (interface_builder_segues.md I104).
    private func anchor(_ destination: UIViewController, by segue: InterfaceSegue, sender: Any?) {
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        let directions: [String: UIPopoverArrowDirection] = ["up": .up, "down": .down, "left": .left, "right": .right]
        let permitted = segue.popoverArrowDirections.compactMap { directions[$0] }
        if !permitted.isEmpty { popover.permittedArrowDirections = UIPopoverArrowDirection(permitted) }
        // The anchor may be part of a prototype, which the sender is, or contains.
        switch segue.popoverAnchor.flatMap({ storyboardScene?.anchor($0) }) ?? sender {
        case let item as UIBarButtonItem: popover.barButtonItem = item
        case let view as UIView: popover.sourceView = view
        default: break
        }
    }

    /// Shows a destination as the kind of a segue says (interface_builder_segues.md I104).
    private func move(to destination: UIViewController, by segue: InterfaceSegue, sender: Any?) {
        let isAnimated = segue.animates
        switch (segue.action?.name, segue.kind) {
        case ("showViewController:sender:", _): show(destination, sender: sender)
        case ("showDetailViewController:sender:", _): showDetailViewController(destination, sender: sender)
        case (_, .show), (_, .push):
            if !isAnimated, let navigation = self as? UINavigationController ?? navigationController {
                navigation.pushViewController(destination, animated: false)
            } else {
                show(destination, sender: sender)
            }
        case (_, .showDetail), (_, .replace): showDetailViewController(destination, sender: sender)
        default: present(destination, animated: isAnimated)
        }
    }

    /// Shows a controller by pushing it onto the navigation controller or, without one, by presenting it.
    func showByContainer(_ controller: UIViewController, _ sender: Any?) {
        if let navigation = navigationController {
            navigation.show(controller, sender: sender)
        } else {
            present(controller, animated: true)
        }
    }
}
