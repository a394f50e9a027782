import UIKit

final class UpdateLink: UIViewController {
    private lazy var link = UIUpdateLink(view: view)

    override func viewDidLoad() {
        super.viewDidLoad()
        link.addAction { [weak self] link, info in
            self?.view.alpha = CGFloat(info.modelTime.truncatingRemainder(dividingBy: 1))
            if info.isPerformingLowLatencyPhases { link.isEnabled = false }
        }
        link.addAction(to: .afterCADisplayLinkDispatch) { _, info in print(info.estimatedPresentationTime) }
        link.requiresContinuousUpdates = true
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
        link.isEnabled = true
    }
}
