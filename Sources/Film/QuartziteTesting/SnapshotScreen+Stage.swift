import QuartziteStage
import UIKit

extension SnapshotScreen {
    /// Returns a stage with a controller in a window that fills the screen.
    func stage(showing controller: @escaping @MainActor () -> UIViewController) -> Stage {
        Stage(configuration: configuration) { controller() }
    }

    /// Returns a stage of the size of a view, or of the size that fits its content if it is empty.
    func stage(showing view: @escaping @MainActor () -> UIView) -> Stage {
        var configuration = configuration
        let measured = Stage(configuration: configuration) { ViewScreen(view()) }
        let size = (measured.rootViewController as? ViewScreen)?.size ?? .zero
        configuration.device = nil
        configuration.size = CGSize(width: max(1, size.width.rounded(.up)), height: max(1, size.height.rounded(.up)))
        return Stage(configuration: configuration) { ViewScreen(view()) }
    }
}

/// A controller that shows a view at its own size.
private final class ViewScreen: UIViewController {
    private let shown: UIView

    init(_ view: UIView) {
        shown = view
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The view's size, or the one that fits its content if it is empty.
    var size: CGSize { shown.bounds.isEmpty ? shown.systemLayoutSizeFitting(.zero) : shown.bounds.size }

    override func viewDidLoad() {
        shown.frame = CGRect(origin: .zero, size: size)
        view.addSubview(shown)
    }
}
