import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("The drawn keyboard") struct KeyboardTests {
    private let keyboard = KeyboardScreen()
    private var field: UITextField { keyboard.field }

    private func begin() {
        keyboard.screen.run { _ = field.becomeFirstResponder() }
        keyboard.wait()
    }

    @Test("The keyboard slides in for a text field and out after it, with notifications")
    func notifications() throws {
        keyboard.screen.run { _ = field.becomeFirstResponder() }
        #expect(keyboard.log == ["WillChangeFrame", "WillShow"])
        keyboard.wait(0.125)
        let shown = try #require(keyboard.window).subviews[0].layer.presentation()?.frame.minY ?? 0
        #expect(shown > 844 - 291 && shown < 844)
        #expect(keyboard.log.count == 2)
        keyboard.wait(0.2)
        #expect(keyboard.log == ["WillChangeFrame", "WillShow", "DidShow", "DidChangeFrame"])
        #expect(keyboard.frame == CGRect(x: 0, y: 553, width: 390, height: 291))
        keyboard.clearLog()
        keyboard.screen.run { _ = field.resignFirstResponder() }
        keyboard.wait()
        #expect(keyboard.log == ["WillChangeFrame", "WillHide", "DidHide", "DidChangeFrame"])
        #expect(keyboard.frame == nil)
    }

    @Test("Notifications have the frames, the duration and the curve")
    func info() throws {
        begin()
        let info = try #require(keyboard.changes.first { $0.name == "WillShow" }).info
        let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        #expect(begin == CGRect(x: 0, y: 844, width: 390, height: 291))
        #expect(end == CGRect(x: 0, y: 553, width: 390, height: 291))
        #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval == 0.25)
        #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
        #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        #expect(UIView.AnimationCurve(rawValue: 7) != nil)
    }

    @Test("Moving to another field keeps the keyboard")
    func otherField() {
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
        keyboard.screen.run { keyboard.root.view.addSubview(other) }
        begin()
        keyboard.clearLog()
        keyboard.screen.run { _ = other.becomeFirstResponder() }
        keyboard.wait(0.1)
        #expect(keyboard.frame?.minY == 553 && !keyboard.log.contains("WillHide"))
        keyboard.screen.run { other.removeFromSuperview() }
        keyboard.wait()
        #expect(keyboard.frame == nil && !other.isFirstResponder)
    }

    @Test("Keys type letters, digits and symbols, and shift makes capitals")
    func typing() throws {
        begin()
        try keyboard.type("ab")
        try keyboard.tap(.shift)
        try keyboard.type("cd")
        #expect(field.text == "abCd")
        try keyboard.tap(.shift)
        keyboard.wait(0.1)
        let shift = try keyboard.place(.shift)
        keyboard.screen.touch(.began, shift.x, shift.y)
        keyboard.screen.touch(.ended, shift.x, shift.y)
        try keyboard.type("ef")
        #expect(field.text == "abCdEF", "two taps lock shift")
        try keyboard.tap(.page(.numbers, title: "123"))
        try keyboard.type("1")
        try keyboard.tap(.page(.symbols, title: "#+="))
        try keyboard.type("€")
        try keyboard.tap(.space)
        #expect(field.text == "abCdEF1€ " && keyboard.keys.contains { $0.key == .text("q") })
    }

    @Test("The delete key repeats while a finger holds it")
    func delete() throws {
        keyboard.screen.run { field.text = "0123456789" }
        begin()
        try keyboard.tap(.delete)
        #expect(field.text == "012345678")
        try keyboard.tap(.delete, hold: 0.95)
        #expect(field.text == "012", "one at once, and five after 0.5, 0.6, 0.7, 0.8 and 0.9 seconds")
        keyboard.wait(2)
        #expect(field.text == "012")
    }

    @Test("The return key has its title, is disabled without text on request, and calls the delegate")
    func returnKey() throws {
        field.returnKeyType = .search
        field.enablesReturnKeyAutomatically = true
        var events = 0
        field.addAction(UIAction { _ in events += 1 }, for: .editingDidEndOnExit)
        begin()
        var titles: [String] = []
        keyboard.window?.forEach { if let text = ($0 as? UILabel)?.text { titles.append(text) } }
        #expect(titles.contains("search") && titles.contains("space"))
        try keyboard.tap(.return)
        #expect(events == 0 && field.isEditing)
        try keyboard.type("a")
        try keyboard.tap(.return)
        #expect(events == 1 && !field.isEditing)
        keyboard.wait()
        #expect(keyboard.frame == nil)
    }

    @Test("Sentences begin with capitals")
    func capitals() throws {
        field.autocapitalizationType = .sentences
        begin()
        try keyboard.type("hi")
        try keyboard.tap(.page(.numbers, title: "123"))
        try keyboard.tap(.text("."))
        try keyboard.tap(.space)
        try keyboard.type("yo")
        #expect(field.text == "Hi. Yo")
    }

    @Test(
        "Each type of keyboard has its keys",
        arguments: [
            (UIKeyboardType.emailAddress, ["@", ".", "q"]), (.URL, ["/", ".", "q"]),
            (.numbersAndPunctuation, ["1", "-"]),
            (.twitter, ["@", "#"]), (.webSearch, ["."]), (.asciiCapable, ["q", "m"]), (.decimalPad, ["."]),
        ])
    func types(_ type: UIKeyboardType, _ expected: [String]) {
        field.keyboardType = type
        begin()
        let texts = keyboard.keys.compactMap { view -> String? in
            if case .text(let text) = view.key { text } else { nil }
        }
        #expect(expected.allSatisfy(texts.contains))
        let frames = keyboard.keys.map(\.frame)
        for (index, frame) in frames.enumerated() {
            #expect(frame.minX >= 0 && frame.maxX <= 390 && frame.maxY <= 216)
            #expect(frames[..<index].allSatisfy { !$0.intersects(frame) })
        }
    }

    @Test("Number pads type digits, and phone pads have further characters")
    func pads() throws {
        field.keyboardType = .phonePad
        begin()
        try keyboard.tap(.digit("5", letters: "JKL"))
        try keyboard.tap(.page(.phoneSymbols, title: "+*#"))
        try keyboard.tap(.text("#"))
        try keyboard.tap(.named(",", title: "pause"))
        #expect(field.text == "5#,")
        keyboard.screen.run {
            field.keyboardType = .numberPad
            field.reloadInputViews()
        }
        #expect(keyboard.keys.count == 11)
    }

    @Test("The keyboard is dark over dark views and on request")
    func dark() throws {
        begin()
        let view = try #require(keyboard.keys.first?.superview)
        #expect(view.traitCollection.userInterfaceStyle == .light)
        keyboard.screen.run {
            field.traits.keyboardAppearance = .dark
            field.reloadInputViews()
        }
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("Without a drawn keyboard, as with a hardware keyboard, nothing slides in")
    func hardware() {
        let keyboard = KeyboardScreen(showsKeyboard: false)
        keyboard.screen.run { _ = keyboard.field.becomeFirstResponder() }
        keyboard.wait()
        #expect(keyboard.field.isEditing && keyboard.frame == nil && keyboard.log.isEmpty)
    }

    @Test("An action without a target reaches the first responder, whose field resigns") func resigningByAction() {
        let keyboard = KeyboardScreen()
        keyboard.screen.run { _ = keyboard.field.becomeFirstResponder() }
        keyboard.wait()
        #expect(keyboard.frame != nil)
        let sent = keyboard.screen.run {
            UIApplication.shared.sendAction(
                Selector("resignFirstResponder", UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
        keyboard.wait()
        #expect(sent && !keyboard.field.isFirstResponder && keyboard.frame == nil)
    }
}
