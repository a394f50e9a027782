import QuartziteStage
import Testing
import UIKit

/// A controller that contains a navigation controller.
private final class Outer: UIViewController {
    let inner = UINavigationController(rootViewController: UIViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        inner.view.frame = view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
    }
}

@MainActor @Suite("Bars of navigation controllers in the views of other controllers")
struct NavigationInViewTests {
    @Test(
        "The bar begins where the status bar ends, and content below the bar",
        arguments: [("iPhone 15", 161.0), ("iPhone 16 Pro", 169), ("iPhone 14", 141), ("iPhone SE", 60)])
    func plainView(name: String, thirds: Double) throws {
        let device = try #require(StageDevice(named: name))
        let stage = Stage(configuration: StageConfiguration(device: device)) { Outer() }
        let outer = try #require(stage.rootViewController as? Outer)
        let bar = outer.inner.navigationBar
        #expect(abs(bar.frame.minY - thirds / 3) < 0.01)
        let content = try #require(outer.inner.topViewController?.view)
        #expect(abs(content.safeAreaInsets.top - bar.frame.maxY) < 0.01)
    }

    @Test("The bar of a root controller begins at the safe area", arguments: ["iPhone 15", "iPhone 16 Pro"])
    func root(name: String) throws {
        let device = try #require(StageDevice(named: name))
        let stage = Stage(configuration: StageConfiguration(device: device)) {
            UINavigationController(rootViewController: UIViewController())
        }
        let navigation = try #require(stage.rootViewController as? UINavigationController)
        #expect(navigation.navigationBar.frame.minY == device.safeArea.top)
    }
}
