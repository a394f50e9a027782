import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit

@MainActor @Suite struct SystemColorTests {
    private func components(_ color: UIColor, _ traits: UITraitCollection...) -> [Int] {
        let rgba = color.resolvedColor(with: UITraitCollection(traitsFrom: traits)).cgColor.rgba
        return [rgba.r, rgba.g, rgba.b].map { Int(($0 * 255).rounded()) } + [Int((rgba.a * 100).rounded())]
    }

    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let high = UITraitCollection(accessibilityContrast: .high)
    private let elevated = UITraitCollection(userInterfaceLevel: .elevated)

    @Test("System colours have the published values in both styles and contrasts")
    func values() {
        #expect(components(.systemRed, light) == [255, 59, 48, 100])
        #expect(components(.systemRed, dark) == [255, 69, 58, 100])
        #expect(components(.systemRed, light, high) == [215, 0, 21, 100])
        #expect(components(.systemRed, dark, high) == [255, 105, 97, 100])
        #expect(components(.systemGray6, dark) == [28, 28, 30, 100])
        #expect(components(.secondaryLabel, dark) == [235, 235, 245, 60])
        #expect(components(.tintColor, dark) == [10, 132, 255, 100])
    }

    @Test("Backgrounds are lighter at the elevated level, in dark style only")
    func levels() {
        #expect(components(.systemBackground, dark) == [0, 0, 0, 100])
        #expect(components(.systemBackground, dark, elevated) == [28, 28, 30, 100])
        #expect(components(.systemBackground, light, elevated) == [255, 255, 255, 100])
        #expect(components(.secondarySystemBackground, dark, elevated, high) == [54, 54, 56, 100])
    }

    @Test("Another opacity leaves a colour dynamic")
    func opacity() {
        #expect(components(UIColor.label.withAlphaComponent(0.5), dark) == [255, 255, 255, 50])
        let own = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }.withAlphaComponent(0.5)
        #expect(components(own, dark) == [255, 0, 0, 50] && components(own, light) == [0, 0, 255, 50])
    }

    @Test("System colours equal themselves, and colours with providers only the same object")
    func equality() {
        #expect(UIColor.systemRed == .systemRed && UIColor.systemRed.hashValue == UIColor.systemRed.hashValue)
        #expect(UIColor.systemRed != UIColor.systemRed.resolvedColor(with: light))
        let own = UIColor { _ in .red }
        #expect(own == own && own != UIColor { _ in .red })
        #expect(own.resolvedColor(with: dark) == .red)
    }
}
