import QuartziteStage
import Testing
import UIKit

@testable import _XCTest

/// An app with a counter, a form, a table and an alert.
private final class CounterApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: CounterController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class CounterController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let count = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    private let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 200, height: 31))

    override func viewDidLoad() {
        title = "Counter"
        view.backgroundColor = .white
        count.text = UserDefaults.standard.string(forKey: "start") ?? "0"
        count.accessibilityIdentifier = "count"
        for (index, name) in ["Add one", "Later", "Ask", "Fade"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(name, for: .normal)
            button.frame = CGRect(x: 20, y: 140 + 40 * index, width: 200, height: 40)
            button.addAction(UIAction { [weak self] _ in self?.press(name) }, for: .touchUpInside)
            view.addSubview(button)
        }
        let field = UITextField(frame: CGRect(x: 20, y: 65, width: 200, height: 34))
        field.placeholder = "Name"
        let table = UITableView(frame: CGRect(x: 20, y: 350, width: 200, height: 120))
        (table.dataSource, table.delegate) = (self, self)
        for part in [count, field, slider, table] { view.addSubview(part) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }

    private func press(_ name: String) {
        switch name {
        case "Add one": count.text = "\((Int(count.text ?? "") ?? 0) + 1)"
        case "Later":
            Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.count.text = "late" }
            }
        case "Fade":
            UIView.animate(withDuration: 0.2) {
                self.count.alpha = 0.5
            } completion: { _ in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
                    UIView.animate(withDuration: 0.2) {
                        self.count.alpha = 1
                    } completion: { _ in
                        self.count.text = "faded twice"
                    }
                }
            }
        default:
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.count.text = "yes" })
            present(alert, animated: true)
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        count.text = "row \(indexPath.row)"
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

/// The delegate of tests before they launch their app.
private final class NoApp: UIResponder, UIApplicationDelegate {}

@MainActor @Suite("Tests of interfaces find elements, and touch them", .serialized) struct InterfaceTests {
    private func run(_ body: @MainActor (XCUIApplication) throws -> Void) rethrows {
        let stage = Stage(
            configuration: StageConfiguration(size: CGSize(width: 320, height: 568)), opening: .app { NoApp() })
        stage.scene.runLoop.isMovedByWaits = true
        try stage.scene.run {
            LaunchableApp.register(.app { CounterApp() })
            let app = XCUIApplication()
            // All tests of this process share the domain of arguments.
            app.launchArguments = ["-start", "0"]
            try body(app)
        }
    }

    @Test("An app is launched with arguments, and ends") func launching() {
        run { app in
            #expect(!app.exists && app.state == .notRunning)
            app.launchArguments = ["-start", "7"]
            app.launch()
            #expect(app.exists && app.state == .runningForeground)
            #expect(app.staticTexts["count"].label == "7")
            app.terminate()
            #expect(app.state == .notRunning && !app.buttons["Add one"].exists)
        }
    }

    @Test("Elements are found by kind, identifier, label, index and predicate") func queries() {
        run { app in
            app.launch()
            #expect(app.buttons["Add one"].exists && !app.buttons["Add two"].exists)
            #expect(app.navigationBars["Counter"].exists && app.navigationBars.buttons["Add"].exists)
            #expect(app.navigationBars.staticTexts["Counter"].isHittable)
            let cells = app.tables.cells
            #expect(cells.count >= 3 && cells.element(boundBy: 1).staticTexts["Row 1"].exists)
            #expect(cells.containing(.staticText, identifier: "Row 2").count == 1)
            #expect(app.cells.firstMatch.label == "Row 0")
            let predicate = NSPredicate(format: "label BEGINSWITH %@", "Add")
            #expect(app.buttons.matching(predicate).count == 2)
            #expect(app.buttons.element(matching: NSPredicate(format: "label == 'Ask'")).elementType == .button)
            #expect(app.textFields["Name"].value as? String == "Name" && app.textFields.count == 1)
            #expect(app.textFields.firstMatch.placeholderValue == "Name")
            #expect(app.staticTexts.element(matching: .any, identifier: "count").label == "0")
            #expect(app.windows.firstMatch.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
            #expect(app.children(matching: .window).count >= 1 && app.sliders.firstMatch.value as? String == "0%")
        }
    }

    @Test("Taps, typing, sliders and scrolling act as a user's, and waits run the scene") func acting() throws {
        run { app in
            app.launch()
            app.buttons["Add one"].tap()
            #expect(app.staticTexts["count"].label == "1")
            app.buttons["Later"].tap()
            #expect(app.staticTexts["late"].waitForExistence(timeout: 2))
            let field = app.textFields["Name"]
            field.tap()
            field.typeText("Ann" + XCUIKeyboardKey.delete.rawValue)
            #expect(field.value as? String == "An" && field.hasFocus)
            app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.5)
            #expect(app.sliders.firstMatch.value as? String == "50%")
            app.buttons["Ask"].tap()
            #expect(app.alerts["Sure?"].exists && !app.buttons["Add one"].isHittable)
            app.alerts.buttons["Yes"].tap()
            #expect(app.alerts.count == 0 && app.staticTexts["count"].label == "yes")
            app.tables.firstMatch.swipeUp()
            #expect(!app.cells.staticTexts["Row 0"].isHittable)
            app.buttons["Add one"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
            #expect(app.staticTexts["count"].label == "1")
        }
    }

    @Test("A tap scrolls a list to a row that is not on screen") func distantRow() {
        run { app in
            app.launch()
            let row = app.tables.staticTexts["Row 18"]
            #expect(row.exists && !row.isHittable)
            row.tap()
            #expect(row.isHittable && app.staticTexts["count"].label == "row 18")
        }
    }

    @Test("A tap waits for animations that begin in the completion of others") func animationsInARow() {
        run { app in
            app.launch()
            app.buttons["Fade"].tap()
            #expect(app.staticTexts["count"].label == "faded twice")
        }
    }

    @Test("Pictures have the size of the screen or of the element") func pictures() {
        run { app in
            app.launch()
            #expect(XCUIScreen.main.screenshot().image.size == CGSize(width: 320, height: 568))
            let picture = app.buttons["Add one"].screenshot()
            #expect(picture.image.size == CGSize(width: 200, height: 40) && !picture.pngRepresentation.isEmpty)
        }
    }

    @Test("A touch of what is missing is a failure of the test") func failures() {
        final class Sample: _XCTest.XCTestCase {}
        run { app in
            app.launch()
            let sample = Sample(name: "Sample.test") { _ in
                MainActor.assumeIsolated {
                    app.buttons["Nowhere"].tap()
                    app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'A'")).element.tap()
                    app.textFields["Name"].typeText("x")
                }
            }
            sample.run()
            #expect(sample.testRun?.failureCount == 3)
        }
    }
}
