import UIKit

final class SheetUndimmed: UIViewController {
    func expand(_ sheet: UISheetPresentationController) {
        sheet.largestUndimmedDetentIdentifier = .medium
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
}
