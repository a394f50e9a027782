import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIFontMetricsTests {
    private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

    @Test("Text styles have their sizes at every text size")
    func sizes() {
        let sizes = UIContentSizeCategory.ascending.map {
            UIFont.preferredFont(
                forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
            ).pointSize
        }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: large).pointSize == 60)
        #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    }

    @Test("Metrics scale fonts and lengths as the lines of their style, up to a limit")
    func scaling() {
        let metrics = UIFontMetrics(forTextStyle: .title1)
        let font = UIFont.boldSystemFont(ofSize: 14)
        #expect(metrics.scaledFont(for: font) == font && metrics.scaledValue(for: 10) == 10)
        #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 28)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
        #expect(metrics.scaledFont(for: font, compatibleWith: large).fontName == font.fontName)
        // The style itself has 53 and 16 points.
        #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large) == 48)
        let medium = UITraitCollection(preferredContentSizeCategory: .medium)
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: medium)
        #expect(abs(scaled.pointSize - 49 / 3) < 0.001)
    }

    @Test("A label follows the text size if it adjusts its font, and its font is of a style or of metrics")
    func adjusting() {
        let screen = TestScreen()
        let labels = screen.run { (0..<3).map { _ in UILabel() } }
        screen.run {
            for label in labels { screen.window.addSubview(label) }
            labels[0].font = .preferredFont(forTextStyle: .headline)
            labels[1].font = .preferredFont(forTextStyle: .headline)
            labels[2].font = .systemFont(ofSize: 17)
            labels[0].adjustsFontForContentSizeCategory = true
            labels[2].adjustsFontForContentSizeCategory = true
            screen.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        }
        #expect(labels.map(\.font.pointSize) == [23, 17, 17])
    }
}
