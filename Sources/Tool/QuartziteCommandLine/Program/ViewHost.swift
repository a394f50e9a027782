import UIKit

/// A view controller that shows a single view.
///
/// A view with an intrinsic size is centred, and one without any size fills the screen.
final class ViewHost: UIViewController {
    private let make: @MainActor (CGRect) -> UIView

    init(_ make: @escaping @MainActor (CGRect) -> UIView) {
        self.make = make
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let shown = make(view.bounds)
        let size = shown.intrinsicContentSize
        if size.width > 0, size.height > 0 {
            shown.frame.size = size
            shown.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        } else if shown.bounds.isEmpty {
            // As in Xcode's canvas, a preview can leave the size of its view open.
            shown.frame = view.bounds
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        view.addSubview(shown)
    }
}
