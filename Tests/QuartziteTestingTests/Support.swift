import Foundation
import QuartziteStage
import UIKit

/// A controller with a square that `move` animates.
@MainActor final class SquareController: UIViewController {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let move: @MainActor (SquareController) -> Void

    init(_ move: @escaping @MainActor (SquareController) -> Void) {
        self.move = move
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .white
        square.backgroundColor = .blue
        view.addSubview(square)
    }

    override func viewDidAppear(_ animated: Bool) { move(self) }

    /// A stage whose square slides to the right for one second.
    static func sliding(by distance: CGFloat = 30) -> Stage {
        stage { scene in
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { scene.square.center.x += distance })
        }
    }

    static func stage(_ move: @escaping @MainActor (SquareController) -> Void) -> Stage {
        Stage(size: CGSize(width: 40, height: 20), scale: 1) { SquareController(move) }
    }
}
