import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ContentSizeLimitTests {
    @Test("Limits of the text size apply to the view and its subviews, and to fonts that follow them") func limits() {
        let (outer, label) = (UIView(), UILabel())
        outer.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        outer.addSubview(label)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 23)
        outer.maximumContentSizeCategory = .extraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge && label.font.pointSize == 19)
        label.minimumContentSizeCategory = .accessibilityMedium
        #expect(label.font.pointSize == 28)
        #expect(label.appliedContentSizeCategoryLimitsDescription.contains("minimum"))
        label.minimumContentSizeCategory = nil
        outer.maximumContentSizeCategory = nil
        #expect(label.font.pointSize == 23 && label.appliedContentSizeCategoryLimitsDescription.isEmpty)
    }

    @Test("A member without effect says so once") func notices() {
        let screen = TestScreen()
        var lines: [String] = []
        screen.scene.writeMessage = { lines.append($0) }
        screen.run {
            for _ in 0..<2 { UIView().largeContentTitle = "Title" }
            UIView().showsLargeContentViewer = false
        }
        #expect(lines == ["UIView.largeContentTitle has no effect here"])
    }
}
