import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit

private final class Watcher: UIResponder {
    var values: [Any] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) { values.append(change?[.newKey] ?? "none") }
}

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

    @Test("Settings are observed by name") func observedSettings() {
        SceneContext().run {
            let (settings, watcher) = (UserDefaults.standard, Watcher())
            settings.removeObject(forKey: "Observed")
            settings.addObserver(watcher, forKeyPath: "Observed", options: [.initial, .new], context: nil)
            settings.set(7, forKey: "Observed")
            KeyValueObservations.current.check()
            #expect(watcher.values.map { $0 as? Int } == [nil, 7])
            settings.removeObject(forKey: "Observed")
        }
    }

    @Test("Keys of superclasses, and private ones that stand for public properties, are found") func furtherKeys() {
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        #expect(UIButton().value(forKey: "currentTitle") == nil)
        let scroll = UIScrollView()
        let delegate = UITableViewController()
        scroll.setValue(delegate, forKey: "delegate")
        #expect(scroll.delegate === delegate)
    }

    @Test("A private key has no effect, which is reported, and an unknown one ends the program as on iOS")
    func unknownKeys() async throws {
        let picker = UIDatePicker()
        SceneContext().run {
            picker.setValue(UIColor.white, forKey: "textColor")
            #expect(UnsupportedMembers.current.names == ["The key textColor of UIDatePicker"])
        }
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIBarButtonItem()._setValue(1, forKey: "sparkle") }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("'NSUnknownKeyException', reason: '[<UIBarButtonItem 0x"))
        #expect(
            text.contains(
                "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key sparkle.'"))
    }
}
