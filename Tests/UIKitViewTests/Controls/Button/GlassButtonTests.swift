import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Buttons of glass") struct GlassButtonTests {
    private func show(_ configuration: UIButton.Configuration) -> (UIButton, UIVisualEffectView?) {
        var configuration = configuration
        configuration.title = "Play"
        let button = UIButton(configuration: configuration)
        button.tintColor = .systemGreen
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
        button.layoutIfNeeded()
        var effectView: UIVisualEffectView?
        button.forEach { if let view = $0 as? UIVisualEffectView { effectView = view } }
        return (button, effectView)
    }

    @Test("A configuration of glass has glass of its style, as a capsule behind the title")
    func styles() throws {
        let cases: [(UIButton.Configuration, UIGlassEffect.Style, UIColor?, UIColor)] = [
            (.glass(), .regular, nil, .label), (.clearGlass(), .clear, nil, .label),
            (.prominentGlass(), .regular, .systemGreen, .white),
            (.prominentClearGlass(), .clear, .systemGreen, .white),
        ]
        for (configuration, style, tint, foreground) in cases {
            let (button, view) = show(configuration)
            let effect = try #require(view?.effect as? UIGlassEffect)
            #expect(effect.style == style && effect.tintColor == tint && effect.isInteractive)
            #expect(view?.frame == button.bounds && view?.layer.cornerRadius == 22)
            #expect(button.titleLabel?.textColor == foreground)
        }
    }

    @Test("The base colour tints the glass, and another configuration removes it")
    func changes() throws {
        var tinted = UIButton.Configuration.glass()
        tinted.baseBackgroundColor = .red
        tinted.baseForegroundColor = .yellow
        let (button, view) = show(tinted)
        #expect((view?.effect as? UIGlassEffect)?.tintColor == .red && button.titleLabel?.textColor == .yellow)
        button.configuration = .filled()
        button.layoutIfNeeded()
        #expect(view?.superview == nil)
    }

    @Test("The effect of a configuration's background lies behind the title")
    func backgroundEffect() throws {
        var plain = UIButton.Configuration.plain()
        plain.background.visualEffect = UIBlurEffect(style: .dark)
        let (_, view) = show(plain)
        #expect(view?.effect == UIBlurEffect(style: .dark) && view?.clipsToBounds == true)
    }
}
