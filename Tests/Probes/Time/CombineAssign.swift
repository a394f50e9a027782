import Combine
import UIKit

final class CombineAssign: UIViewController {
    private var subscriptions = Set<AnyCancellable>()

    func bind(_ name: CurrentValueSubject<String, Never>) {
        name.map(Optional.some).receive(on: RunLoop.main).sink { self.title = $0 }.store(in: &subscriptions)
        NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification)
            .compactMap { ($0.object as? UITextField)?.text }.sink { name.send($0) }.store(in: &subscriptions)
    }
}
