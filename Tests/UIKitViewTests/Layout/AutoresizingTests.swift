import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct AutoresizingTests {
    nonisolated private static let cases: [(UIView.AutoresizingMask, CGRect)] = [
        ([], CGRect(x: 10, y: 20, width: 50, height: 40)),
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 150, height: 240)),
        ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 220, width: 50, height: 40)),
        ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 20, width: 50, height: 40)),
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 30, y: 20, width: 50, height: 40)),
        (
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight, .flexibleTopMargin],
            CGRect(x: 20, y: 260.0 / 3, width: 100, height: 520.0 / 3)
        ),
    ]

    @Test("Flexible parts divide a change of size in proportion to their lengths", arguments: cases)
    func flexibleParts(_ mask: UIView.AutoresizingMask, _ expected: CGRect) {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
        view.autoresizingMask = mask
        superview.addSubview(view)
        superview.frame.size = CGSize(width: 200, height: 300)
        let frame = view.frame
        #expect(abs(frame.minX - expected.minX) < 1e-9 && abs(frame.width - expected.width) < 1e-9)
        #expect(abs(frame.minY - expected.minY) < 1e-9 && abs(frame.height - expected.height) < 1e-9)
    }

    @Test("A view of zero size can grow, and autoresizesSubviews turns resizing off")
    func exceptions() {
        let superview = UIView()
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(view)
        superview.bounds.size = CGSize(width: 30, height: 40)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        superview.autoresizesSubviews = false
        superview.bounds.size = CGSize(width: 90, height: 90)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    @Test("Subviews resize with their superview in an animation block")
    func animates() {
        let screen = TestScreen()
        let outer = screen.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = screen.addView(CGRect(x: 0, y: 0, width: 100, height: 10), in: outer)
        inner.autoresizingMask = .flexibleWidth
        screen.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { outer.frame.size.width = 200 }
        }
        #expect(abs(screen.shown(inner, at: 0.5).bounds.width - 150) < 0.01)
    }

    @Test("sizeToFit keeps the top-left corner")
    func sizeToFit() {
        final class Fit: UIView { override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 4, height: 6) } }
        let view = Fit(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 4, height: 6))
    }

    @Test("Layout margins are 8 points by default, can be set, and can preserve those of the superview")
    func margins() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 0, width: 90, height: 100))
        outer.addSubview(inner)
        #expect(outer.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 3)
        #expect(outer.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 3))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 25, bottom: 8, right: 8))
        #expect(outer.layoutMarginsGuide.layoutFrame == CGRect(x: 30, y: 1, width: 67, height: 97))
        outer.semanticContentAttribute = .forceRightToLeft
        #expect(outer.layoutMargins.right == 30)
    }
}
