import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit

/// Key-value coding reaches every property that UIKit declares.
@MainActor @Suite struct DeclaredKeyTests {
    @Test(
        "Properties of a label are read and set by name",
        arguments: [
            "baselineAdjustment", "enabled", "highlighted", "highlightedTextColor", "minimumFontSize", "shadowOffset",
            "shadowColor", "textAlignment", "userInteractionEnabled", "adjustsFontSizeToFitWidth",
            "minimumScaleFactor", "lineBreakMode", "numberOfLines", "contentMode", "accessibilityLabel", "tag",
            "tintColor", "hidden", "clipsToBounds",
        ])
    func label(key: String) {
        let (label, copy) = (UILabel(), UILabel())
        label.textAlignment = .center
        label.shadowOffset = CGSize(width: 3, height: 4)
        label.minimumScaleFactor = 0.5
        label.contentMode = .top
        copy.setValue(label.value(forKey: key), forKey: key)
        #expect(String(describing: copy.value(forKey: key)) == String(describing: label.value(forKey: key)))
    }

    @Test("Objects that are not views have keys too, also off the main thread") func objects() async {
        let item = UIBarButtonItem()
        item._setValue("Title", forKey: "title")
        #expect(item.title == "Title" && item._value(forKey: "enabled") as? Bool == true)
        let action = UIAlertAction(title: "OK", style: .cancel)
        #expect(action._value(forKey: "style") as? Int == 1)
        let layout = UICollectionViewFlowLayout()
        let spacing = await Task.detached { layout._value(forKey: "minimumLineSpacing") as? Double }.value
        #expect(spacing == 10)
    }

    @Test("A value of another type is ignored, which a message tells")
    func refusals() {
        let scene = SceneContext()
        var lines: [String] = []
        scene.writeMessage = { lines.append($0) }
        scene.run {
            let item = UIBarButtonItem()
            item._setValue(UIView(), forKey: "title")
            #expect(item.title == nil)
        }
        #expect(lines == ["UIBarButtonItem.title is a Optional<String>, and the value for it, a UIView, is ignored"])
    }

    @Test(
        "A tab bar of an app's own class replaces that of a controller, before or after the view is loaded",
        arguments: [false, true])
    func tabBar(isLoaded: Bool) {
        let tabs = UITabBarController()
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
        if isLoaded {
            tabs.viewControllers = [page]
            tabs.loadViewIfNeeded()
        }
        let bar = UITabBar()
        tabs._setValue(bar, forKey: "tabBar")
        tabs.viewControllers = [page]
        tabs.loadViewIfNeeded()
        #expect(tabs.tabBar === bar && bar.superview === tabs.view && bar.delegate === tabs)
        #expect(bar.items?.map(\.title) == ["First"])
        #expect(tabs.view.subviews.filter { $0 is UITabBar }.count == 1)
    }

    @Test("Settings are read and set by name") func settings() {
        let settings = UserDefaults.standard
        settings.setValue(3, forKey: "DeclaredKeyTests")
        #expect(settings.value(forKey: "DeclaredKeyTests") as? Int == 3)
        settings.setValue(nil, forKey: "DeclaredKeyTests")
        #expect(settings.value(forKey: "DeclaredKeyTests") == nil)
    }
}
