import Foundation
import QuartziteStage
import UIKit

/// A controller whose square slides to the right for one second.
@MainActor private final class SquareController: UIViewController {
    var background: UIColor?

    private let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func viewDidLoad() {
        view.backgroundColor = background
        square.backgroundColor = .blue
        view.addSubview(square)
    }

    override func viewDidAppear(_ animated: Bool) {
        let square = square
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { square.center.x += 30 })
    }
}

extension Stage {
    /// A stage of 40 x 20 pixels at a time in seconds.
    @MainActor static func sliding(at time: TimeInterval = 0, over background: UIColor? = .white) -> Stage {
        let stage = Stage(size: CGSize(width: 40, height: 20), scale: 1) {
            let controller = SquareController()
            controller.background = background
            return controller
        }
        stage.advance(to: time)
        return stage
    }
}
