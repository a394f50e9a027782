import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Styles of blurs") struct BlurStyleTests {
    /// The colours of a blur over blue, with the style of the interface.
    private func color(_ style: UIBlurEffect.Style, isDark: Bool) -> [Int] {
        let screen = TestScreen()
        screen.run {
            screen.window.overrideUserInterfaceStyle = isDark ? .dark : .light
            screen.window.backgroundColor = UIColor(red: 0.2, green: 0.2, blue: 0.9, alpha: 1)
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
            blur.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            blur.layer.cornerRadius = 16
            blur.clipsToBounds = true
            screen.window.addSubview(blur)
        }
        #expect(screen.pixel(51, 51) == screen.pixel(10, 10), "the corners are clipped")
        return screen.pixel(100, 100)
    }

    /// How much of what is behind shows: the difference of blue and red.
    private func transparency(_ color: [Int]) -> Int { color[2] - color[0] }

    @Test("Adaptive styles are lighter in the light style than in the dark one") func adaptive() {
        let styles: [UIBlurEffect.Style] = [
            .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial,
        ]
        for style in styles {
            let (light, dark) = (color(style, isDark: false), color(style, isDark: true))
            #expect(light[1] > dark[1] + 40, "\(style)")
        }
    }

    @Test("Fixed styles look the same in both styles of the interface, light ones lighter than what is behind")
    func fixed() {
        let light: [UIBlurEffect.Style] = [
            .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight,
        ]
        let dark: [UIBlurEffect.Style] = [
            .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark,
        ]
        for style in light + dark {
            let shown = color(style, isDark: false)
            #expect(shown == color(style, isDark: true), "\(style)")
            #expect((shown[1] > 90) == light.contains(style), "\(style) \(shown)")
        }
    }

    @Test("The thicker a material is, the less it shows of what is behind", arguments: [false, true])
    func thickness(isDark: Bool) {
        let materials: [UIBlurEffect.Style] = [
            .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        ]
        let shown = materials.map { transparency(color($0, isDark: isDark)) }
        #expect(shown == shown.sorted(by: >) && Set(shown).count == 4, "\(shown)")
    }

    @Test("An adaptive material of a style of the interface is the fixed one", arguments: [false, true])
    func agreement(isDark: Bool) {
        let pairs: [(UIBlurEffect.Style, UIBlurEffect.Style)] =
            isDark
            ? [(.systemMaterial, .systemMaterialDark), (.systemThinMaterial, .systemThinMaterialDark)]
            : [(.systemMaterial, .systemMaterialLight), (.systemThinMaterial, .systemThinMaterialLight)]
        for (adaptive, fixed) in pairs {
            #expect(color(adaptive, isDark: isDark) == color(fixed, isDark: isDark))
        }
    }
}
