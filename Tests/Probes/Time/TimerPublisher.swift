import Combine
import UIKit

final class TimerPublisher: UIViewController {
    private var subscriptions: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            .scan(0) { count, _ in count + 1 }
            .sink { [weak self] in self?.title = "\($0)" }
            .store(in: &subscriptions)
    }
}
