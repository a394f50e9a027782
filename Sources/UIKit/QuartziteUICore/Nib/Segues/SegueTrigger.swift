import QuartziteInterfaceBuilder
import QuartziteUIDrawing

/// Performs a segue of a storyboard when a control, bar item, recognizer or cell triggers it.
@MainActor package final class SegueTrigger: NSObject {
    package let segue: InterfaceSegue
    weak var controller: UIViewController?

    init(_ segue: InterfaceSegue, of controller: UIViewController?) {
        self.segue = segue
        self.controller = controller
        super.init()
    }

    /// The action that objects send.
    static let action = Selector("perform:", SegueTrigger.trigger(_:))

    /// Performs the segue if its controller agrees (interface_builder_segues.md I103).
    package func trigger(_ sender: Any?) {
        guard let controller,
            controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
        else { return }
        controller.perform(segue, sender: sender)
    }
}

/// The segues of a cell.
package struct CellSegues {
    /// The segue that a selection performs.
    package var selection: SegueTrigger?
    /// The segue that a tap on the accessory performs.
    package var accessory: SegueTrigger?
    /// The segues of controls in the cell.
    package var others: [SegueTrigger] = []

    package init() {}

    /// Adds a segue of the cell itself.
    mutating func add(_ trigger: SegueTrigger) {
        if trigger.segue.trigger == "accessoryAction" { accessory = trigger } else { selection = trigger }
    }
}

extension NibInstantiation {
    /// Makes the objects of the nib trigger their segues (interface_builder_segues.md I102).
    func connectSegues() {
        for connection in nib.segues where connection.segue.kind != .relationship {
            guard let sender = existingObject(for: connection.source) else { continue }
            if connection.segue.kind == .embed {
                (sender as? UIView).map { scene?.embeds.append((connection.segue, $0)) }
                continue
            }
            // Code performs the segues of controllers.
            guard !(sender is UIViewController) else { continue }
            let trigger = SegueTrigger(connection.segue, of: controller)
            switch sender {
            case let cell as any StoryboardCell:
                cell.segues.add(trigger)
            default:
                keepAlive(trigger)
                connect(sender, to: trigger, SegueTrigger.action, event: nil)
            }
        }
    }

    /// Keeps a trigger as long as the objects that send to it.
    private func keepAlive(_ trigger: SegueTrigger) {
        switch nib.topLevelObjects.first.flatMap(existingObject) {
        case let cell as any StoryboardCell: cell.segues.others.append(trigger)
        default: scene?.triggers.append(trigger)
        }
    }
}
