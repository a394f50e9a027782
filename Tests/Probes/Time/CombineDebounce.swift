import Combine
import UIKit

final class CombineDebounce: UIViewController {
    @Published var query = ""
    private var subscription: AnyCancellable?

    func watch() {
        subscription = $query.removeDuplicates().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .map { $0.uppercased() }.assign(to: \.title, on: self)
    }
}
