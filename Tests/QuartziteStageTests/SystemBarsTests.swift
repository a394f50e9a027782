import Foundation
import QuartziteTesting
import Testing
import UIKit

@testable import QuartziteStage

/// A controller that requests a style of the status bar.
private final class StyledController: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
}

/// A controller that reads the state of the status bar while it is asked for it.
private final class ReadingController: UIViewController {
    var reads: @MainActor (ReadingController) -> Bool = { _ in UIApplication.shared.isStatusBarHidden }
    var hides = false

    override var prefersStatusBarHidden: Bool { hides || reads(self) }
    override var preferredStatusBarStyle: UIStatusBarStyle {
        view.window?.windowScene?.statusBarManager?.statusBarStyle ?? .default
    }
}

/// A controller that presents an action sheet as soon as it is on screen.
private final class SheetController: UIViewController {
    let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sheet.addAction(UIAlertAction(title: "OK", style: .default))
        present(sheet, animated: false)
    }
}

@MainActor struct SystemBarsTests {
    private func stage(
        _ name: String, _ appearance: UIUserInterfaceStyle = .light, shown: Bool = true,
        _ root: @escaping @MainActor () -> UIViewController
    ) throws -> Stage {
        var configuration = StageConfiguration(device: try #require(StageDevice(named: name)))
        (configuration.scale, configuration.showsSystemBars) = (1, shown)
        configuration.appearance = appearance
        return Stage(configuration: configuration, root)
    }

    private func plain(_ style: UIStatusBarStyle = .default, hides: Bool = false) -> UIViewController {
        let controller = StyledController()
        (controller.style, controller.hides) = (style, hides)
        controller.view.backgroundColor = .systemBackground
        return controller
    }

    /// The darkest or lightest pixel of the area in which the time is shown.
    private func extremes(_ stage: Stage) -> (low: Int, high: Int) {
        let frame = stage.frame()
        let values = (10..<60).flatMap { y in (0..<150).map { x in Int(frame.bitmap[x, y] & 255) } }
        return (values.min() ?? 0, values.max() ?? 0)
    }

    @Test("The status bar and the home indicator are shown in the colour that the controller prefers")
    func bars() throws {
        #expect(try extremes(stage("iPhone 17") { plain() }).low < 60)
        #expect(try extremes(stage("iPhone 17", .dark) { plain() }).high > 200)
        #expect(try extremes(stage("iPhone 17") { plain(.lightContent) }).low == 255)
        #expect(try extremes(stage("iPhone 17") { plain(hides: true) }).low == 255)
        #expect(try extremes(stage("iPhone 17", shown: false) { plain() }).low == 255)
        let frame = try stage("iPhone 17") { plain(hides: true) }.frame()
        #expect(frame.bitmap[201, 863] & 0xffffff == 0)
    }

    @Test(
        "A device has the frame of its status bar, also if none is drawn",
        arguments: [("iPhone 15", 54), ("iPhone 16 Pro", 54), ("iPhone 14", 47), ("iPhone SE", 20)])
    func statusBarFrame(device: String, height: CGFloat) throws {
        for shown in [false, true] {
            let stage = try stage(device, shown: shown) { plain() }
            stage.scene.run {
                let frame = UIApplication.shared.statusBarFrame
                #expect(frame.height == height && frame.width == UIScreen.main.bounds.width)
            }
        }
        let hiding = try stage(device) { plain(hides: true) }
        hiding.scene.run { #expect(UIApplication.shared.statusBarFrame == .zero) }
    }

    @Test("A controller that is asked for the status bar reads its state so far")
    func readWhileAsked() throws {
        let states: [@MainActor (ReadingController) -> Bool] = [
            { _ in UIApplication.shared.isStatusBarHidden },
            { $0.view.window?.windowScene?.statusBarManager?.isStatusBarHidden ?? false },
            { _ in UIApplication.shared.statusBarFrame.height == 0 },
        ]
        for reads in states {
            let stage = try stage("iPhone 17") {
                let controller = ReadingController()
                controller.reads = reads
                controller.view.backgroundColor = .systemBackground
                return controller
            }
            #expect(extremes(stage).low < 60)
            let root = try #require(stage.rootViewController as? ReadingController)
            root.hides = true
            #expect(extremes(stage).low == 255)
            root.hides = false
            #expect(extremes(stage).low == 255)
        }
    }

    @Test("The home indicator contrasts with the content behind it, whatever the style")
    func indicator() throws {
        for (white, expected) in [(0.2, 0xffffff), (0.8, 0)] {
            let frame = try stage("iPhone 17") {
                let controller = plain()
                controller.view.backgroundColor = UIColor(white: white, alpha: 1)
                return controller
            }.frame()
            #expect(Int(frame.bitmap[201, 863] & 0xffffff) == expected)
        }
    }

    @Test("An action sheet ends above the home indicator") func sheet() throws {
        let stage = try stage("iPhone 17") { SheetController() }
        let root = try #require(stage.rootViewController as? SheetController)
        #expect(abs(root.sheet.view.frame.maxY - (874 - 34)) < 0.01)
    }

    @Test("The status bar shows the time of the scene's clock")
    func time() throws {
        let stage = try stage("iPhone 17") { plain() }
        let first = stage.frame().hash
        stage.seek(to: 59)
        #expect(stage.frame().hash == first)
        stage.seek(to: 61)
        #expect(stage.frame().hash != first)
        stage.seek(to: 0)
        #expect(stage.frame().hash == first)
    }

    @Test("Bars leave the status bar and the home indicator free, and cover them with their background")
    func insets() throws {
        let inner = UIViewController()
        let stage = try stage("iPhone 17") {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: inner)]
            return tabs
        }
        let tabs = try #require(stage.rootViewController as? UITabBarController)
        let bar = try #require((tabs.viewControllers?[0] as? UINavigationController)?.navigationBar)
        #expect(bar.frame == CGRect(x: 0, y: 62, width: 402, height: 44))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 791, width: 402, height: 83))
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 106, left: 0, bottom: 83, right: 0))
        #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    }
}
