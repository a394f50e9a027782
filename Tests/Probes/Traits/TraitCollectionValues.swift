import UIKit

final class TraitCollectionValues: UIViewController {
    func values() {
        let dark = traitCollection.modifyingTraits { traits in
            traits.userInterfaceStyle = .dark
            traits.layoutDirection = .rightToLeft
        }
        dark.performAsCurrent { title = "\(UITraitCollection.current.userInterfaceStyle.rawValue)" }
        view.backgroundColor = UIColor.systemBackground.resolvedColor(with: dark)
        print(traitCollection.changedTraits(from: dark).count)
    }
}
