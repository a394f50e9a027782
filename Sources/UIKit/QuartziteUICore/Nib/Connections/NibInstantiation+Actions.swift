import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension NibInstantiation {
    /// Adds the targets and actions of controls, bar items and recognizers (interface_builder_segues.md I95).
    func connectActions() {
        for connection in nib.actions {
            guard let sender = existingObject(for: connection.source) else { continue }
            let action = connection.action
            let selector = Selector(action.selector.name)
            let target =
                action.goesToFirstResponder ? nil : connection.source.element(action.destination).flatMap(object)
            if let target {
                guard selector.fits(target) else {
                    source.warn(
                        "-[\(NibSource.className(of: target)) \(selector)]: unrecognized selector sent to instance",
                        line: action.line)
                    continue
                }
            } else if !action.goesToFirstResponder {
                continue
            }
            connect(sender, to: target, selector, event: action.event)
        }
    }

    /// Makes an object send an action; a control without an event sends it for its default one.
    func connect(_ sender: AnyObject, to target: AnyObject?, _ selector: Selector, event: String?) {
        switch sender {
        case let control as UIControl:
            control.register(target, selector, for: event.flatMap { UIControl.Event.named[$0] } ?? control.defaultEvent)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
        case let recognizer as UIGestureRecognizer: target.map { recognizer.addTarget($0, action: selector) }
        default: break
        }
    }
}

extension UIControl {
    /// The event for which a control sends an action that names none.
    fileprivate var defaultEvent: Event {
        switch self {
        case is UIButton: .touchUpInside
        case is UITextField: .editingDidEndOnExit
        case is any ValueControl: .valueChanged
        default: .touchUpInside
        }
    }
}

extension UIControl.Event {
    /// The events by the names that documents use.
    fileprivate static let named: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]
}
