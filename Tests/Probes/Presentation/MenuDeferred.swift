import UIKit

final class MenuDeferred: UIViewController {
    let menu = UIMenu(
        title: "Recent",
        children: [
            UIDeferredMenuElement { completion in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                    completion([UIAction(title: "Loaded") { _ in }])
                }
            },
            UIDeferredMenuElement.uncached { $0([]) },
        ])
}
