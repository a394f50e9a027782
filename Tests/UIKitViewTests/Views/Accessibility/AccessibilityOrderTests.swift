import QuartziteStage
import Testing
import UIKit
import UIKitTestSupport

/// A screen whose views a closure adds.
private final class Screen: UIViewController {
    var build: ((UIView) -> Void)?

    override func viewDidLoad() {
        view.backgroundColor = .white
        build?(view)
    }
}

@MainActor @Suite("The elements that VoiceOver would visit, in its order") struct AccessibilityOrderTests {
    private func stage(_ build: @escaping (UIView) -> Void) -> Stage {
        Stage(size: CGSize(width: 320, height: 480), scale: 1) {
            let screen = Screen()
            screen.build = build
            return screen
        }
    }

    @MainActor private static func label(_ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 60) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: 20))
        label.text = text
        return label
    }

    @Test("Elements are in rows from left to right, whatever the order of the views") func rows() {
        let stage = stage { view in
            view.addSubview(Self.label("d", 10, 100))
            view.addSubview(Self.label("b", 200, 22))
            view.addSubview(Self.label("c", 10, 60))
            view.addSubview(Self.label("a", 10, 20))
        }
        #expect(stage.elements.map(\.label) == ["a", "b", "c", "d"])
        #expect(stage.elements[0].frame == CGRect(x: 10, y: 20, width: 60, height: 20))
        #expect(stage.elements[0].traits == ["staticText"] && stage.elements[0].className == "UILabel")
    }

    @Test("What is hidden, clear, empty or outside the screen is left out") func hidden() {
        let stage = stage { view in
            let changes: [(UILabel) -> Void] = [
                { $0.isHidden = true }, { $0.alpha = 0 }, { $0.text = "" }, { $0.frame.origin.x = 400 },
                { $0.isAccessibilityElement = false },
            ]
            for (index, change) in changes.enumerated() {
                let label = Self.label("hidden", 10, CGFloat(index) * 30)
                change(label)
                view.addSubview(label)
            }
            let parent = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
            parent.accessibilityElementsHidden = true
            parent.addSubview(Self.label("inside", 0, 0))
            view.addSubview(parent)
            view.addSubview(Self.label("shown", 10, 300))
        }
        #expect(stage.elements.map(\.label) == ["shown"])
    }

    @Test("Groups stay together, and containers keep their own order") func groups() {
        let stage = stage { view in
            let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            group.shouldGroupAccessibilityChildren = true
            group.addSubview(Self.label("1", 0, 0))
            group.addSubview(Self.label("2", 0, 50))
            view.addSubview(group)
            view.addSubview(Self.label("3", 150, 0))
            let container = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
            let elements = ["x", "y"].enumerated().map { index, name in
                let element = UIAccessibilityElement(accessibilityContainer: container)
                element.accessibilityLabel = name
                element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 50 - index * 50, width: 50, height: 40)
                return element
            }
            container.accessibilityElements = elements
            view.addSubview(container)
        }
        #expect(stage.elements.map(\.label) == ["1", "2", "3", "x", "y"])
        #expect(stage.elements.last?.frame.minY == 200)
    }

    @Test("A view that is modal hides those beside it") func modal() {
        let stage = stage { view in
            view.addSubview(Self.label("behind", 0, 0))
            let panel = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            panel.accessibilityViewIsModal = true
            panel.addSubview(Self.label("panel", 0, 0))
            view.addSubview(panel)
        }
        #expect(stage.elements.map(\.label) == ["panel"])
    }

    @Test("An alert hides what is behind it") func alert() {
        let stage = stage { $0.addSubview(Self.label("behind", 0, 0)) }
        stage.inScene { _ in
            let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            stage.rootViewController.present(alert, animated: true)
        }
        stage.advance(by: .seconds(1))
        #expect(stage.elements.map(\.label) == ["Delete?", "For ever", "Cancel", "Delete"])
        #expect(stage.elements.last?.traits == ["button"])
    }

    @Test("A cell is one element with its texts, and its switch another one") func cells() {
        final class Table: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Net" }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                cell.detailTextLabel?.text = "more"
                if indexPath.row == 0 { cell.accessoryView = UISwitch() }
                return cell
            }
        }
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1) { Table() }
        let found = stage.elements
        #expect(found.map(\.label) == ["Net", "Row 0, more", nil, "Row 1, more"])
        #expect(found[0].traits == ["staticText", "header"] && found[2].value == "0")
        #expect(found[1].className == "UITableViewCell" && found[1].frame.width == 320)
    }

    @Test("Bars come first and last, with a header, buttons and tabs") func bars() {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1) {
            let screen = Screen()
            screen.build = { $0.addSubview(Self.label("content", 0, 100)) }
            screen.title = "Title"
            let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            add.accessibilityIdentifier = "add"
            screen.navigationItem.rightBarButtonItem = add
            let tabs = UITabBarController()
            let navigation = UINavigationController(rootViewController: screen)
            navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
            navigation.tabBarItem.badgeValue = "3"
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 1)
            tabs.viewControllers = [navigation, other]
            return tabs
        }
        let found = stage.elements
        #expect(found.map(\.label) == ["Title", "Add", "content", "Home", "More"])
        #expect(found[0].traits == ["staticText", "header"] && found[1].identifier == "add")
        #expect(found[3].traits == ["button", "selected"] && found[3].value == "3")
        #expect(found[4].traits == ["button"])
    }

    @Test("Segments, steppers and wheels have elements of their own") func parts() {
        let stage = stage { view in
            let segments = UISegmentedControl(items: ["Day", "Week"])
            segments.frame = CGRect(x: 10, y: 10, width: 200, height: 32)
            segments.selectedSegmentIndex = 1
            view.addSubview(segments)
            let stepper = UIStepper(frame: CGRect(x: 10, y: 60, width: 94, height: 32))
            view.addSubview(stepper)
        }
        let found = stage.elements
        #expect(found.map(\.label) == ["Day", "Week", "Decrement", "Increment"])
        #expect(found[1].traits == ["button", "selected"] && found[1].frame.minX > found[0].frame.minX)
        #expect(found[2].traits == ["button", "notEnabled"] && found[3].traits == ["button"])
    }

    @Test("Elements are written and read as JSON") func json() throws {
        let stage = stage { view in
            let label = Self.label("a", 10, 20)
            label.accessibilityHint = "Opens"
            label.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
            view.addSubview(label)
        }
        let data = try JSONEncoder().encode(stage.elements)
        #expect(try JSONDecoder().decode([StageElement].self, from: data) == stage.elements)
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("\"frame\":[10,20,60,20]") && text.contains("\"actions\":[\"Delete\"]"))
    }
}
