import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Effects at the edges of scroll views") struct ScrollEdgeTests {
    private let screen = TestScreen()

    /// A scroll view with black and white stripes of 10 points, and a bar of 40 points at an edge.
    private func show(edge: UIRectEdge = .top) -> (UIScrollView, UIView, UIScrollEdgeElementContainerInteraction) {
        screen.run {
            let scroll = UIScrollView(frame: screen.window.bounds)
            scroll.backgroundColor = .white
            scroll.contentSize = CGSize(width: 200, height: 600)
            for row in 0..<30 {
                let stripe = UIView(frame: CGRect(x: 0, y: row * 20, width: 200, height: 10))
                stripe.backgroundColor = .black
                scroll.addSubview(stripe)
            }
            let bar = UIView(frame: CGRect(x: 0, y: edge == .top ? 0 : 160, width: 200, height: 40))
            let interaction = UIScrollEdgeElementContainerInteraction()
            interaction.scrollView = scroll
            interaction.edge = edge
            bar.addInteraction(interaction)
            for view in [scroll, bar] { screen.window.addSubview(view) }
            return (scroll, bar, interaction)
        }
    }

    /// The difference of the lightest and the darkest pixel in a range of rows.
    private func contrast(_ rows: Range<Int>) -> Int {
        let levels = rows.map { screen.pixel(100, $0)[0] }
        return (levels.max() ?? 0) - (levels.min() ?? 0)
    }

    @Test("The defaults are Apple's, and each edge has its own effect") func defaults() {
        let scroll = UIScrollView()
        #expect(scroll.topEdgeEffect === scroll.topEdgeEffect && scroll.topEdgeEffect !== scroll.leftEdgeEffect)
        #expect(scroll.bottomEdgeEffect !== scroll.rightEdgeEffect)
        #expect(scroll.topEdgeEffect.style == .automatic && !scroll.topEdgeEffect.isHidden)
        let interaction = UIScrollEdgeElementContainerInteraction()
        #expect(interaction.scrollView == nil && interaction.view == nil)
    }

    @Test("A soft effect fades out below the elements, a hard one ends with them") func styles() {
        let (scroll, _, _) = show()
        #expect(contrast(0..<20) < 130 && contrast(80..<100) == 255, "the blur is strong at the edge")
        #expect(contrast(0..<20) < contrast(36..<56), "the blur fades out")
        screen.run { scroll.topEdgeEffect.style = .hard }
        #expect(contrast(0..<36) < 80 && contrast(42..<62) == 255)
        screen.run { scroll.topEdgeEffect.isHidden = true }
        #expect(contrast(0..<20) == 255)
    }

    @Test("The effect is drawn only while content is below the elements, and follows scrolling") func scrolling() {
        let (scroll, _, _) = show()
        screen.run {
            scroll.contentInset.top = 40
            scroll.contentOffset.y = -40
        }
        #expect(contrast(0..<36) == 0 && contrast(40..<60) == 255 && scroll.subviews.count == 30)
        screen.run { scroll.contentOffset.y = 30 }
        #expect(contrast(0..<20) < 130 && scroll.subviews.count == 31)
        #expect(scroll.subviews.last?.frame.minY == 30)
    }

    @Test("Elements at the bottom, and removing them") func bottom() {
        let (scroll, bar, interaction) = show(edge: .bottom)
        #expect(contrast(0..<20) == 255 && contrast(180..<200) < 130)
        screen.run { scroll.contentOffset.y = 440 }
        #expect(contrast(180..<200) == 255 || scroll.subviews.count == 30, "the content ends above the elements")
        screen.run { scroll.contentOffset.y = 0 }
        #expect(contrast(180..<200) < 130)
        screen.run { bar.removeInteraction(interaction) }
        #expect(contrast(180..<200) == 255)
    }

    @Test("A container of the scroll view names the elements in front of it") func containers() {
        let (scroll, bar, interaction) = show()
        screen.run {
            bar.removeInteraction(interaction)
            screen.window.addInteraction(interaction)
        }
        #expect(interaction.view === screen.window && contrast(0..<20) < 130 && contrast(80..<100) == 255)
        screen.run {
            bar.isHidden = true
            scroll.contentOffset.y = 1
        }
        #expect(contrast(0..<20) == 255)
    }
}
