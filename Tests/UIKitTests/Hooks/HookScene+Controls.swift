@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import UIKit
import UIKitTestSupport

extension HookScene {
    /// Touches controls, and has their contents laid out and drawn.
    func showControls() {
        let control = add(HookedControl())
        screen.drag([(60, 120), (70, 125), (75, 128)])
        screen.touch(.began, 60, 120)
        screen.touch(.cancelled, 60, 120)
        run {
            control.addTarget(self, action: Selector("note"), for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
            control.isContextMenuInteractionEnabled = true
            control.showsMenuAsPrimaryAction = true
        }
        stage.tap(control.center)
        wait()
        stage.tap(CGPoint(x: 380, y: 680))
        wait()
        run { control.removeFromSuperview() }
        let pressed = add(HookedControl())
        run {
            pressed.backgroundColor = .systemBlue
            pressed.isContextMenuInteractionEnabled = true
        }
        screen.touch(.began, pressed.center.x, pressed.center.y)
        wait(1.2)
        screen.touch(.ended, pressed.center.x, pressed.center.y)
        wait()
        stage.tap(CGPoint(x: 380, y: 680))
        wait()
        run { pressed.removeFromSuperview() }
        let button = add(HookedButton(type: .custom))
        run {
            button.setTitle("Tap", for: .normal)
            button.setImage(UIImage(systemName: "star"), for: .normal)
            button.setBackgroundImage(UIImage(systemName: "star"), for: .normal)
        }
        run {
            button.configuration = .filled()
            button.isSelected = true
        }
        run { button.removeFromSuperview() }
        let slider = add(HookedSlider())
        run {
            slider.minimumValueImage = UIImage(systemName: "star")
            slider.maximumValueImage = UIImage(systemName: "star")
        }
        run { slider.removeFromSuperview() }
        let scroller = add(HookedScroller(), CGRect(x: 0, y: 0, width: 400, height: 300))
        run {
            scroller.contentSize = CGSize(width: 400, height: 1000)
            scroller.addSubview(HookedResponder(frame: CGRect(x: 0, y: 0, width: 400, height: 300)))
            scroller.contentInset.top = 10
        }
        screen.touch(.began, 200, 250)
        wait(0.3)
        screen.drag([(200, 250), (200, 200), (200, 150), (200, 50)])
        wait()
        run { scroller.removeFromSuperview() }
    }

    /// Types into text fields and text views, and draws texts.
    func showTexts() {
        let field = add(HookedField())
        run {
            field.borderStyle = .roundedRect
            field.placeholder = "Name"
            field.clearButtonMode = .always
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            field.leftViewMode = .always
            field.rightViewMode = .unlessEditing
        }
        run { field.becomeFirstResponder() }
        run {
            UIApplication.shared.keyInput?.insertText("koi")
            UIApplication.shared.keyInput?.deleteBackward()
        }
        run {
            field.selectAll(nil)
            _ = field.selectedTextRange.map(field.firstRect)
        }
        wait()
        run { field.resignFirstResponder() }
        wait()
        run { field.removeFromSuperview() }
        let text = add(HookedTextView())
        run { text.becomeFirstResponder() }
        run {
            UIApplication.shared.keyInput?.insertText("koi carp")
            UIApplication.shared.keyInput?.deleteBackward()
        }
        run {
            text.selectAll(nil)
            _ = text.selectedTextRange.map(text.firstRect)
        }
        wait()
        run { text.resignFirstResponder() }
        wait()
        run { text.removeFromSuperview() }
        let label = add(HookedLabel())
        run {
            let attachment = HookedAttachment()
            attachment.image = UIImage(systemName: "star")
            let string = NSMutableAttributedString(string: "koi ")
            string.append(NSAttributedString(attachment: attachment))
            label.attributedText = string
        }
        wait()
        run {
            label.text = "koi"
            label.sizeToFit()
        }
        run { label.removeFromSuperview() }
        let storage = HookedStorage()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "koi")
    }

    /// Shows the services of the system: activities and documents.
    func useServices() {
        run {
            let controller = UIActivityViewController(activityItems: ["koi"], applicationActivities: [HookedActivity()])
            root.present(controller, animated: false)
        }
        wait()
        if let place = stage.place("Shout") { stage.tap(place) }
        wait()
        run { root.dismiss(animated: false) }
        wait()
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("Hooks-\(Foundation.UUID()).txt")
        defer { try? FileManager.default.removeItem(at: url) }
        let document = HookedDocument(fileURL: url)
        run {
            document.save(to: url, for: .forCreating) { _ in
                document.close { _ in document.open { _ in } }
            }
        }
        wait()
        let missing = HookedDocument(fileURL: URL(filePath: "/nowhere/koi.txt"))
        run { missing.open { _ in } }
        wait()
        let view = add(UIView())
        run { view.addMotionEffect(HookedMotionEffect()) }
        run { view.removeFromSuperview() }
    }
}
