import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UIViewController {
    /// Performs the embed segues of the view that was just loaded (interface_builder_segues.md I106).
    func performEmbedSegues() {
        guard let part = storyboardScene else { return }
        let embeds = part.embeds
        part.embeds = []
        for (segue, container) in embeds {
            guard !containsItself(segue) else {
                part.source.warn("The view controller \(segue.destination) contains itself.", line: segue.line)
                continue
            }
            guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: self),
                let child = makeDestination(of: segue, sender: self)
            else { continue }
            let object = makeSegue(segue, to: child)
            prepare(for: object, sender: self)
            guard type(of: object) == UIStoryboardSegue.self else {
                object.perform()
                continue
            }
            // A container loads its children's views later, when it has a parent.
            let isContainer = child is UINavigationController || child is UITabBarController
            if isContainer { addChild(child) }
            child.loadViewIfNeeded()
            if !isContainer { addChild(child) }
            if let view = child.view {
                view.translatesAutoresizingMaskIntoConstraints = true
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.frame = container.bounds
                container.addSubview(view)
            }
            child.didMove(toParent: self)
        }
    }

    /// Whether a segue leads to the scene of this controller or of one that contains it.
    private func containsItself(_ segue: InterfaceSegue) -> Bool {
        guard let part = storyboardScene, var element = part.controller.element(segue.destination) else { return false }
        var file = part.source.document.file
        if element.name == "viewControllerPlaceholder" {
            // Only a reference with an identifier can lead back to a controller that is known here.
            guard let identifier = element.attribute("referencedIdentifier") else { return false }
            file = element.attribute("storyboardName").map { "\($0).storyboard" } ?? file
            let outer = sequence(first: self, next: \.container).compactMap(\.storyboardScene)
            return outer.contains {
                $0.source.document.file == file && $0.controller.attribute("storyboardIdentifier") == identifier
            }
        }
        element = element.resolved(for: part.source.sizeClasses)
        return sequence(first: self, next: \.container).contains { $0.storyboardScene?.controller == element }
    }
}
