import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite("Details of items in bars") struct BarItemDetailTests {
    private let screen = TestScreen()

    private func makeBar(_ prepare: (UITabBarAppearance) -> Void) -> (UITabBar, [UITabBarButton]) {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 200, height: 49))
        screen.run {
            let appearance = UITabBarAppearance()
            prepare(appearance)
            bar.items = (0...1).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
            bar.selectedItem = bar.items?.first
            bar.standardAppearance = appearance
            screen.window.addSubview(bar)
            bar.layoutIfNeeded()
        }
        return (bar, bar.subviews.compactMap { $0 as? UITabBarButton })
    }

    private func label(_ button: UITabBarButton) -> UILabel? {
        button.subviews.compactMap { $0 as? UILabel }.first { $0.text?.count == 1 }
    }

    @Test("Titles of tabs move as their state says, unless the item says otherwise") func titlePositions() {
        let (bar, buttons) = makeBar { appearance in
            appearance.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
        }
        let frames = buttons.map { label($0)?.frame.origin }
        #expect(frames == [CGPoint(x: 0, y: 34), CGPoint(x: 3, y: 29)])
        screen.run {
            bar.items?[1].titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 0)
            bar.layoutIfNeeded()
        }
        #expect(label(buttons[1])?.frame.origin == CGPoint(x: 1, y: 34))
    }

    @Test("The size classes choose among the appearances of tabs") func sizeClasses() {
        let (bar, buttons) = makeBar { appearance in
            let all = [
                appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
                appearance.compactInlineLayoutAppearance,
            ]
            for (item, color) in zip(all, [UIColor.red, .green, .blue]) {
                item.normal.titleTextAttributes = [.foregroundColor: color]
            }
        }
        func color(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) -> UIColor? {
            screen.run {
                bar.traitOverrides.horizontalSizeClass = width
                bar.traitOverrides.verticalSizeClass = height
                bar.layoutIfNeeded()
            }
            return label(buttons[1])?.textColor
        }
        #expect(color(.compact, .regular) == .red && color(.regular, .regular) == .green)
        #expect(color(.regular, .compact) == .blue && color(.compact, .compact) == .blue)
    }

    @Test("Disabled tabs and the selection indicator have their own colours") func tabColors() {
        let (bar, buttons) = makeBar { appearance in
            appearance.stackedLayoutAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.green]
            appearance.selectionIndicatorImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 4)).image {
                _ in
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 4))
            }
            appearance.selectionIndicatorTintColor = .blue
        }
        screen.run { bar.items?[1].isEnabled = false }
        #expect(label(buttons[1])?.textColor == .green && buttons[1].alpha == 1)
        #expect(screen.pixel(50, 124) == [0, 0, 255, 255])
    }

    @Test("Bars of compact height show the items' images for them") func landscapeImages() throws {
        let (usual, compact) = (UIImage(systemName: "star"), UIImage(systemName: "bolt"))
        func shown(_ sizeClass: UIUserInterfaceSizeClass) throws -> (UIImage?, UIEdgeInsets) {
            let item = UIBarButtonItem(image: usual, style: .plain, target: nil, action: nil)
            item.landscapeImagePhone = compact
            item.landscapeImagePhoneInsets = UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            screen.run {
                bar.traitOverrides.verticalSizeClass = sizeClass
                screen.window.addSubview(bar)
                bar.items = [item]
                bar.layoutIfNeeded()
            }
            let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
            return (button.currentImage, button.imageEdgeInsets)
        }
        #expect(try shown(.regular) == (usual, .zero))
        #expect(try shown(.compact) == (compact, UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0)))
    }

    @Test("Copies of appearances have all values, and their own appearances of buttons and tabs") func copies() throws {
        let original = UINavigationBarAppearance()
        original.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        original.backgroundColor = .red
        original.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
        original.setBackIndicatorImage(UIImage(systemName: "star"), transitionMaskImage: nil)
        original.doneButtonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.green]
        let copy = try #require(original.copy() as? UINavigationBarAppearance)
        #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2) && copy.backgroundColor == .red)
        #expect(copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .blue && copy.backIndicatorImage != nil)
        let color = { (item: UIBarButtonItemAppearance) in
            item.highlighted.titleTextAttributes[.foregroundColor] as? UIColor
        }
        #expect(color(copy.doneButtonAppearance) == .green)
        copy.doneButtonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.black]
        #expect(color(original.doneButtonAppearance) == .green)
        original.doneButtonAppearance.configureWithDefault(for: .done)
        #expect(color(original.doneButtonAppearance) == nil)
        let tools = UIToolbarAppearance(barAppearance: original)
        #expect(tools.backgroundColor == .red)
        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.iconColor = .red
        let tabCopy = try #require(tabs.copy() as? UITabBarAppearance)
        #expect(tabCopy.stackedLayoutAppearance.selected.iconColor == .red)
        #expect(tabCopy.stackedLayoutAppearance !== tabs.stackedLayoutAppearance)
    }
}
