import UIKit

final class TraitOverrides: UIViewController {
    func change(_ child: UIViewController) {
        child.traitOverrides.userInterfaceStyle = .dark
        child.traitOverrides.preferredContentSizeCategory = .extraLarge
        view.traitOverrides.horizontalSizeClass = .compact
        if child.traitOverrides.contains(UITraitUserInterfaceStyle.self) {
            child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        }
        view.updateTraitsIfNeeded()
    }
}
