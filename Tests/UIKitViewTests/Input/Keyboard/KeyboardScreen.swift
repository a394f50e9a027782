import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

/// A phone's screen of 390 by 844 points with a root controller, on which a keyboard is drawn.
@MainActor final class KeyboardScreen {
    let screen = TestScreen()
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    private(set) var log: [String] = []
    private(set) var changes: [(name: String, info: [AnyHashable: Any])] = []

    init(showsKeyboard: Bool = true, safeBottom: CGFloat = 34) {
        screen.scene.settings.screenSize = CGSize(width: 390, height: 844)
        screen.run { [screen, root, field] in
            InterfaceSettings.current.showsKeyboard = showsKeyboard
            InterfaceSettings.current.safeArea = UIEdgeInsets(top: 0, left: 0, bottom: safeBottom, right: 0)
            UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
            screen.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            screen.window.updateSafeArea()
            root.view.backgroundColor = .white
            screen.window.rootViewController = root
            screen.window.makeKeyAndVisible()
            field.autocapitalizationType = .none
            root.view.addSubview(field)
        }
        screen.run { listen() }
    }

    private func listen() {
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        for name in names {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let name = note.name.rawValue.replacing("UIKeyboard", with: "").replacing("Notification", with: "")
                nonisolated(unsafe) let info = note.userInfo ?? [:]
                MainActor.assumeIsolated {
                    self?.log.append(name)
                    self?.changes.append((name, info))
                }
            }
        }
    }

    func clearLog() { (log, changes) = ([], []) }

    /// Runs what is due within some seconds.
    func wait(_ seconds: Double = 1) { screen.advance(to: screen.clock.now + seconds) }

    /// The window of the keyboard; nil before it is first shown.
    var window: UIWindow? { screen.run { UIApplication.shared.windows.first { $0 is KeyboardWindow } } }

    /// The frame of the keyboard and its accessory on the screen; nil if they are hidden.
    var frame: CGRect? {
        window.flatMap { $0.isHidden ? nil : ($0 as? KeyboardWindow)?.content.frame }
    }

    /// The views of the keys.
    var keys: [KeyboardKeyView] {
        var found: [KeyboardKeyView] = []
        window?.forEach { if let key = $0 as? KeyboardKeyView { found.append(key) } }
        return found
    }

    /// The middle of a key on the screen.
    func place(_ key: KeyboardKey) throws -> CGPoint {
        let view = try #require(keys.first { $0.key == key }, "no key \(key)")
        return screen.run { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }
    }

    /// Taps a key, after a pause.
    func tap(_ key: KeyboardKey, hold: Double = 0.05) throws {
        let point = try place(key)
        wait(0.5)
        screen.touch(.began, point.x, point.y)
        wait(hold)
        screen.touch(.ended, point.x, point.y)
    }

    /// Taps the keys of characters.
    func type(_ text: String) throws { for character in text { try tap(.text(String(character))) } }
}
