import UIKit

final class TraitChangeAction: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitHorizontalSizeClass.self], action: #selector(sizeClassChanged))
        registerForTraitChanges(
            UITraitCollection.systemTraitsAffectingColorAppearance, target: self, action: #selector(colors(_:)))
    }

    @objc func sizeClassChanged() { title = "\(traitCollection.horizontalSizeClass.rawValue)" }
    @objc func colors(_ controller: UIViewController) { controller.view.setNeedsDisplay() }
}
