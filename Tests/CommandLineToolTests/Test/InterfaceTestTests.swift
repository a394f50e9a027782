import Foundation
import TestSupport
import Testing

@Suite("Tests of an interface launch the app, and touch it", .enabled(if: RunTool.built))
struct InterfaceTestTests {
    private static let app = """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            static var launches = 0
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                AppDelegate.launches += 1
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = UINavigationController(rootViewController: CounterController())
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        class CounterController: UITableViewController {
            var count = 0
            override func viewDidLoad() {
                title = "Counter \\(AppDelegate.launches)"
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .add, target: self, action: #selector(add))
                if ProcessInfo.processInfo.arguments.contains("--many") { count = 30 }
                if let text = ProcessInfo.processInfo.environment["COUNTER_START"] { count = Int(text) ?? 0 }
            }
            @objc func add() {
                count += 1
                tableView.reloadData()
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \\(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                let alert = UIAlertController(
                    title: "Chosen", message: "\\(indexPath.row)", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                present(alert, animated: true)
            }
        }
        """

    private static let tests = """
        import XCTest

        final class CounterUITests: XCTestCase {
            let app = XCUIApplication()

            override func setUpWithError() throws { continueAfterFailure = false }

            func testAdding() {
                app.launch()
                app.navigationBars["Counter 1"].buttons["Add"].tap()
                XCTAssertEqual(app.tables.cells.count, 1)
                app.cells.staticTexts["Row 0"].tap()
                let alert = app.alerts["Chosen"]
                XCTAssertTrue(alert.waitForExistence(timeout: 5))
                XCTAssertTrue(alert.staticTexts["0"].exists)
                alert.buttons["OK"].tap()
                XCTAssertFalse(alert.exists)
            }

            func testFresh() {
                app.launchArguments = ["--many"]
                app.launch()
                XCTAssertTrue(app.navigationBars["Counter 1"].exists)
                app.swipeUp()
                XCTAssertFalse(app.staticTexts["Row 0"].isHittable)
                let gone = NSPredicate(format: "isHittable == true")
                expectation(for: gone, evaluatedWith: app.staticTexts["Row 20"], handler: nil)
                waitForExpectations(timeout: 5)
            }

            @MainActor func testEnvironment() throws {
                app.launchEnvironment["COUNTER_START"] = "3"
                app.launch()
                XCTAssertEqual(app.cells.count, 3)
                XCTAssertGreaterThan(app.screenshot().pngRepresentation.count, 100)
            }

            func testMissing() {
                app.launch()
                app.buttons["Remove"].tap()
            }
        }
        """

    @Test("The tests of a UI test target run, each with a fresh app") func target() throws {
        try withTemporaryFolder { folder in
            let tool = RunTool(folder: folder)
            let project = ProjectText.text([
                ProjectText.Target(name: "Counter", sources: ["Counter.swift"]),
                ProjectText.Target(
                    name: "CounterUITests", type: "bundle.ui-testing", sources: ["CounterUITests.swift"],
                    settings: "SDKROOT = iphoneos; SWIFT_VERSION = 5.0; TEST_TARGET_NAME = Counter;"),
            ])
            try tool.write(project, to: "App/Counter.xcodeproj/project.pbxproj")
            try tool.write(Self.app, to: "App/Counter.swift")
            try tool.write(Self.tests, to: "App/CounterUITests.swift")
            let result = try tool.test("App --timeout 60")
            let output = String(decoding: result.output, as: UTF8.self)
            for name in ["testAdding", "testFresh", "testEnvironment"] {
                #expect(output.contains("Test Case 'CounterUITests.\(name)' passed"), "\(output) \(result.errors)")
            }
            #expect(
                output.contains(
                    "App/CounterUITests.swift:40: error: CounterUITests.testMissing : Failed to tap \"Remove\" Button: "
                        + "No matches found"), "\(output)")
            #expect(result.status == 1 && output.contains("Executed 4 tests, with 1 failure"), "\(output)")
        }
    }

    @Test("A UI test target without its app is not run, which one line says") func withoutApp() throws {
        try withTemporaryFolder { folder in
            let tool = RunTool(folder: folder)
            let project = ProjectText.text([
                ProjectText.Target(
                    name: "LostUITests", type: "bundle.ui-testing", sources: ["CounterUITests.swift"])
            ])
            try tool.write(project, to: "App/Counter.xcodeproj/project.pbxproj")
            try tool.write(Self.tests, to: "App/CounterUITests.swift")
            let result = try tool.test("App")
            #expect(result.status == 66)
            #expect(
                result.errors.contains("tests of interfaces run only with an app in Swift with UIKit: LostUITests"),
                "\(result.errors)")
        }
    }
}
