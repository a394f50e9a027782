import QuartziteCompositor

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

/// A screen with symbols, whose pixels tests measure.
@MainActor final class SymbolScreen {
    let screen = TestScreen()

    /// What a symbol looks like.
    struct Look: Equatable {
        /// The rectangle of the visible pixels.
        var box = CGRect.null
        /// The sum of the opacities, 0...255, of all pixels and of those right of the middle of the screen.
        var ink = 0
        var right = 0
    }

    /// Shows a symbol in the middle of the screen.
    func show(_ name: String, size: CGFloat = 60) -> UIImageView {
        screen.run {
            let configuration = UIImage.SymbolConfiguration(pointSize: size)
            let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            view.contentMode = .center
            view.tintColor = .black
            screen.window.addSubview(view)
            return view
        }
    }

    /// Returns what is visible at a later time.
    func appearance(at time: Double) -> Look {
        screen.advance(to: time)
        let bitmap = screen.picture()
        var appearance = Look()
        for y in 0..<200 {
            for x in 0..<200 where bitmap[x, y] >> 24 > 8 {
                appearance.box = appearance.box.union(CGRect(x: x, y: y, width: 1, height: 1))
                appearance.ink += Int(bitmap[x, y] >> 24)
                if x >= 100 { appearance.right += Int(bitmap[x, y] >> 24) }
            }
        }
        return appearance
    }
}
