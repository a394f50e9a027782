import Foundation
import Testing
import UIKit

@testable import QuartziteStage

@MainActor struct StageDeviceTests {
    private func device(_ name: String) throws -> StageDevice { try #require(StageDevice(named: name)) }

    @Test("Devices are found by name, whatever the case, spaces and hyphens") func names() throws {
        #expect(try device("iphone17pro").name == "iPhone 17 Pro")
        #expect(try device("iPad-Pro-11").idiom == .pad)
        #expect(StageDevice(named: "Nokia 3310") == nil)
        #expect(Set(StageDevice.all.map(\.name)).count == StageDevice.all.count)
    }

    @Test("A device determines the size, the scale, the idiom and the safe area of the screen") func screen() throws {
        let stage = Stage(configuration: StageConfiguration(device: try device("iPhone 17"))) { UIViewController() }
        #expect(stage.size == CGSize(width: 402, height: 874) && stage.scale == 3)
        let insets = stage.rootViewController.view.safeAreaInsets
        #expect(insets == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        #expect(stage.rootViewController.traitCollection.horizontalSizeClass == .compact)

        let tablet = Stage(configuration: StageConfiguration(device: try device("iPad Pro 11"), isLandscape: true)) {
            UIViewController()
        }
        let traits = tablet.rootViewController.traitCollection
        #expect(traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular)
        #expect(tablet.size == CGSize(width: 1210, height: 834))
        #expect(tablet.rootViewController.view.safeAreaInsets.top == 24)
    }

    @Test("The safe area of a phone on its side is at the left, the right and the bottom") func landscape() throws {
        let stage = Stage(configuration: StageConfiguration(device: try device("iPhone 17"), isLandscape: true)) {
            UIViewController()
        }
        #expect(
            stage.rootViewController.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
        #expect(stage.rootViewController.traitCollection.verticalSizeClass == .compact)
    }

    @Test("The style, contrast, text size and direction of a configuration are the traits of the screen")
    func appearance() {
        var configuration = StageConfiguration(size: CGSize(width: 100, height: 200))
        (configuration.appearance, configuration.contrast) = (.dark, .high)
        (configuration.textSize, configuration.layoutDirection) = (.extraExtraLarge, .rightToLeft)
        let label = UILabel()
        let stage = Stage(configuration: configuration) {
            let controller = UIViewController()
            label.font = .preferredFont(forTextStyle: .body)
            controller.view.addSubview(label)
            return controller
        }
        let traits = stage.rootViewController.traitCollection
        #expect(traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high)
        #expect(traits.preferredContentSizeCategory == .extraExtraLarge && label.font.pointSize == 21)
        #expect(stage.rootViewController.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(stage.window.safeAreaInsets == .zero)
    }

    @Test("A configuration says whether the user prefers reduced motion", arguments: [false, true])
    func reducedMotion(isReduced: Bool) {
        var configuration = StageConfiguration(size: CGSize(width: 100, height: 40), scale: 1)
        configuration.reducesMotion = isReduced
        var found: Bool?
        _ = Stage(configuration: configuration) {
            found = UIAccessibility.isReduceMotionEnabled
            return UIViewController()
        }
        #expect(found == isReduced)
    }

    @Test("Labels and constraints start at the right of an interface that runs from right to left") func mirrored() {
        var configuration = StageConfiguration(size: CGSize(width: 100, height: 40), scale: 1)
        configuration.layoutDirection = .rightToLeft
        let stage = Stage(configuration: configuration) {
            let controller = UIViewController()
            let mark = UIView()
            mark.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(mark)
            NSLayoutConstraint.activate([
                mark.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
                mark.widthAnchor.constraint(equalToConstant: 20),
            ])
            return controller
        }
        #expect(stage.rootViewController.view.subviews[0].frame.minX == 70)
    }
}
