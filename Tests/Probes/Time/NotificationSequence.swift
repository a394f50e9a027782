import UIKit

final class NotificationSequence: UIViewController {
    private var task: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        task = Task { [weak self] in
            let name = UIApplication.didBecomeActiveNotification
            for await notification in NotificationCenter.default.notifications(named: name) {
                self?.title = notification.name.rawValue
            }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        task?.cancel()
    }
}
