import QuartziteStage
import UIKit

/// A controller with a white view that a closure fills when it appears.
final class SketchController: UIViewController {
    private let fill: @MainActor (UIView) -> Void

    init(_ fill: @escaping @MainActor (UIView) -> Void) {
        self.fill = fill
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { view.backgroundColor = .white }

    private var isFilled = false

    override func viewDidAppear(_ animated: Bool) {
        guard !isFilled else { return }
        isFilled = true
        fill(view)
    }
}

extension Stage {
    /// A small stage at one pixel per point, with the content that `fill` adds at time 0.
    static func showing(_ width: CGFloat, _ height: CGFloat, _ fill: @escaping @MainActor (UIView) -> Void) -> Stage {
        Stage(size: CGSize(width: width, height: height), scale: 1) { SketchController(fill) }
    }
}

extension UIView {
    /// Adds a coloured view.
    func addBox(_ frame: CGRect, _ color: UIColor) -> UIView {
        let box = UIView(frame: frame)
        box.backgroundColor = color
        addSubview(box)
        return box
    }
}
