import UIKit

final class TabSidebar: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tabs = [
            UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in UIViewController() },
            UISearchTab { _ in UIViewController() },
        ]
        selectedTab = tabs.first
        mode = .tabSidebar
        tabs.first?.badgeValue = "3"
    }
}
