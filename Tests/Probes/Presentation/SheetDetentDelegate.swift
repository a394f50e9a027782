import UIKit

final class SheetDetentDelegate: UIViewController, UISheetPresentationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        sheetPresentationController?.delegate = self
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        title = sheet.selectedDetentIdentifier == .large ? "Large" : "Medium"
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        title = "Stay"
    }
}
