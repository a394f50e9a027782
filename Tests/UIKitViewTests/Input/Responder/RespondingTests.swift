import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

private final class Performer: UIView {
    func cheer() {}
}

private final class WindowDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
}

@Suite @MainActor struct RespondingTests {
    @Test("endEditing resigns a field inside the view and no other") func endEditing() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (box, field) = (UIView(), UITextField())
        window.addSubview(box)
        box.addSubview(field)
        var posted: [String] = []
        let tokens = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
                posted.append($0.name.rawValue)
            }
        }
        field.becomeFirstResponder()
        field.insertText("a")
        #expect(!UIView().endEditing(true) && field.isFirstResponder)
        #expect(box.endEditing(false) && !field.isFirstResponder)
        #expect(
            posted == [
                "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
                "UITextFieldTextDidEndEditingNotification",
            ])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("A responder can perform the actions that it implements") func canPerformAction() {
        let cheer = Selector("cheer", Performer.cheer)
        #expect(Performer().canPerformAction(cheer, withSender: nil))
        #expect(!UIView().canPerformAction(cheer, withSender: nil))
        #expect(!Performer().canPerformAction(Selector("cheer"), withSender: nil))
    }

    @Test("An application delegate's window can be unwrapped once or twice") func delegateWindow() {
        let delegate = WindowDelegate()
        let application: any UIApplicationDelegate = delegate
        #expect(application.window?.isHidden == nil)
        delegate.window = UIWindow(frame: .zero)
        #expect(application.window??.isHidden == true)
        #expect(application.window?.isHidden == true)
    }

    @Test("Trait collections combine, and a different style has a different colour appearance") func traits() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2),
        ])
        #expect(
            traits.userInterfaceStyle == .dark && traits.displayScale == 2 && traits.horizontalSizeClass == .compact)
        #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(!traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    }

    @Test("An empty background image makes a navigation bar transparent") func clearBar() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(bar.background.appearance.effect != nil)
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        #expect(bar.background.appearance.effect == nil && bar.background.appearance.color == nil)
        #expect(bar.background.appearance.line == nil)
        bar.setBackgroundImage(nil, for: .default)
        #expect(bar.background.appearance.effect != nil && bar.background.appearance.line != nil)
    }

    @Test("Accessibility settings are off, feedback does nothing and background tasks are refused") func inert() {
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        #expect(UIApplication.shared.beginBackgroundTask(expirationHandler: nil) == .invalid)
        let view = UIView()
        view.addMotionEffect(UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis))
        #expect(view.motionEffects.count == 1)
    }

    @Test("A generator of feedback for a view is one of its interactions, and nothing else happens") func feedback() {
        let (view, other) = (UIView(), UIView())
        let impact = UIImpactFeedbackGenerator(style: .rigid, view: view)
        #expect(view.interactions.count == 1 && view.interactions.first === impact && impact.view === view)
        impact.prepare()
        impact.impactOccurred(intensity: 0.5, at: .zero)
        other.addInteraction(impact)
        #expect(view.interactions.isEmpty && impact.view === other)
        other.removeInteraction(impact)
        #expect(impact.view == nil)
        let selection = UISelectionFeedbackGenerator()
        selection.selectionChanged()
        #expect(selection.view == nil && UINotificationFeedbackGenerator(view: view).view === view)
    }
}
