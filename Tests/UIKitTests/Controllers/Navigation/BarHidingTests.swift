import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

/// A navigation controller hides its bars by itself.
@MainActor @Suite struct BarHidingTests {
    let screen = TestScreen()
    let navigation: UINavigationController

    init() {
        let content = UIViewController()
        navigation = UINavigationController(rootViewController: content)
        screen.run { [screen, navigation] in screen.window.rootViewController = navigation }
    }

    /// Drags a finger from one height to another in 0.15 s, and waits.
    private func swipe(_ from: CGFloat, _ to: CGFloat) {
        screen.drag((0...9).map { (100, from + (to - from) * CGFloat($0) / 9) })
        screen.advance(to: screen.clock.now + 1)
    }

    @Test("A swipe up hides the bar, and a swipe down shows it") func swipes() {
        screen.run { navigation.hidesBarsOnSwipe = true }
        swipe(180, 80)
        #expect(navigation.isNavigationBarHidden)
        swipe(80, 180)
        #expect(!navigation.isNavigationBarHidden)
        screen.run { navigation.hidesBarsOnSwipe = false }
        swipe(180, 80)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("A tap beside all controls hides the bar, and the next one shows it") func taps() {
        let button = screen.run {
            navigation.hidesBarsOnTap = true
            let button = UIButton(frame: CGRect(x: 0, y: 150, width: 50, height: 50))
            navigation.topViewController?.view.addSubview(button)
            return button
        }
        func tap(_ x: CGFloat) {
            screen.touch(.began, x, 170)
            screen.touch(.ended, x, 170)
            screen.advance(to: screen.clock.now + 1)
        }
        tap(150)
        #expect(navigation.isNavigationBarHidden)
        tap(20)
        #expect(navigation.isNavigationBarHidden && button.window != nil)
        tap(150)
        #expect(!navigation.isNavigationBarHidden)
    }
}
