import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit

@MainActor @Suite("Attributed strings that are values") struct AttributedStringValueTests {
    @Test("Attributes survive the conversion in both directions")
    func conversion() throws {
        var value = AttributedString("Hello ")
        value.font = .systemFont(ofSize: 20)
        value.foregroundColor = .red
        var rest = AttributedString("wörld 👍")
        rest.underlineStyle = .single
        rest.kern = 2
        rest.strokeWidth = -3
        rest.strikethroughStyle = .double
        rest.link = URL(string: "https://github.com/a")
        value += rest
        let text = NSAttributedString(value)
        #expect(text.string == "Hello wörld 👍")
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        #expect(text.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
        #expect(text.attribute(.font, at: 6, effectiveRange: nil) == nil)
        #expect(text.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int == 1)
        #expect(text.attribute(.strikethroughStyle, at: 6, effectiveRange: nil) as? Int == 9)
        let back = AttributedString(text)
        #expect(back.runs.count == 2)
        #expect(back.runs.last?.kern == 2 && back.runs.last?.strokeWidth == -3)
        #expect(back.runs.last?.underlineStyle == .single && back.runs.last?.link?.host == "github.com")
        #expect(back == value)
        #expect(AttributeContainer([.kern: 1.5]).kern == 1.5)
    }

    @Test("A button shows an attributed title, and a transformer changes its attributes")
    func button() {
        var title = AttributedString("Big")
        title.font = .systemFont(ofSize: 40)
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Big"
        let plain = UIButton(configuration: configuration).intrinsicContentSize
        configuration.attributedTitle = title
        #expect(configuration.title == "Big")
        let button = UIButton(configuration: configuration)
        #expect(button.intrinsicContentSize.height > plain.height + 15)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = .systemFont(ofSize: 10)
            attributes.underlineStyle = .single
            return attributes
        }
        button.configuration = configuration
        button.layoutIfNeeded()
        let shown = button.titleLabel?.attributedText
        #expect((shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 10)
        #expect(shown?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        configuration.title = "Other"
        #expect(configuration.attributedTitle.map { String($0.characters) } == "Other")
    }
}
