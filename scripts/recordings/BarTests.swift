import UIKit
import XCTest

/// Compares the frames of bars, controllers and scroll views with recordings.
final class BarTests: XCTestCase {
    @MainActor private func show(_ name: String, large: Bool = false, toolbar: Bool = false) throws {
        let content = LabelController("Settings", "Content")
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = large
        if toolbar {
            content.toolbarItems = [UIBarButtonItem(systemItem: .add)]
            navigation.isToolbarHidden = false
        }
        let screen = try Screen(name, navigation)
        screen.note(navigation.navigationBar, "bar")
        screen.note(content.view, "content")
        screen.note(content.label, "label")
        screen.show()
    }

    @MainActor func testNavigationBars() throws {
        try show("nav/basic")
        try show("nav/large", large: true)
        try show("nav/toolbar", toolbar: true)
    }

    @MainActor func testTabs() throws {
        for name in ["tabs/basic", "dark/tabs"] {
            let pages = [LabelController("Home", "Home content"), LabelController("Search", "Search content")]
            for (page, image) in zip(pages, ["house", "magnifyingglass"]) {
                page.tabBarItem = UITabBarItem(title: page.title, image: UIImage(systemName: image), tag: 0)
            }
            let tabs = UITabBarController()
            tabs.viewControllers = pages
            let screen = try Screen(name, tabs)
            screen.note(tabs.tabBar, "tabBar")
            screen.note(pages[0].view, "content")
            screen.note(pages[0].label, "label")
            screen.show()
        }
    }

    @MainActor func testToolbars() throws {
        for name in ["toolbar/basic", "dark/toolbar"] {
            let screen = try Screen(name)
            func toolbar(_ name: String, _ items: [UIBarButtonItem]) -> UIToolbar {
                let bar = UIToolbar()
                bar.items = items
                bar.sizeToFit()
                return screen.add(bar, name)
            }
            let (cancel, done) = (UIBarButtonItem(title: "Cancel"), UIBarButtonItem(title: "Done"))
            let top = toolbar("top", [cancel, .flexibleSpace(), done])
            top.frame = CGRect(x: 0, y: 16, width: 320, height: top.frame.height)
            let bottom = toolbar("bottom", [UIBarButtonItem(systemItem: .trash)])
            bottom.frame = CGRect(x: 0, y: 400 - bottom.frame.height, width: 320, height: bottom.frame.height)
            toolbar("compact", [UIBarButtonItem(systemItem: .add)]).frame.origin = CGPoint(x: 16, y: 120)
            screen.show()
        }
    }

    @MainActor func testSearchBars() throws {
        func add(_ name: String, y: CGFloat, _ screen: Screen, _ prepare: (UISearchBar) -> Void) {
            let bar = UISearchBar()
            bar.placeholder = "Search"
            prepare(bar)
            bar.sizeToFit()
            screen.add(bar, name, CGRect(x: 0, y: y, width: 320, height: bar.frame.height))
            screen.note(bar.searchTextField, name + "Field")
        }
        for name in ["search/basic", "dark/search"] {
            let screen = try Screen(name)
            add("plain", y: 16, screen) { _ in }
            add("typed", y: 96, screen) { ($0.text, $0.showsCancelButton) = ("Swift", true) }
            add("minimal", y: 176, screen) { $0.searchBarStyle = .minimal }
            screen.show()
        }
        let screen = try Screen("search/scope")
        add("scoped", y: 16, screen) { ($0.scopeButtonTitles, $0.showsScopeBar) = (["All", "Recent", "Shared"], true) }
        add("hidden", y: 160, screen) { $0.scopeButtonTitles = ["All", "Recent"] }
        screen.show()
    }

    @MainActor func testZooming() throws {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let view: UIView
            init(_ view: UIView) { self.view = view }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        }
        let screen = try Screen("scroll/zoom")
        func scroll(_ name: String, _ frame: CGRect, _ content: CGSize) -> (UIScrollView, Zoomer) {
            let scroll = screen.add(UIScrollView(), name, frame)
            let view = screen.add(UIView(), name + "View", CGRect(origin: .zero, size: content), in: scroll)
            let zoomer = Zoomer(view)
            (scroll.delegate, scroll.contentSize) = (zoomer, content)
            return (scroll, zoomer)
        }
        let photo = scroll(
            "photo", CGRect(x: 16, y: 16, width: 200, height: 150), CGSize(width: 80, height: 60))
        (photo.0.minimumZoomScale, photo.0.maximumZoomScale) = (0.5, 4)
        photo.0.setZoomScale(2, animated: false)
        let panel = scroll(
            "panel", CGRect(x: 16, y: 182, width: 200, height: 150), CGSize(width: 200, height: 150))
        panel.0.maximumZoomScale = 3
        screen.add(UIView(), "mark", CGRect(x: 50, y: 50, width: 100, height: 75), in: panel.1.view)
        panel.0.zoom(to: CGRect(x: 50, y: 50, width: 100, height: 75), animated: false)
        screen.show()
        screen.step("zoomOut") { photo.0.setZoomScale(0.5, animated: false) }
    }

    @MainActor func testRefreshing() throws {
        let screen = try Screen("scroll/refresh")
        let table = screen.add(UITableView(), "table", CGRect(x: 0, y: 0, width: 320, height: 240))
        let scroll = screen.add(UIScrollView(), "scroll", CGRect(x: 0, y: 240, width: 320, height: 240))
        scroll.contentSize = CGSize(width: 320, height: 800)
        let label = makeLabel("Scroll view content")
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 16, y: 16)
        screen.add(label, "scrollLabel", in: scroll)
        let controls = (UIRefreshControl(), UIRefreshControl())
        controls.1.attributedTitle = NSAttributedString(string: "Pull to refresh")
        (table.refreshControl, scroll.refreshControl) = controls
        screen.note(controls.0, "tableControl")
        screen.note(controls.1, "scrollControl")
        screen.show()
        screen.step("refreshing") {
            for (scroll, control) in [(table, controls.0), (scroll, controls.1)] {
                control.beginRefreshing()
                scroll.setContentOffset(CGPoint(x: 0, y: -control.frame.height), animated: false)
            }
        }
        screen.step("ended") {
            for (scroll, control) in [(table, controls.0), (scroll, controls.1)] {
                control.endRefreshing()
                scroll.setContentOffset(.zero, animated: false)
            }
        }
    }

    @MainActor private func presenting(_ name: String) throws -> (Screen, LabelController) {
        let behind = LabelController("", "Behind")
        let screen = try Screen(name, behind)
        screen.note(behind.view, "")
        screen.note(behind.label, "behind")
        screen.show(in: screen.window)
        return (screen, behind)
    }

    @MainActor func testAlerts() throws {
        let (screen, behind) = try presenting("alert/basic")
        let alert = UIAlertController(
            title: "Delete file?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        screen.step("present", in: screen.window) {
            behind.present(alert, animated: false)
            screen.note(alert.view, "alert")
        }
        screen.step("dismiss", in: screen.window) { alert.dismiss(animated: false) }
        let (other, controller) = try presenting("alert/textfields")
        let fields = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
        fields.addTextField { $0.text = "corey" }
        fields.addTextField { $0.isSecureTextEntry = true }
        for title in ["Cancel", "Sign In", "Forgot Password"] {
            fields.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
        }
        other.step("present", in: other.window) {
            controller.present(fields, animated: false)
            other.note(fields.view, "alert")
            for (name, field) in zip(["username", "password"], fields.textFields ?? []) { other.note(field, name) }
        }
    }

    @MainActor func testSheets() throws {
        for name in ["sheet/page", "dark/sheet", "sheet/medium"] {
            let (screen, behind) = try presenting(name)
            let sheet = LabelController("", "Presented")
            if name == "sheet/medium" { sheet.sheetPresentationController?.detents = [.medium()] }
            screen.step("present", in: screen.window) {
                behind.present(sheet, animated: false)
                screen.note(sheet.view, "presented")
                screen.note(sheet.label, "presentedLabel")
            }
        }
    }
}
