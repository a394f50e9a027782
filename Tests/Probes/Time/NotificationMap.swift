import UIKit

final class NotificationMap: UIViewController {
    func names() async -> String? {
        let values = NotificationCenter.default.notifications(named: UIDevice.orientationDidChangeNotification)
            .compactMap { $0.userInfo?["name"] as? String }
        return await values.first { !$0.isEmpty }
    }
}
