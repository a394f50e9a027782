import QuartzCore

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.cancelGesture()
        recognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func replaceRecognizers(_ new: [UIGestureRecognizer]) {
        for old in recognizers where !new.contains(old) { removeGestureRecognizer(old) }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }

    /// The recognizers of this view and its ancestors, from the inside out.
    var recognizersInReach: [UIGestureRecognizer] {
        sequence(first: self) { $0.superview }.flatMap(\.recognizers)
    }
}
