import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIApplicationTests {
    @Test("Stages do not share their application, windows and notifications")
    func apart() {
        let (first, second) = (TestScreen(), TestScreen())
        let (one, other) = (first.run { UIApplication.shared }, second.run { UIApplication.shared })
        #expect(one !== other && first.run { UIApplication.shared } === one)
        #expect(one.windows == [first.window] && other.windows == [second.window])
        first.run { first.window.makeKeyAndVisible() }
        #expect(one.keyWindow === first.window && other.keyWindow == nil && !second.window.isKeyWindow)
        var received = 0
        first.run {
            NotificationCenter.default.addObserver(
                forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
            ) { _ in received += 1 }
        }
        second.run { other.becomeActive() }
        #expect(received == 0)
        first.run { one.becomeActive() }
        #expect(received == 1)
    }

    @Test("Windows are sorted by level, and the application does not retain them")
    func windows() {
        let screen = TestScreen()
        let application = screen.run { UIApplication.shared }
        var alert: UIWindow? = screen.run { UIWindow() }
        alert?.windowLevel = .alert
        let middle = screen.run { UIWindow() }
        #expect(application.windows.map(\.windowLevel) == [.normal, .normal, .alert])
        #expect(
            application.windows[1] === middle
                && (application.connectedScenes.first as? UIWindowScene)?.windows.count == 3)
        #expect(application.connectedScenes.first?.activationState == UIScene.ActivationState.foregroundActive)
        alert = nil
        #expect(application.windows.count == 2 && middle.next === middle.windowScene)
        #expect(UIWindow.Level.alert + 1 == UIWindow.Level(rawValue: 2001))
    }

    private final class Receiver: UIView {
        var received: [String] = []
        func touch() { received.append("touch") }
        func press(_ sender: UIView) { received.append("press \(sender.tag)") }
    }

    @Test("An action without a target travels along the responder chain")
    func actions() {
        let screen = TestScreen()
        let application = screen.run { UIApplication.shared }
        let (receiver, sender) = (Receiver(), UIView())
        sender.tag = 7
        screen.window.addSubview(receiver)
        receiver.addSubview(sender)
        let press = Selector("press:", Receiver.press(_:))
        #expect(application.sendAction(press, to: nil, from: sender, for: nil))
        #expect(application.sendAction(Selector("touch", Receiver.touch), to: receiver, from: sender, for: nil))
        #expect(receiver.received == ["press 7", "touch"])
        #expect(!application.sendAction(press, to: nil, from: screen.window, for: nil))
        #expect(!application.sendAction(press, to: sender, from: sender, for: nil))
    }

    @Test("Nested calls to ignore events are counted, and opening a URL reports failure")
    func state() {
        let screen = TestScreen()
        let application = screen.run { UIApplication.shared }
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
        application.endIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
        var opened: Bool?
        screen.run {
            guard let url = URL(string: "tel:1") else { return }
            #expect(!application.canOpenURL(url))
            application.open(url) { opened = $0 }
        }
        #expect(opened == nil)
        screen.advance(to: 0)
        #expect(opened == false)
        #expect(application.statusBarFrame == .zero && application.applicationState == .active)
    }

    private class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var received = ["made"]

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            received.append("launched")
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { received.append("active") }
    }

    @Test("An app calls its delegate when it has launched and when it becomes active")
    func launch() {
        let screen = TestScreen()
        let delegate = screen.run { Delegate() }
        let application = screen.run { UIApplication.shared }
        screen.run { application.launch(delegate) }
        #expect(delegate.received == ["made", "launched", "active"])
        #expect(application.delegate === delegate && application.keyWindow === delegate.window)
        #expect(application.next === delegate)
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.makeKeyAndVisible()
        }
    }

    private final class SceneApp: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    @Test("A scene's delegate makes the window when the app names its class")
    func scene() throws {
        let screen = TestScreen()
        let application = screen.run { UIApplication.shared }
        let delegate = SceneApp()
        screen.run { application.launch(delegate) }
        let scene = try #require(application.connectedScenes.first?.delegate as? SceneDelegate)
        #expect(scene.window != nil && application.keyWindow === scene.window)
    }

    @Test("Traits and the device are the same on every machine")
    func traits() {
        let traits = UIScreen.main.traitCollection
        #expect(traits.userInterfaceStyle == .light && traits.horizontalSizeClass == .compact)
        #expect(traits.isEqual(UIView().traitCollection) && !traits.isEqual(UITraitCollection()))
        #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.orientation.isPortrait)
    }
}
