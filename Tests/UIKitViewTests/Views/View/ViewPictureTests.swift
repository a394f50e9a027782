import Testing
import UIKit
import UIKitTestSupport

/// What tests of views use to take pictures, of views in windows and outside them.
@MainActor @Suite("Pictures of views in windows and outside them") struct ViewPictureTests {
    /// A view whose parts draw themselves and get their places by layout.
    private final class Card: UIView {
        private final class Dot: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(UIColor.blue.cgColor)
                ctx.fillEllipse(in: bounds)
            }
        }

        private let stripe = UIView()
        private let dot = Dot()

        override init(frame: CGRect) {
            super.init(frame: frame)
            stripe.backgroundColor = .green
            addSubview(stripe)
            layer.addSublayer(dot)
            dot.setNeedsDisplay()
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            stripe.frame = CGRect(x: 0, y: 10, width: bounds.width, height: 10)
            dot.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
        }

        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(bounds)
        }
    }

    /// The ways to take a picture of a view.
    enum Way: CaseIterable, Sendable {
        case hierarchy, layer, snapshot
    }

    private func picture(of view: UIView, _ way: Way) throws -> UIImage {
        let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
        switch way {
        case .hierarchy:
            return renderer.image { _ in
                #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
            }
        case .layer:
            view.layoutIfNeeded()
            return renderer.image { view.layer.render(in: $0.cgContext) }
        case .snapshot:
            let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
            return renderer.image { snapshot.layer.render(in: $0.cgContext) }
        }
    }

    @Test(
        "A picture shows what layout and drawing give, and its PNG file has the same pixels", arguments: Way.allCases,
        [false, true])
    func pictures(_ way: Way, isInWindow: Bool) throws {
        let screen = TestScreen()
        try screen.run {
            Result {
                let card = Card(frame: CGRect(x: 7, y: 9, width: 40, height: 30))
                if isInWindow { screen.window.addSubview(card) }
                let image = try picture(of: card, way)
                #expect(image.size == card.bounds.size)
                let data = try #require(image.pngData())
                let copy = try #require(UIImage(data: data, scale: image.scale))
                #expect(copy.size == image.size)
                card.removeFromSuperview()
                screen.window.addSubview(UIImageView(image: copy))
            }
        }.get()
        #expect(screen.pixel(5, 5) == [255, 0, 0, 255] && screen.pixel(5, 25) == [255, 0, 0, 255])
        #expect(screen.pixel(5, 15) == [0, 255, 0, 255] && screen.pixel(35, 15) == [0, 255, 0, 255])
        #expect(screen.pixel(20, 10) == [0, 0, 255, 255] && screen.pixel(41, 10)[3] == 0)
    }

    @Test("A picture of a view outside windows does not put it into one, and a later change shows in the next picture")
    func outside() throws {
        let screen = TestScreen()
        try screen.run {
            Result {
                let card = Card(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
                let first = try picture(of: card, .hierarchy).pngData()
                #expect(card.window == nil && card.superview == nil)
                card.alpha = 0.5
                #expect(try picture(of: card, .hierarchy).pngData() != first)
                card.alpha = 1
                #expect(try picture(of: card, .hierarchy).pngData() == first)
            }
        }.get()
    }
}
