import UIKit

/// Logs the states that recognizers report.
@MainActor final class GestureLog: NSObject {
    static let action = Selector("note:", GestureLog.note)
    private static let names = ["possible", "began", "changed", "ended", "cancelled", "failed"]

    var entries: [String] = []
    /// Called with each recognizer that reports a state.
    var onAction: (UIGestureRecognizer) -> Void = { _ in }

    func note(_ recognizer: UIGestureRecognizer) {
        let state = GestureLog.names[recognizer.state.rawValue]
        entries.append(recognizer.name.map { "\($0) \(state)" } ?? state)
        onAction(recognizer)
    }

    /// Adds a recognizer to a view and logs its states.
    @discardableResult
    func watch<Recognizer: UIGestureRecognizer>(
        _ view: UIView, _ recognizer: Recognizer, name: String? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(self, action: GestureLog.action)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// A delegate whose closures answer for recognizers.
@MainActor final class GestureRules: UIGestureRecognizerDelegate {
    var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    var shouldReceive: (UITouch) -> Bool = { _ in true }
    var simultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var isRequiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        shouldBegin(gestureRecognizer)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        shouldReceive(touch)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous(gestureRecognizer, otherGestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiresFailure(gestureRecognizer, otherGestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequiredToFail(gestureRecognizer, otherGestureRecognizer) }
}
