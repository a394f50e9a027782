import UIKit

final class SheetGrabber: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        sheetPresentationController?.prefersGrabberVisible = true
        sheetPresentationController?.preferredCornerRadius = 24
        isModalInPresentation = true
    }
}
