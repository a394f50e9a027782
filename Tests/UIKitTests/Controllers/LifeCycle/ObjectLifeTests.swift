import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// When controllers, views and recognizers are released (life_cycle.md §7).
@MainActor @Suite struct ObjectLifeTests {
    let screen = TestScreen()
    let log = Log()
    let navigation = UINavigationController(rootViewController: UIViewController())

    init() { screen.run { [screen, navigation] in screen.window.rootViewController = navigation } }

    /// A controller that something else may hold.
    private final class Holding: UIViewController, CAAnimationDelegate {
        enum Kind: CaseIterable { case plain, link, weakTimer, stayingAnimation, block }

        let kind: Kind
        let log: Log
        var ticks = 0

        init(_ kind: Kind, _ log: Log) {
            (self.kind, self.log) = (kind, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        isolated deinit { log.lines.append("deinit") }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            switch kind {
            case .plain: break
            case .link:
                CADisplayLink(target: self, selector: Selector("tick", Holding.tick)).add(to: .main, forMode: .common)
            case .weakTimer:
                Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self, log] timer in
                    guard self == nil else { return }
                    timer.invalidate()
                    log.lines.append("timer ends")
                }
            case .stayingAnimation:
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.fromValue = 0
                animation.duration = 1
                animation.repeatCount = .infinity
                animation.isRemovedOnCompletion = false
                animation.delegate = self
                view.layer.add(animation, forKey: "fade")
            case .block:
                UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
                    self.view.alpha = 0.5
                } completion: { _ in
                    self.ticks = 1
                }
            }
        }

        func tick() { ticks += 1 }
    }

    @Test(
        "A popped controller goes at once, unless a display link or an animation that stays holds it", .rule("V26"),
        arguments: Holding.Kind.allCases)
    private func popped(kind: Holding.Kind) {
        screen.run { navigation.pushViewController(Holding(kind, log), animated: true) }
        screen.advance(to: 0.6)
        screen.run {
            navigation.popViewController(animated: false)
            log.lines.append("popped")
        }
        screen.advance(to: 2)
        switch kind {
        case .plain: #expect(log.lines == ["deinit", "popped"])
        case .link, .stayingAnimation: #expect(log.lines == ["popped"])
        case .weakTimer: #expect(log.lines == ["deinit", "popped", "timer ends"])
        case .block: #expect(Set(log.lines) == ["deinit", "popped"])
        }
    }

    @Test("Views and recognizers go with their last reference inside a callback", .rule("V26")) func views() {
        weak var view: UIView?
        weak var recognizer: UIGestureRecognizer?
        screen.run {
            let (box, tap) = (UIView(), UITapGestureRecognizer())
            (view, recognizer) = (box, tap)
            box.addGestureRecognizer(tap)
            screen.window.addSubview(box)
        }
        screen.run {
            view?.removeFromSuperview()
            #expect(view == nil && recognizer == nil)
            weak var made: UIView?
            made = makeView()
            #expect(made == nil)
        }
    }

    private func makeView() -> UIView { UIView() }
}
