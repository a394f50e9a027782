import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Options and protocols of text") struct TextTypeTests {
    @Test("A shrunk line keeps its baseline, its middle or its top") func baselineAdjustment() throws {
        func box(_ adjustment: UIBaselineAdjustment) throws -> PixelRect {
            let screen = TestScreen()
            screen.run {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                label.font = .systemFont(ofSize: 40)
                label.text = "HHHHHHHH"
                label.adjustsFontSizeToFitWidth = true
                label.minimumScaleFactor = 0.1
                label.baselineAdjustment = adjustment
                screen.window.addSubview(label)
            }
            return try #require(screen.box { $0 >> 24 > 128 })
        }
        let (kept, middle, top) = (try box(.alignBaselines), try box(.alignCenters), try box(.none))
        #expect(top.maxY < middle.maxY && middle.maxY < kept.maxY)
        #expect(abs((middle.minY + middle.maxY) / 2 - 50) <= 2)
        let size = kept.maxY - kept.minY
        #expect([middle, top].allSatisfy { abs($0.maxY - $0.minY - size) <= 1 })
    }

    @Test("An input view has the keyboard's background in its style, and its own height if it sizes itself")
    func inputViews() {
        let plain = UIInputView(frame: .zero, inputViewStyle: UIInputView.Style.default)
        let styled = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 100), inputViewStyle: .keyboard)
        #expect(plain.backgroundColor == nil && styled.backgroundColor == .systemGray4)
        let keyboard = KeyboardScreen()
        keyboard.screen.run {
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            styled.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: styled.topAnchor),
                content.bottomAnchor.constraint(equalTo: styled.bottomAnchor),
                content.heightAnchor.constraint(equalToConstant: 150),
            ])
            keyboard.field.inputView = styled
            _ = keyboard.field.becomeFirstResponder()
        }
        keyboard.wait()
        #expect(styled.bounds.height == 100)
        keyboard.screen.run {
            styled.allowsSelfSizing = true
            keyboard.field.reloadInputViews()
        }
        keyboard.wait()
        #expect(styled.bounds.height == 150)
    }

    @Test("The proxy of a keyboard reads and changes the text that is edited") func documentProxy() {
        let keyboard = KeyboardScreen()
        keyboard.screen.run {
            let proxy: any UITextDocumentProxy = UIInputViewController().textDocumentProxy
            #expect(proxy.documentContextBeforeInput == nil && !proxy.hasText)
            keyboard.field.text = "one two"
            _ = keyboard.field.becomeFirstResponder()
            proxy.adjustTextPosition(byCharacterOffset: -4)
            #expect(proxy.documentContextBeforeInput == "one" && proxy.documentContextAfterInput == " two")
            proxy.insertText("s")
            #expect(keyboard.field.text == "ones two" && proxy.selectedText == nil)
            proxy.deleteBackward()
            keyboard.field.selectAll(nil)
            #expect(proxy.selectedText == "one two")
        }
    }

    @Test("A tracking guide activates the constraints for the edge at which the keyboard is") func trackingGuide() {
        let screen = TestScreen()
        screen.run {
            let view = UIView()
            screen.window.addSubview(view)
            let guide: UITrackingLayoutGuide = screen.window.keyboardLayoutGuide
            let (near, away) = (
                view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 20)
            )
            guide.setConstraints([near], activeWhenNearEdge: .bottom)
            guide.setConstraints([away], activeAwayFrom: [.leading, .trailing])
            #expect(near.isActive && away.isActive && guide.constraintsActive(whenNearEdge: .bottom) == [near])
            guide.removeAllTrackedConstraints()
            #expect(!near.isActive && !away.isActive && guide.constraintsActive(whenNearEdge: .bottom) == [])
        }
    }

    @Test("Reading plain text returns its type and its encoding") func documentAttributes() throws {
        var attributes: NSDictionary?
        let data = try #require("é".data(using: .isoLatin1))
        let text = try NSAttributedString(
            data: data, options: [.characterEncoding: NSNumber(value: String.Encoding.isoLatin1.rawValue)],
            documentAttributes: &attributes)
        let keys: [NSAttributedString.DocumentAttributeKey] = [.documentType, .characterEncoding]
        #expect(text.string == "é" && attributes?[keys[0].rawValue] as? String == "NSPlainText")
        #expect((attributes?[keys[1].rawValue] as? NSNumber)?.uintValue == String.Encoding.isoLatin1.rawValue)
    }

    @Test("The attributes of UIKit become attributes of attributed strings") func attributeScope() {
        let scope: AttributeScopes.UIKitAttributes.Type = AttributeScopes.UIKitAttributes.self
        var text = AttributedString("red")
        text.uiKit.foregroundColor = .red
        text.uiKit.kern = 3
        #expect(text.runs.first?.uiKit.kern == 3 && "\(scope)" == "UIKitAttributes")
        let found = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
        #expect(found[.foregroundColor] as? UIColor == .red && (found[.kern] as? NSNumber)?.doubleValue == 3)
    }

    @Test("Fragments have no layout until they belong to a layout manager, and segments leave out their ranges")
    func fragments() throws {
        try SceneContext().run {
            let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
            content.addTextLayoutManager(manager)
            manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
            content.attributedString = NSAttributedString(string: "One\nTwo")
            let fragment = try #require(manager.textLayoutFragment(for: CGPoint(x: 10, y: 5)))
            let states: [NSTextLayoutFragment.State] = [
                fragment.state,
                NSTextLayoutFragment(textElement: NSTextParagraph(attributedString: nil), range: nil).state,
            ]
            #expect(states == [.layoutAvailable, .none])
            func ranges(_ options: NSTextLayoutManager.SegmentOptions) -> [Bool] {
                var found: [Bool] = []
                manager.enumerateTextSegments(in: manager.documentRange, type: .standard, options: options) {
                    range, rect, _, _ in
                    found.append(range != nil && !rect.isEmpty)
                    return true
                }
                return found
            }
            #expect(ranges([]) == [true, true] && ranges(.rangeNotRequired) == [false, false])
        }
    }

    @Test("Texts and values of localization keys are collected by interpolation, in order") func localization() {
        var parts = String.LocalizationValue.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
        parts.appendLiteral("50% of ")
        parts.appendInterpolation(3)
        parts.appendLiteral(" for ")
        parts.appendInterpolation("Ann")
        let value = String.LocalizationValue(stringInterpolation: parts)
        #expect(String(localized: value) == "50% of 3 for Ann" && value != "50% of 3 for Ann")
    }

    @Test("Names are written as they are pronounced if that is asked for") func phoneticNames() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Jean", "Reno")
        var spoken = PersonNameComponents()
        (spoken.givenName, spoken.familyName) = ("Zhan", "Rayno")
        name.phoneticRepresentation = spoken
        func text(_ options: PersonNameComponentsFormatter.Options) -> String {
            PersonNameComponentsFormatter.localizedString(from: name, style: .medium, options: options)
        }
        #expect(text([]) == "Jean Reno" && text(.phonetic) == "Zhan Rayno")
    }
}
