import QuartziteStage
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct AppTests {
    private final class App: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var front: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let main = UIWindow(frame: UIScreen.main.bounds)
            main.backgroundColor = .red
            let root = UIViewController()
            root.view.backgroundColor = .red
            main.rootViewController = root
            main.makeKeyAndVisible()
            window = main
            let small = UIWindow(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
            small.windowLevel = .alert
            small.backgroundColor = .blue
            small.isHidden = false
            front = small
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) {
            UIView.animate(withDuration: 1) { self.front?.alpha = 0 }
        }
    }

    @Test("An app shows its windows by level, and restarts when the stage seeks back")
    func app() {
        let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1, app: { App() })
        #expect(stage.window.rootViewController === stage.rootViewController)
        #expect(stage.frame().pixel(x: 5, y: 10) == (255, 0, 0, 255))
        #expect(stage.frame().pixel(x: 15, y: 10) == (0, 0, 255, 255))
        stage.seek(to: 2)
        #expect(stage.frame().pixel(x: 15, y: 10) == (255, 0, 0, 255))
        stage.seek(to: 0)
        #expect(stage.frame().pixel(x: 15, y: 10) == (0, 0, 255, 255))
    }

    private final class Presenter: UIViewController {
        var taps = 0
        override func viewDidLoad() {
            view.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector("tap", Presenter.tap)))
        }
        func tap() {
            taps += 1
            let next = UIViewController()
            next.view.backgroundColor = .green
            present(next, animated: true)
        }
    }

    @Test("Taps have no effect during a presentation", .rule("U19"))
    func taps() {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Presenter() }
        let presenter = stage.rootViewController as? Presenter
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.advance(to: 0.2)
        stage.tap(at: CGPoint(x: 50, y: 20))
        stage.advance(to: 2)
        #expect(presenter?.taps == 1)
        #expect(stage.frame().pixel(x: 50, y: 50) == (0, 255, 0, 255))
    }
}
