import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Containers of glass") struct UIGlassContainerEffectTests {
    private let screen = TestScreen()
    private let container = UIVisualEffectView()

    /// Adds two discs of glass, 12 points apart, to a container on a black screen.
    private func show(spacing: CGFloat) -> [UIVisualEffectView] {
        let effect = UIGlassContainerEffect()
        effect.spacing = spacing
        return screen.run {
            screen.window.backgroundColor = .black
            container.effect = effect
            container.frame = screen.window.bounds
            screen.window.addSubview(container)
            return [CGFloat(40), 112].map { x in
                let glass = UIVisualEffectView(effect: UIGlassEffect())
                glass.frame = CGRect(x: x, y: 70, width: 60, height: 60)
                container.contentView.addSubview(glass)
                return glass
            }
        }
    }

    private func brightness(_ x: Int, _ y: Int = 100) -> Int { screen.pixel(x, y)[0] }

    @Test("Glass that is closer than the spacing merges, and other glass does not", arguments: [4, 20] as [CGFloat])
    func merging(spacing: CGFloat) {
        _ = show(spacing: spacing)
        #expect(brightness(70) > 80 && brightness(142) > 80)
        #expect(brightness(106) > 80 ? spacing == 20 : spacing == 4)
        #expect(brightness(106, 74) == 0 && brightness(190) == 0)
    }

    @Test("Glass merges while an animation moves it")
    func motion() {
        let discs = show(spacing: 20)
        screen.run { discs[1].frame.origin.x = 136 }
        #expect(brightness(112) == 0)
        screen.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { discs[1].frame.origin.x = 96 }
        }
        screen.advance(to: 0.1)
        #expect(brightness(112) == 0)
        screen.advance(to: 0.7)
        #expect(brightness(104) > 80)
    }

    @Test("Glass that leaves the container draws itself, and a container that loses its effect lets it do so")
    func leaving() {
        let discs = show(spacing: 20)
        screen.run { screen.window.addSubview(discs[1]) }
        #expect(discs[0].glassContainer === container && discs[1].glassContainer == nil)
        #expect(brightness(142) > 80 && brightness(106) == 0)
        screen.run { container.effect = nil }
        #expect(discs[0].glassContainer == nil && brightness(70) > 80)
        screen.run { container.effect = UIGlassContainerEffect() }
        #expect(discs[0].glassContainer === container && brightness(70) > 80)
    }

    @Test("Hidden glass is not drawn, and glass that fades is smaller")
    func hiding() {
        let discs = show(spacing: 0)
        screen.run {
            discs[0].isHidden = true
            discs[1].alpha = 0.5
        }
        #expect(brightness(70) == 0 && brightness(142) > 40 && brightness(120) == 0)
    }

    @Test("Glass in one container may have different tints")
    func tints() {
        let discs = show(spacing: 20)
        let red = UIGlassEffect()
        red.tintColor = .red
        screen.run { discs[0].effect = red }
        #expect(screen.pixel(60, 100)[0] > screen.pixel(60, 100)[2] + 80)
        #expect(abs(screen.pixel(150, 100)[0] - screen.pixel(150, 100)[2]) < 20)
    }
}
