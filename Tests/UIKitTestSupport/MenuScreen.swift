import UIKit

/// A window of 400 by 700 points with a root controller, for menus and sheets.
@MainActor package final class MenuScreen {
    package let screen = TestScreen()
    package let root = UIViewController()

    package init() {
        screen.run { [screen, root] in
            screen.window.frame = CGRect(x: 0, y: 0, width: 400, height: 700)
            root.view.backgroundColor = .white
            screen.window.rootViewController = root
        }
    }

    /// Runs what is due within some seconds.
    package func wait(_ seconds: Double = 1) { screen.advance(to: screen.clock.now + seconds) }

    /// Taps at a point.
    package func tap(_ point: CGPoint) {
        screen.touch(.began, point.x, point.y)
        wait(0.05)
        screen.touch(.ended, point.x, point.y)
    }

    /// The labels with a text on the screen.
    package func label(_ text: String) -> UILabel? {
        var found: UILabel?
        screen.window.forEach { if let label = $0 as? UILabel, label.text == text { found = label } }
        return found
    }

    /// The middle of the label with a text, in the window.
    package func place(_ text: String) -> CGPoint? {
        label(text).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: screen.window) }
    }
}

extension UIView {
    /// Calls a closure for the view and its descendants.
    package func forEach(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.forEach(body) }
    }
}
