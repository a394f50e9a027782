import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Vibrancy styles") struct VibrancyStyleTests {
    /// Returns the brightness of red content with a vibrancy style on a blur, and of the blur beside it.
    private func show(_ style: UIVibrancyEffectStyle, on blurStyle: UIBlurEffect.Style) -> (content: Int, blur: Int) {
        let screen = TestScreen()
        let blur = UIBlurEffect(style: blurStyle)
        screen.run {
            screen.window.backgroundColor = .gray
            let pane = UIVisualEffectView(effect: blur)
            pane.frame = screen.window.bounds
            let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
            vibrancy.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            let square = UIView(frame: vibrancy.bounds)
            square.backgroundColor = .red
            vibrancy.contentView.addSubview(square)
            pane.contentView.addSubview(vibrancy)
            screen.window.addSubview(pane)
        }
        let (content, beside) = (screen.pixel(50, 50), screen.pixel(150, 50))
        #expect(abs(content[0] - content[2]) <= 1, "the colour of the content does not count")
        return (content[1], beside[1])
    }

    @Test("Content lightens dark blurs and darkens light ones, less for the lesser styles")
    func styles() {
        let labels: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        for group in [labels, [.fill, .secondaryFill, .tertiaryFill]] {
            let dark = group.map { show($0, on: .systemMaterialDark) }
            #expect(dark.map(\.content) == dark.map(\.content).sorted(by: >))
            #expect(dark.allSatisfy { $0.content > $0.blur + 20 } && Set(dark.map(\.content)).count == group.count)
            let light = group.map { show($0, on: .systemMaterialLight) }
            #expect(light.map(\.content) == light.map(\.content).sorted())
            #expect(light.allSatisfy { $0.content < $0.blur - 20 })
        }
        #expect(show(.label, on: .dark).content == 255 && show(.label, on: .light).content == 0)
        #expect(show(.separator, on: .dark).content > show(.separator, on: .dark).blur + 40)
    }

    @Test("Effects are equal if their blurs and styles are")
    func equality() {
        let blur = UIBlurEffect(style: .dark)
        #expect(UIVibrancyEffect(blurEffect: blur, style: .fill) == UIVibrancyEffect(blurEffect: blur, style: .fill))
        #expect(UIVibrancyEffect(blurEffect: blur, style: .fill) != UIVibrancyEffect(blurEffect: blur))
        #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
    }
}
