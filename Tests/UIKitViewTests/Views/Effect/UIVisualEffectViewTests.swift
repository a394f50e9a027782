import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIVisualEffectViewTests {
    /// A screen that is black on the left and white on the right, with an effect view in the middle.
    private func makeScreen(_ effect: UIVisualEffect?) -> (TestScreen, UIVisualEffectView) {
        let screen = TestScreen()
        _ = screen.addView(CGRect(x: 0, y: 0, width: 100, height: 200), color: .black)
        _ = screen.addView(CGRect(x: 100, y: 0, width: 100, height: 200), color: .white)
        let pane = screen.run {
            let pane = UIVisualEffectView(effect: effect)
            pane.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            screen.window.addSubview(pane)
            return pane
        }
        return (screen, pane)
    }

    private func red(_ screen: TestScreen, _ x: Int, _ y: Int = 100) -> Int { screen.pixel(x, y)[0] }

    @Test("A blur spreads the edge behind it and shades it, inside the view only")
    func blur() {
        let (screen, _) = makeScreen(UIBlurEffect(style: .light))
        #expect(red(screen, 49) == 0 && red(screen, 150) == 255 && red(screen, 99, 20) == 0)
        let row = [60, 80, 95, 105, 120, 140].map { red(screen, $0) }
        #expect(row == row.sorted() && Set(row).count == row.count)
        #expect(row[0] >= 70 && abs(row[2] - row[3]) < 60)
        let (dark, _) = makeScreen(UIBlurEffect(style: .dark))
        #expect(red(dark, 140) < 128)
        let (bare, _) = makeScreen(nil)
        #expect(red(bare, 99) == 0 && red(bare, 100) == 255)
    }

    @Test("A blur's radius animates in an animation block")
    func animation() {
        let (screen, pane) = makeScreen(nil)
        screen.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                pane.effect = UIBlurEffect(style: .light)
            }
        }
        #expect(red(screen, 95) == 0)
        screen.advance(to: 0.25)
        let (early, far) = (red(screen, 96), red(screen, 60))
        screen.advance(to: 1)
        #expect(early > 60 && red(screen, 96) > early && red(screen, 60) > far)
        // A quarter of the radius does not reach 40 points, and the shade there has a quarter of its opacity.
        #expect(abs(far - 19) <= 3)
        screen.run { UIView.animate(withDuration: 1) { pane.effect = nil } }
        screen.advance(to: 2)
        #expect(red(screen, 99) == 0 && red(screen, 100) == 255)
    }

    @Test("Output bytes do not depend on the number of threads")
    func threads() {
        let (screen, pane) = makeScreen(UIBlurEffect(style: .systemMaterial))
        screen.run {
            pane.layer.cornerRadius = 30
            pane.clipsToBounds = true
            pane.alpha = 0.8
        }
        func words(_ threads: Int) -> [UInt32] {
            let bitmap = screen.picture(scale: 2, threads: threads)
            return (0..<400).flatMap { y in (0..<400).map { bitmap[$0, y] } }
        }
        let one = words(1)
        #expect(one == words(4) && one == words(7))
        #expect(one[400 * 102 + 102] == 0xff00_0000, "the corner is clipped")
    }

    @Test("Content lies above the effect, and vibrant content blends with it")
    func content() {
        let (screen, pane) = makeScreen(UIBlurEffect(style: .dark))
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
        screen.run {
            vibrancy.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            pane.contentView.addSubview(vibrancy)
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            square.backgroundColor = UIColor(white: 0.25, alpha: 1)
            vibrancy.contentView.addSubview(square)
        }
        let (behind, mixed) = (red(screen, 140, 140), red(screen, 140, 60))
        #expect(abs(mixed - behind - 64) <= 6)
        #expect(pane.contentView.superview === pane && pane.effect is UIBlurEffect)
    }
}
