import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UIViewController {
    /// Performs an unwind segue (interface_builder_segues.md I107).
    ///
    /// Does nothing but write a message if no controller on the way back has the action's method.
    func performUnwind(_ description: InterfaceSegue, sender: Any?) {
        guard let action = description.unwindAction else { return }
        let selector = Selector(action.name)
        guard let target = unwindTarget(selector, sender: sender) else {
            storyboardScene?.source.warn(
                "No view controller handles the unwind action \(action.name).", line: description.line)
            return
        }
        let segue = makeSegue(description, to: target)
        if type(of: segue) == UIStoryboardSegue.self {
            segue.performHandler = { [unowned segue] in
                segue.source.goBack(to: segue.destination, for: segue, animated: description.animates)
            }
        }
        prepare(for: segue, sender: sender)
        selector.send(to: target, segue)
        segue.perform()
    }

    /// Returns the first controller on the way back that accepts an unwind action.
    private func unwindTarget(_ action: Selector, sender: Any?) -> UIViewController? {
        var current = self
        while true {
            if let parent = current.container {
                for child in parent.contained.reversed() where child !== current {
                    if let found = child.unwindTarget(inside: action, from: self, sender: sender) { return found }
                }
                if parent.accepts(action, from: self, sender: sender) { return parent }
                current = parent
            } else if let presenter = current.presenter {
                if let found = presenter.unwindTarget(inside: action, from: self, sender: sender) { return found }
                current = presenter
            } else {
                return nil
            }
        }
    }

    /// Returns the controller among this one and its descendants that accepts an action, the innermost first.
    private func unwindTarget(
        inside action: Selector, from source: UIViewController, sender: Any?
    ) -> UIViewController? {
        for child in contained.reversed() {
            if let found = child.unwindTarget(inside: action, from: source, sender: sender) { return found }
        }
        return accepts(action, from: source, sender: sender) ? self : nil
    }

    private func accepts(_ action: Selector, from source: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: source, sender: sender)
    }

    /// Dismisses what was presented on the way from `target` to this controller, and makes containers show `target`.
    private func goBack(to target: UIViewController, for segue: UIStoryboardSegue, animated: Bool) {
        let line = Array(sequence(first: target, next: \.container))
        var (current, presenter) = (self, UIViewController?.none)
        while !line.contains(where: { $0 === current }), let next = current.container ?? current.presenter {
            if current.container == nil { presenter = next }
            current = next
        }
        // The containers between the common ancestor and the target, the outermost first.
        for (child, container) in zip(line, line.dropFirst()).reversed() {
            switch container {
            case let navigation as UINavigationController:
                if navigation.topViewController !== child {
                    navigation.popToViewController(child, animated: animated && presenter == nil)
                }
            case let tabs as UITabBarController: tabs.selectedViewController = child
            default: break
            }
            container.unwind(for: segue, towards: child)
        }
        if let presenter { presenter.dismiss(animated: animated) }
    }
}
