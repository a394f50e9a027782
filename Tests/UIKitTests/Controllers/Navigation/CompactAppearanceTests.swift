import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Appearances of compact bars and of the states of their buttons") struct CompactAppearanceTests {
    private let screen = TestScreen()

    private func opaque<Appearance: UIBarAppearance>(_ color: UIColor, _ appearance: Appearance) -> Appearance {
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    private func makeCompact(_ view: UIView, _ isCompact: Bool) {
        screen.run { view.traitOverrides.verticalSizeClass = isCompact ? .compact : .regular }
    }

    @Test("A navigation bar shows the appearances of the compact size class, the item's before its own")
    func navigation() {
        let (page, stack) = screen.run {
            let page = UIViewController()
            let stack = UINavigationController(rootViewController: page)
            let bar = stack.navigationBar
            bar.standardAppearance = opaque(.red, UINavigationBarAppearance())
            bar.scrollEdgeAppearance = opaque(.red, UINavigationBarAppearance())
            bar.compactAppearance = opaque(.blue, UINavigationBarAppearance())
            bar.compactScrollEdgeAppearance = opaque(.blue, UINavigationBarAppearance())
            screen.window.rootViewController = stack
            return (page, stack)
        }
        makeCompact(stack.navigationBar, false)
        #expect(screen.pixel(5, 5) == [255, 0, 0, 255])
        makeCompact(stack.navigationBar, true)
        #expect(screen.pixel(5, 5) == [0, 0, 255, 255])
        screen.run {
            page.navigationItem.compactAppearance = opaque(.yellow, UINavigationBarAppearance())
            page.navigationItem.compactScrollEdgeAppearance = opaque(.yellow, UINavigationBarAppearance())
        }
        #expect(screen.pixel(5, 5) == [255, 255, 0, 255] || screen.pixel(5, 5)[2] < 30)
        makeCompact(stack.navigationBar, false)
        #expect(screen.pixel(5, 5) == [255, 0, 0, 255])
    }

    @Test("A toolbar shows the appearance of the compact size class") func toolbar() {
        let bar = screen.run {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            bar.standardAppearance = opaque(.red, UIToolbarAppearance())
            bar.compactAppearance = opaque(.blue, UIToolbarAppearance())
            screen.window.addSubview(bar)
            return bar
        }
        makeCompact(bar, false)
        #expect(screen.pixel(5, 5) == [255, 0, 0, 255])
        makeCompact(bar, true)
        #expect(screen.pixel(5, 5) == [0, 0, 255, 255])
    }

    @Test("Buttons of bars take the looks of their states from the appearance, or from the item") func states() {
        let appearance = UIToolbarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.blue]
        appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        let items = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
        let bar = screen.run {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            bar.items = items
            screen.window.addSubview(bar)
            bar.standardAppearance = appearance
            return bar
        }
        func button() -> UIButton? { bar.subviews.compactMap { $0 as? UIButton }.first }
        #expect(button()?.titleColor(for: .normal) == .green && button()?.titleColor(for: .disabled) == .red)
        #expect(button()?.titleColor(for: .highlighted) == .blue && button()?.titleEdgeInsets.left == 3)
        screen.run { items[0].setTitleTextAttributes([.foregroundColor: UIColor.black], for: .disabled) }
        #expect(button()?.titleColor(for: .disabled) == .black)
    }
}
