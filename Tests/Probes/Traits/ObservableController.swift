import Observation
import UIKit

@Observable final class CounterModel {
    var count = 0
}

final class ObservableController: UIViewController {
    let model = CounterModel()
    let label = UILabel()

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        label.text = "\(model.count)"
    }

    override func updateProperties() {
        super.updateProperties()
        label.isHidden = model.count == 0
    }
}
