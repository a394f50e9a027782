import UIKit

extension UISheetPresentationController.Detent.Identifier {
    static let small = UISheetPresentationController.Detent.Identifier("small")
}

final class SheetCustomDetent: UIViewController {
    func configure(_ sheet: UISheetPresentationController) {
        let small = UISheetPresentationController.Detent.custom(identifier: .small) { context in
            context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue * 0.3
        }
        sheet.detents = [small, .custom { _ in 200 }]
        sheet.invalidateDetents()
    }
}
