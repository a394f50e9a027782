import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

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

@available(*, deprecated)
@MainActor private final class SheetLog: NSObject, UIActionSheetDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func willPresent(_ actionSheet: UIActionSheet) { log.lines.append("will show \(actionSheet.title)") }
    func didPresent(_ actionSheet: UIActionSheet) { log.lines.append("shown \(actionSheet.isVisible)") }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        log.lines.append("gone \(buttonIndex) \(actionSheet.isVisible)")
    }
}

@MainActor private final class Sheets: OldAlerts {
    private var listener: NSObject?
    private var sheet: UIView?

    @available(*, deprecated) func show(_ log: Log) {
        let listener = SheetLog(log)
        let sheet = UIActionSheet(
            title: "Moons", delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Keep")
        let titles = (0..<sheet.numberOfButtons).compactMap { sheet.buttonTitle(at: $0) }
        log.lines.append("\(titles) \(sheet.destructiveButtonIndex) \(sheet.cancelButtonIndex)")
        sheet.show(in: UIView())
        (self.listener, self.sheet) = (listener, sheet)
    }

    @available(*, deprecated) func dismiss() {
        (sheet as? UIActionSheet)?.dismiss(withClickedButtonIndex: 2, animated: true)
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

    @Test("A sheet of the old class has its buttons in order, and notifies its delegate") func sheet() {
        let (log, sheets) = (Log(), Sheets() as any OldAlerts)
        screen.run { sheets.show(log) }
        screen.advance(to: 1)
        #expect(log.take() == ["[\"Delete\", \"Keep\", \"Cancel\"] 0 2", "will show Moons", "shown true"])
        screen.run { sheets.dismiss() }
        screen.advance(to: 2)
        #expect(log.take() == ["gone 2 false"])
    }
}
