import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct IndicatorTests {
    private let screen = TestScreen()

    @Test("A progress bar clamps its value, fills the fraction and animates with the enclosing block")
    func progress() throws {
        let bar = UIProgressView(progressViewStyle: .default)
        #expect(bar.intrinsicContentSize.height == 4 && bar.progress == 0)
        #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2)
        bar.progress = 3
        #expect(bar.progress == 1)
        bar.progress = .nan
        #expect(bar.progress == 0)
        screen.run {
            bar.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
            screen.window.addSubview(bar)
        }
        let fill = try #require(bar.subviews.last)
        screen.run {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { bar.setProgress(1, animated: true) }
        }
        #expect(abs(screen.shown(fill, at: 1).bounds.width - 50) < 1e-6)
        screen.run { bar.progress = 0.25 }
        #expect(screen.shown(fill, at: 3).bounds.width == 25)
    }

    @Test("An activity indicator is hidden unless it spins, and repeats after every turn")
    func spinner() {
        let spinner = UIActivityIndicatorView(style: .large)
        #expect(spinner.bounds.size == CGSize(width: 37, height: 37) && spinner.isHidden && !spinner.isAnimating)
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
        screen.run {
            spinner.color = .black
            screen.window.backgroundColor = .white
            screen.window.addSubview(spinner)
            spinner.startAnimating()
        }
        func words() -> [UInt32] {
            let bitmap = screen.picture()
            return (0..<40).flatMap { y in (0..<40).map { bitmap[$0, y] } }
        }
        #expect(!spinner.isHidden && spinner.isAnimating)
        screen.advance(to: 0.25)
        let first = words()
        screen.advance(to: 0.45)
        #expect(words() != first)
        screen.advance(to: 1.05)
        #expect(words() == first)
        screen.run { spinner.stopAnimating() }
        #expect(spinner.isHidden && Set(words()) == [0xffff_ffff])
        screen.run { spinner.hidesWhenStopped = false }
        #expect(!spinner.isHidden && Set(words()).count > 1)
    }
}
