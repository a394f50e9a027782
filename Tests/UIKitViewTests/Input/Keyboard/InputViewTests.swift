import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Views in place of the keyboard and above it") struct InputViewTests {
    private let keyboard = KeyboardScreen()

    private final class ChatController: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        let message = UITextField(frame: CGRect(x: 10, y: 8, width: 300, height: 34))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidLoad() {
            bar.backgroundColor = .red
            message.autocapitalizationType = .none
            bar.addSubview(message)
        }
    }

    @Test("An input view replaces the keyboard, and an accessory view lies above it")
    func replacing() {
        let (picker, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200)), UIToolbar())
        bar.frame = CGRect(x: 0, y: 0, width: 10, height: 44)
        keyboard.field.inputView = picker
        keyboard.field.inputAccessoryView = bar
        keyboard.screen.run { _ = keyboard.field.becomeFirstResponder() }
        keyboard.wait()
        #expect(keyboard.frame == CGRect(x: 0, y: 844 - 278, width: 390, height: 278))
        #expect(picker.frame == CGRect(x: 0, y: 44, width: 390, height: 200))
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        #expect(keyboard.keys.isEmpty)
        keyboard.screen.run {
            keyboard.field.inputView = nil
            keyboard.field.reloadInputViews()
        }
        keyboard.wait()
        #expect(keyboard.frame?.height == 291 + 44 && picker.window == nil && keyboard.keys.count > 20)
        keyboard.screen.run { _ = keyboard.field.resignFirstResponder() }
        keyboard.wait()
        #expect(bar.window == nil)
    }

    @Test("The accessory view of a controller stays at the bottom, and rises with the keyboard of its field")
    func chat() throws {
        let chat = ChatController()
        keyboard.screen.run {
            keyboard.screen.window.rootViewController = chat
            _ = chat.becomeFirstResponder()
        }
        keyboard.wait()
        #expect(keyboard.frame == CGRect(x: 0, y: 794, width: 390, height: 50))
        keyboard.screen.touch(.began, 100, 820)
        keyboard.wait(0.05)
        keyboard.screen.touch(.ended, 100, 820)
        keyboard.wait()
        #expect(chat.message.isEditing && keyboard.frame?.height == 341 && chat.bar.window != nil)
        try keyboard.type("hi")
        keyboard.screen.run { UIApplication.shared.keyInput?.insertText("!") }
        #expect(chat.message.text == "hi!")
        keyboard.screen.run { _ = chat.message.resignFirstResponder() }
        keyboard.wait()
        #expect(keyboard.frame?.height == 50 && chat.isFirstResponder)
    }

    @Test("Constraints to the keyboard's layout guide animate along with it")
    func guide() {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        keyboard.screen.run {
            let view: UIView = keyboard.root.view
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 40),
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
        }
        #expect(bar.frame == CGRect(x: 0, y: 770, width: 390, height: 40))
        keyboard.screen.run { _ = keyboard.field.becomeFirstResponder() }
        let middle = keyboard.screen.shown(bar, at: keyboard.screen.clock.now + 0.05).frame.maxY
        let shown = keyboard.window?.subviews.first?.layer.presentation()?.frame.minY ?? 0
        #expect(middle > 553 && middle < 810 && abs(shown - middle) < 34)
        keyboard.wait()
        #expect(bar.frame.maxY == 553)
        let frame = keyboard.screen.run { keyboard.root.view.keyboardLayoutGuide.layoutFrame }
        #expect(frame == CGRect(x: 0, y: 553, width: 390, height: 291))
        keyboard.screen.run { _ = keyboard.field.resignFirstResponder() }
        keyboard.wait()
        #expect(bar.frame.maxY == 810)
        keyboard.screen.run { keyboard.root.view.keyboardLayoutGuide.usesBottomSafeArea = false }
        #expect(bar.frame.maxY == 844)
    }

    @Test("Dragging a scroll view dismisses the keyboard at once or with the finger")
    func dismissing() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 644))
        keyboard.screen.run {
            scroll.contentSize = CGSize(width: 390, height: 2000)
            scroll.keyboardDismissMode = .interactive
            keyboard.root.view.addSubview(scroll)
            _ = keyboard.field.becomeFirstResponder()
        }
        keyboard.wait()
        let path = (0...40).map { (CGFloat(200), 300 + CGFloat($0) * 8) }
        keyboard.screen.drag(path, lifts: false)
        #expect(keyboard.frame?.minY == 620 && keyboard.field.isEditing)
        keyboard.screen.touch(.ended, 200, 620)
        keyboard.wait()
        #expect(keyboard.frame == nil && !keyboard.field.isEditing)
        keyboard.screen.run {
            scroll.keyboardDismissMode = .onDrag
            _ = keyboard.field.becomeFirstResponder()
        }
        keyboard.wait()
        keyboard.screen.drag([(200, 400), (200, 380), (200, 360)])
        #expect(!keyboard.field.isEditing)
    }

    @Test("A finger that returns above the keyboard keeps it")
    func keeping() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 644))
        keyboard.screen.run {
            scroll.contentSize = CGSize(width: 390, height: 2000)
            scroll.keyboardDismissMode = .interactive
            keyboard.root.view.addSubview(scroll)
            _ = keyboard.field.becomeFirstResponder()
        }
        keyboard.wait()
        keyboard.screen.drag((0...40).map { (CGFloat(200), 300 + CGFloat($0) * 8) }, lifts: false)
        for step in 0...20 {
            keyboard.wait(1 / 60)
            keyboard.screen.touch(.moved, 200, 620 - CGFloat(step) * 2)
        }
        keyboard.screen.touch(.ended, 200, 580)
        keyboard.wait()
        #expect(keyboard.frame?.minY == 553 && keyboard.field.isEditing)
    }
}
