import UIKit

final class Feedback: UIView {
    func tap() {
        let impact = UIImpactFeedbackGenerator(style: .rigid, view: self)
        impact.prepare()
        impact.impactOccurred(intensity: 0.5, at: .zero)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
    }
}
