import QuartziteStage
import Testing
import UIKit
import _UserNotifications

@MainActor @Suite("Notifications are denied unless they are granted") struct NotificationTests {
    private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        let told: (String) -> Void
        init(_ told: @escaping (String) -> Void) { self.told = told }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            told(notification.request.content.title)
            completionHandler([.list])
        }
    }

    private static func request(_ title: String, after seconds: Double?) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = title
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        let request = UNNotificationRequest(identifier: title, content: content, trigger: trigger)
        content.title = "changed later"
        return request
    }

    @Test("The answer arrives after 0.1 seconds: denied, and a request is refused")
    func denied() {
        let journal = Journal.run(until: 1) { journal, _ in
            let center = UNUserNotificationCenter.current()
            center.getNotificationSettings { journal.note("before \($0.authorizationStatus)") }
            center.requestAuthorization(options: [.alert, .sound]) { granted, error in
                journal.note("\(granted) \(error == nil)")
                center.getNotificationSettings { journal.note("\($0.authorizationStatus) \($0.alertSetting)") }
                center.add(Self.request("a", after: 1)) { error in
                    journal.note("\((error as? UNError)?.code == .notificationsNotAllowed)")
                }
            }
        }
        #expect(
            journal.lines == ["0.1 before notDetermined", "0.1 false true", "0.2 denied disabled", "0.2 true"])
        #expect(journal.messages.contains("UNUserNotificationCenter.add(_:): the user has not allowed notifications"))
    }

    @Test("Granted requests are kept, listed, presented when they are due, and delivered")
    func granted() {
        var told: [String] = []
        let listener = Delegate { told.append("\((CACurrentMediaTime() * 100).rounded() / 100) \($0)") }
        let journal = Journal.run(until: 3, configure: { $0.grants = [.notifications] }) { journal, _ in
            let center = UNUserNotificationCenter.current()
            center.delegate = listener
            center.requestAuthorization(options: .alert) { granted, _ in
                for (title, seconds) in [("late", 1.0), ("early", 0.5), ("never", 60)] {
                    center.add(Self.request(title, after: seconds))
                }
                center.removePendingNotificationRequests(withIdentifiers: ["never"])
                center.getPendingNotificationRequests { journal.note("\($0.map(\.content.title))") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                center.getDeliveredNotifications { journal.note("\($0.map(\.request.identifier))") }
            }
        }
        #expect(told == ["0.6 early", "1.1 late"])
        #expect(journal.lines == ["0.2 [\"late\", \"early\"]", "2.1 [\"late\", \"early\"]"])
    }

    @Test("A request that Objective-C would refuse ends the program")
    func interval() async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("time interval must be greater than 0"))
    }
}
