import UIKit
import XCTest

/// Compares the frames of controls, labels and text views with recordings.
final class ControlTests: XCTestCase {
    @MainActor private func button(_ title: String, isEnabled: Bool = true) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.isEnabled = isEnabled
        return button
    }

    @MainActor private func button(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    @MainActor private func field(_ text: String, _ style: UITextField.BorderStyle = .none) -> UITextField {
        let field = UITextField()
        field.text = text
        field.borderStyle = style
        return field
    }

    @MainActor func testControls() throws {
        for name in ["controls/basic", "dark/basiccontrols"] {
            let screen = try Screen(name)
            for (index, name) in ["off", "on", "disabledSwitch"].enumerated() {
                let toggle = UISwitch()
                toggle.isOn = index > 0
                toggle.isEnabled = index < 2
                screen.addFitting(toggle, name, x: 16 + CGFloat(index) * 80, y: 16)
            }
            let (hint, secret) = (field("", .roundedRect), field("secret", .roundedRect))
            hint.placeholder = "Placeholder"
            secret.isSecureTextEntry = true
            for (name, field, y) in [
                ("rounded", field("Hello", .roundedRect), 72), ("placeholder", hint, 120), ("secure", secret, 208),
            ] as [(String, UITextField, CGFloat)] {
                screen.addFitting(field, name, x: 16, y: y).frame.size.width = 250
            }
            screen.addFitting(field("Plain field"), "plain", x: 16, y: 168)
            screen.show()
        }
    }

    @MainActor func testIntrinsicSizes() throws {
        let screen = try Screen("controls/intrinsic")
        let makers: [(String, CGFloat, () -> UIView)] = [
            ("switch", 8, { UISwitch() }), ("label", 46, { makeLabel("Hello") }),
            ("field", 74.5, { [self] in field("Hello", .roundedRect) }), ("button", 116.5, { [self] in button("Tap") }),
        ]
        for (name, y, make) in makers {
            let (own, fitting, insets) = (make(), make(), UIView())
            screen.add(own, name, CGRect(origin: CGPoint(x: 8, y: y), size: own.intrinsicContentSize))
            let size = fitting.sizeThatFits(CGSize(width: 320, height: 300))
            screen.add(fitting, name + "Fitting", CGRect(origin: CGPoint(x: 160, y: y), size: size))
            let edges = own.alignmentRectInsets
            let room = CGSize(width: edges.left + edges.right, height: edges.top + edges.bottom)
            screen.add(insets, name + "Insets", CGRect(origin: CGPoint(x: 240, y: y), size: room))
        }
        screen.show()
    }

    @MainActor func testButtons() throws {
        let screen = try Screen("dark/buttons")
        let all: [(String, UIButton)] = [
            ("system", button("Tap")), ("disabled", button("Disabled", isEnabled: false)),
            ("plain", button(.plain(), "Plain")), ("gray", button(.gray(), "Gray")),
            ("tinted", button(.tinted(), "Tinted")), ("filled", button(.filled(), "Filled")),
        ]
        for ((name, button), y) in zip(all, [16, 56, 96, 140, 184, 228] as [CGFloat]) {
            screen.addFitting(button, name, x: 16, y: y)
        }
        screen.show()
    }

    @MainActor func testButtonSizes() throws {
        let screen = try Screen("button/looks")
        for (name, x, size) in [
            ("mini", 16, .mini), ("small", 90, .small), ("large", 170, .large),
        ] as [(String, CGFloat, UIButton.Configuration.Size)] {
            var configuration = UIButton.Configuration.filled()
            configuration.buttonSize = size
            screen.addFitting(button(configuration, ["Mini", "Small", "Large"][Int(x) / 80]), name, x: x, y: 200)
        }
        screen.show()
    }

    @MainActor func testLabels() throws {
        let screen = try Screen("label/basic")
        let fonts: [(String, String, UIFont, CGFloat)] = [
            ("system17", "Hello, UIKit", .systemFont(ofSize: 17), 16),
            ("title1", "Title", .preferredFont(forTextStyle: .title1), 48),
            ("headline", "Headline", .preferredFont(forTextStyle: .headline), 96),
            ("body", "Body", .preferredFont(forTextStyle: .body), 124),
            ("footnote", "Footnote", .preferredFont(forTextStyle: .footnote), 152),
            ("bold13", "Bold 13", .boldSystemFont(ofSize: 13), 176),
            ("semibold20", "Semibold 20", .systemFont(ofSize: 20, weight: .semibold), 200),
        ]
        for (name, text, font, y) in fonts {
            let label = makeLabel(text)
            label.font = font
            screen.addFitting(label, name, x: 16, y: y)
        }
        let centred = screen.add(makeLabel("Centred"), "centred", CGRect(x: 16, y: 240, width: 288, height: 30))
        centred.textAlignment = .center
        screen.show()
    }

    @MainActor func testFonts() throws {
        let screen = try Screen("label/fonts")
        func style(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> UIFont {
            .preferredFont(
                forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        }
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 16),
            compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraLarge))
        let fonts: [(String, String, UIFont, CGFloat, CGFloat)] = [
            ("italic", "Italic 17", .italicSystemFont(ofSize: 17), 16, 16),
            ("mono15", "Mono 15", .monospacedSystemFont(ofSize: 15, weight: .regular), 160, 16),
            ("mono17", "Mono 17 semibold", .monospacedSystemFont(ofSize: 17, weight: .semibold), 16, 48),
            ("bodyXXXL", "Body XXXL", style(.body, .extraExtraExtraLarge), 16, 124),
            ("bodyXS", "Body XS", style(.body, .extraSmall), 200, 124),
            ("footnoteAXM", "Footnote AXM", style(.footnote, .accessibilityMedium), 16, 170),
            ("titleS", "Title S", style(.title1, .small), 16, 220),
            ("headlineAX5", "Headline AXXXXL", style(.headline, .accessibilityExtraExtraExtraLarge), 16, 270),
            ("scaled16", "Scaled 16", scaled, 16, 350),
        ]
        for (name, text, font, x, y) in fonts {
            let label = makeLabel(text)
            label.font = font
            screen.addFitting(label, name, x: x, y: y)
        }
        screen.show()
    }

    @MainActor func testTextViews() throws {
        for name in ["textview/basic", "dark/textview"] {
            let screen = try Screen(name)
            func add(_ name: String, _ text: String, _ frame: CGRect, size: CGFloat = 17, scrolls: Bool = true)
                -> UITextView
            {
                let view = screen.add(UITextView(frame: frame), name)
                view.isScrollEnabled = scrolls
                view.font = .systemFont(ofSize: size)
                view.text = text
                return view
            }
            func fitHeight(_ view: UITextView) {
                let limit = CGSize(width: view.frame.width, height: .greatestFiniteMagnitude)
                view.frame.size.height = view.sizeThatFits(limit).height
            }
            let text = "The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs."
            _ = add("body", text, CGRect(x: 16, y: 16, width: 288, height: 96))
            add("fitted", "Two lines of\ntext", CGRect(x: 16, y: 128, width: 200, height: 10), scrolls: false)
                .sizeToFit()
            let padded = add(
                "padded", "Padded", CGRect(x: 16, y: 200, width: 160, height: 10), size: 15, scrolls: false)
            padded.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
            fitHeight(padded)
            let centred = add("centred", "Centred", CGRect(x: 16, y: 264, width: 200, height: 10), scrolls: false)
            centred.textAlignment = .center
            fitHeight(centred)
            let note = add(
                "readOnly", "Read-only text that wraps.", CGRect(x: 16, y: 320, width: 288, height: 60), size: 13)
            note.isEditable = false
            screen.show()
        }
    }

    @MainActor func testDefaultTextView() throws {
        let screen = try Screen("textview/looks")
        let view = screen.add(UITextView(frame: CGRect(x: 16, y: 290, width: 288, height: 10)), "defaultFont")
        view.isScrollEnabled = false
        view.text = "Default font text"
        view.frame.size.height = view.sizeThatFits(CGSize(width: 288, height: CGFloat.greatestFiniteMagnitude)).height
        screen.show()
    }

    @MainActor func testFields() throws {
        let screen = try Screen("textfield/looks")
        // The width of the text is given, since the recording does not have the text.
        for (name, style, y, width) in [
            ("line", .line, 16, 95), ("bezel", .bezel, 60, 125), ("rounded", .roundedRect, 236, 200),
        ] as [(String, UITextField.BorderStyle, CGFloat, CGFloat)] {
            screen.addFitting(field("Text", style), name, x: 16, y: y).frame.size.width = width
        }
        let sides = screen.addFitting(field("Text", .roundedRect), "sides", x: 16, y: 148)
        sides.frame.size.width = 200
        sides.leftView = screen.note(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), "leftView")
        sides.rightView = screen.note(UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 12)), "rightView")
        (sides.leftViewMode, sides.rightViewMode) = (.always, .always)
        screen.show()
    }

    @MainActor func testPickers() throws {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day, parts.hour, parts.minute) = (2026, 9, 11, 14, 30)
        let date = try XCTUnwrap(Calendar(identifier: .gregorian).date(from: parts))
        func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = style
            picker.datePickerMode = mode
            picker.date = date
            return picker
        }
        for (recording, name, mode, style, y) in [
            ("datepicker/wheels", "wheels", .date, .wheels, 12), ("dark/wheels", "wheels", .date, .wheels, 12),
            ("datepicker/countdown", "countdown", .countDownTimer, .wheels, 12),
            ("datepicker/inline-time", "inlineTime", .dateAndTime, .inline, 8),
            ("dark/inline", "inlineTime", .dateAndTime, .inline, 8),
        ] as [(String, String, UIDatePicker.Mode, UIDatePickerStyle, CGFloat)] {
            let screen = try Screen(recording)
            screen.addFitting(picker(mode, style), name, x: 0, y: y)
            screen.show()
        }
        let compact = try Screen("datepicker/compact")
        for (name, mode, y) in [("date", .date, 16), ("time", .time, 64), ("dateAndTime", .dateAndTime, 112)]
            as [(String, UIDatePicker.Mode, CGFloat)]
        {
            compact.addFitting(picker(mode, .compact), name, x: 16, y: y).frame.size.width = 240
        }
        compact.show()
        let locales = try Screen("datepicker/locales")
        for (name, locale, mode, y) in [
            ("gb", "en_GB", .dateAndTime, 16), ("de", "de_DE", .dateAndTime, 72), ("fr", "fr_FR", .dateAndTime, 128),
            ("jp", "ja_JP", .dateAndTime, 184), ("clamped", "en_US", .date, 240),
        ] as [(String, String, UIDatePicker.Mode, CGFloat)] {
            let own = picker(mode, .compact)
            own.locale = Locale(identifier: locale)
            if name == "clamped" { own.minimumDate = date.addingTimeInterval(3 * 86_400) }
            locales.addFitting(own, name, x: 10, y: y).frame.size.width = 300
        }
        locales.show()
        let wheels = try Screen("picker/basic")
        wheels.addFitting(UIPickerView(), "picker", x: 0, y: 12)
        wheels.show()
        for name in ["datepicker/calendar", "dark/calendar"] {
            let screen = try Screen(name)
            let view = UICalendarView()
            view.visibleDateComponents = DateComponents(year: 2026, month: 9)
            screen.addFitting(view, "calendar", x: 0, y: 8)
            screen.show()
        }
    }

    @MainActor func testTraits() throws {
        let screen = try Screen("view/traits")
        func island(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> UIView {
            let view = screen.add(UIView(), name, frame, in: parent)
            for (part, text, size, y) in [("Label", "Label", 17, 12), ("Secondary", "Secondary", 13, 40)]
                as [(String, String, CGFloat, CGFloat)]
            {
                let label = makeLabel(text, size: size)
                label.sizeToFit()
                label.frame.origin = CGPoint(x: 12, y: y)
                screen.add(label, name + part, in: view)
            }
            screen.add(UIView(), name + "Card", CGRect(x: 120, y: 12, width: 60, height: 44), in: view)
            screen.add(UIView(), name + "Fill", CGRect(x: 190, y: 12, width: 44, height: 44), in: view)
            screen.add(UISwitch(), name + "Switch", in: view).frame.origin = CGPoint(x: 240, y: 19)
            return view
        }
        _ = island("plain", CGRect(x: 0, y: 8, width: 320, height: 68))
        island("dark", CGRect(x: 0, y: 84, width: 320, height: 68)).overrideUserInterfaceStyle = .dark
        island("overridden", CGRect(x: 0, y: 160, width: 320, height: 68)).traitOverrides.userInterfaceStyle = .dark
        let outer = screen.add(UIView(), "outer", CGRect(x: 0, y: 236, width: 320, height: 76))
        _ = island("inner", CGRect(x: 8, y: 4, width: 304, height: 68), in: outer)
        screen.show()
    }

    @MainActor func testMaterials() throws {
        for name in ["view/materials", "dark/materials"] {
            let screen = try Screen(name)
            let names = ["ultraThin", "thin", "material", "thick", "chrome", "regular", "light", "dark"]
            let styles: [UIBlurEffect.Style] = [
                .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
                .systemChromeMaterial, .regular, .light, .dark,
            ]
            for (index, (name, style)) in zip(names, styles).enumerated() {
                let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
                screen.add(effect, name, CGRect(x: 0, y: 8 + CGFloat(index) * 50, width: 320, height: 40))
                guard name == "material" || name == "regular" else { continue }
                var parent = effect.contentView
                if name == "material" {
                    let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style), style: .label)
                    let vibrant = screen.add(
                        UIVisualEffectView(effect: vibrancy), "vibrant", parent.bounds, in: parent)
                    vibrant.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    parent = vibrant.contentView
                }
                let text = name == "material" ? "Vibrant label" : "Plain label"
                let label = makeLabel(text, weight: .semibold)
                label.sizeToFit()
                label.frame.origin = CGPoint(x: 12, y: 9)
                screen.add(label, name == "material" ? "vibrantLabel" : "plainLabel", in: parent)
            }
            screen.show()
        }
    }
}
