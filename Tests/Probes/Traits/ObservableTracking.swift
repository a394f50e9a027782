import Observation
import UIKit

@Observable final class NameModel {
    var name = "Anna"
    @ObservationIgnored var cache = 0
}

final class ObservableTracking: UIViewController {
    let model = NameModel()

    func watch() {
        withObservationTracking {
            title = model.name
        } onChange: { [weak self] in
            Task { @MainActor in self?.watch() }
        }
    }
}
