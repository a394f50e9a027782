import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Delegates and kinds of bars, alerts and empty screens") struct BarTypeTests {
    private let stage = MenuScreen()

    private final class Places: NSObject, UIToolbarDelegate, UINavigationBarDelegate, UISearchBarDelegate {
        let place: UIBarPosition
        init(_ place: UIBarPosition) { self.place = place }
        func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
    }

    @Test(
        "Bars have the position that their delegates return, and the background of one at the top covers what is above")
    func positions() {
        let attached = Places(.topAttached)
        let asBar: any UIBarPositioningDelegate = attached
        let (bar, tools, search) = (UINavigationBar(), UIToolbar(), UISearchBar())
        #expect([bar.barPosition, tools.barPosition, search.barPosition] == [.top, .bottom, .top])
        #expect(asBar.position(for: tools) == .topAttached)
        (bar.delegate, tools.delegate, search.delegate) = (attached, attached as any UIToolbarDelegate, attached)
        #expect([bar.barPosition, tools.barPosition, search.barPosition] == Array(repeating: .topAttached, count: 3))
        let silent = Places(.any)
        tools.delegate = silent
        #expect(tools.barPosition == .bottom)
    }

    @Test("Icons of search bars are replaced one by one") func searchIcons() throws {
        let bar = stage.screen.run {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
            bar.showsBookmarkButton = true
            stage.root.view.addSubview(bar)
            return bar
        }
        let (glass, mark) = (try #require(UIImage(systemName: "star")), try #require(UIImage(systemName: "bolt")))
        stage.screen.run {
            bar.setImage(glass, for: UISearchBar.Icon.search, state: .normal)
            bar.setImage(mark, for: .bookmark, state: .normal)
            bar.layoutIfNeeded()
        }
        #expect([bar.image(for: .search, state: .normal), bar.image(for: .bookmark, state: .normal)] == [glass, mark])
        #expect(bar.image(for: .resultsList, state: .normal) == nil)
        var shown: [UIImage] = []
        bar.forEach { if let image = ($0 as? UIImageView)?.image { shown.append(image) } }
        #expect(shown.contains(glass) && shown.contains(mark))
    }

    @Test("The delegate of a search's field receives the chosen suggestion") func chosenSuggestion() throws {
        final class Owner: NSObject, UISearchTextFieldDelegate {
            var chosen: [String] = []
            func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
                chosen.append(suggestion.localizedSuggestion ?? "")
            }
        }
        let owner = Owner()
        let search = stage.screen.run {
            let search = UISearchController(searchResultsController: nil)
            stage.root.navigationItem.searchController = search
            stage.screen.window.rootViewController = UINavigationController(rootViewController: stage.root)
            stage.screen.window.layoutIfNeeded()
            return search
        }
        stage.screen.run {
            search.searchBar.searchTextField.delegate = owner
            search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "pears")]
            search.isActive = true
        }
        stage.wait()
        stage.tap(try #require(stage.place("pears")))
        stage.wait(0.1)
        #expect(owner.chosen == ["pears"])
    }

    @Test(
        "A group in a sidebar is a section, or a row if it is inline",
        arguments: [UITabGroup.SidebarAppearance.automatic, .inline, .rootSection])
    func sidebar(appearance: UITabGroup.SidebarAppearance) throws {
        let tabs = UITabBarController()
        let child = UITab(title: "Child", image: nil, identifier: "child") { _ in UIViewController() }
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [child])
        group.sidebarAppearance = appearance
        stage.screen.run {
            stage.screen.window.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
            tabs.traitOverrides.horizontalSizeClass = .regular
            tabs.traitOverrides.userInterfaceIdiom = .pad
            tabs.mode = .tabSidebar
            tabs.tabs = [UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }, group]
            stage.screen.window.rootViewController = tabs
            tabs.view.layoutIfNeeded()
        }
        stage.wait()
        var rows: [TabSidebarRow] = []
        stage.screen.window.forEach { if let row = $0 as? TabSidebarRow { rows.append(row) } }
        func left(_ text: String) throws -> CGFloat {
            let label = try #require(stage.label(text))
            return label.convert(CGPoint.zero, to: nil).x
        }
        #expect(rows.count == 3)
        #expect((try left("Child") > left("Group")) == (appearance == .inline))
    }

    @Test(
        "An alert of the old class has the fields of its style",
        arguments: [
            (UIAlertViewStyle.default, [] as [Bool]), (.secureTextInput, [true]), (.plainTextInput, [false]),
            (.loginAndPasswordInput, [false, true]),
        ])
    func alertStyles(style: UIAlertViewStyle, secrets: [Bool]) {
        let alert = stage.screen.run {
            let alert = UIAlertView(title: "Name", message: nil, delegate: nil, cancelButtonTitle: "Cancel")
            alert.alertViewStyle = style
            alert.show()
            return alert
        }
        stage.wait()
        #expect(secrets.indices.map { alert.textField(at: $0)?.isSecureTextEntry } == secrets.map { $0 })
        #expect(alert.isVisible)
    }

    @Test("Progress of pages begins as its delegate says, and the delegate is notified when it is shown")
    func pageProgress() {
        final class Owner: NSObject, UIPageControlProgressDelegate {
            var shown: [Bool] = []
            func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
                Float(page) / 4
            }
            func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
                shown.append(progress.isProgressVisible)
            }
        }
        let (owner, progress, control) = (Owner(), UIPageControlProgress(), UIPageControl())
        let delegate: any UIPageControlProgressDelegate = owner
        progress.delegate = delegate
        stage.screen.run {
            control.numberOfPages = 3
            control.progress = progress
            stage.root.view.addSubview(control)
        }
        #expect(owner.shown == [true] && progress.currentProgress == 0)
        stage.screen.run { control.currentPage = 2 }
        #expect(progress.currentProgress == 0.5)
        stage.screen.run { control.progress = nil }
        #expect(owner.shown == [true, false])
    }

    @Test("A picker's delegate names its columns to assistive technologies") func pickerNames() {
        final class Owner: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { "\(row)" }
            func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
                ["Hours", "Minutes"][component]
            }
        }
        let (owner, picker) = (Owner(), UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
        let delegate: any UIPickerViewAccessibilityDelegate = owner
        stage.screen.run {
            (picker.dataSource, picker.delegate) = (owner, delegate)
            stage.root.view.addSubview(picker)
            picker.layoutIfNeeded()
        }
        var names: [String] = []
        picker.forEach { if $0 is PickerWheel, let name = $0.accessibilityLabel { names.append(name) } }
        #expect(names == ["Hours", "Minutes"])
    }

    @Test("Empty screens have the texts, the image, the alignment and the buttons of their configuration")
    func unavailable() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        var texts: UIContentUnavailableConfiguration.TextProperties = configuration.textProperties
        (texts.color, texts.numberOfLines, texts.font) = (.red, 1, .systemFont(ofSize: 30))
        configuration.textProperties = texts
        configuration.image = UIImage(systemName: "star")
        var picture: UIContentUnavailableConfiguration.ImageProperties = configuration.imageProperties
        (picture.maximumSize, picture.cornerRadius) = (CGSize(width: 20, height: 20), 4)
        configuration.imageProperties = picture
        configuration.alignment = UIContentUnavailableConfiguration.Alignment.natural
        configuration.button.title = "Delete"
        configuration.buttonProperties.role = .destructive
        configuration.buttonProperties.menu = UIMenu(children: [UIAction(title: "All") { _ in }])
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 400, height: 700)
        stage.screen.run {
            stage.root.view.addSubview(view)
            view.layoutIfNeeded()
        }
        let label = try #require(stage.label("Nothing"))
        #expect(label.textColor == .red && label.font.pointSize == 30 && label.frame.minX == 16)
        let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(max(image.frame.width, image.frame.height) == 20 && image.layer.cornerRadius == 4)
        let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.role == .destructive && button.showsMenuAsPrimaryAction && button.menu?.children.count == 1)
        var state = UIContentUnavailableConfigurationState(traitCollection: view.traitCollection)
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
        state.searchText = "koi"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “koi”")
        #expect(configuration.updated(for: state).text == "Nothing")
        configuration.alignment = .center
        view.configuration = configuration
        stage.screen.run { view.layoutIfNeeded() }
        #expect(abs(image.center.x - 200) <= 0.5)
    }
}
