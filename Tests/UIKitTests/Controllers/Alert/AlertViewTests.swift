import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

/// The old alerts; the tests use a protocol because direct uses of deprecated names cause warnings.
@MainActor private protocol OldAlerts {
    func show(_ log: Log)
    func dismiss()
}

@available(*, deprecated)
@MainActor private final class AlertLog: NSObject, UIAlertViewDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        log.lines.append("click \(buttonIndex)")
    }
    func didPresent(_ alertView: UIAlertView) { log.lines.append("shown \(alertView.isVisible)") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        log.lines.append("gone \(buttonIndex) \(alertView.isVisible)")
    }
}

@MainActor private final class Alerts: OldAlerts {
    private var listener: NSObject?
    private var alert: UIView?

    @available(*, deprecated) func show(_ log: Log) {
        let listener = AlertLog(log)
        let alert = UIAlertView(title: "Victory", message: "You won", delegate: listener, cancelButtonTitle: "Cancel")
        log.lines.append(
            "index \(alert.addButton(withTitle: "OK")) \(alert.firstOtherButtonIndex) \(alert.cancelButtonIndex)")
        alert.show()
        (self.listener, self.alert) = (listener, alert)
    }

    @available(*, deprecated) func dismiss() {
        (alert as? UIAlertView)?.dismiss(withClickedButtonIndex: 1, animated: true)
    }
}

@MainActor @Suite struct AlertViewTests {
    let screen = TestScreen()

    @Test("An alert of the old class is shown, and tells its delegate") func alert() {
        let (log, alerts) = (Log(), Alerts() as any OldAlerts)
        screen.run { alerts.show(log) }
        screen.advance(to: 1)
        #expect(log.take() == ["index 1 1 0", "shown true"])
        screen.run { alerts.dismiss() }
        screen.advance(to: 2)
        #expect(log.take() == ["gone 1 false"])
    }
}
