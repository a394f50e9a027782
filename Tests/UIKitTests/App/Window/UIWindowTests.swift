import QuartziteStage
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIWindowTests {
    private final class Controller: UIViewController {
        var log: [String] = []
        override func loadView() {
            log.append("load")
            super.loadView()
        }
        override func viewDidLoad() { log.append("loaded") }
        override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will go") }
        override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
        override func viewWillLayoutSubviews() { log.append("will lay out") }
        override func viewDidLayoutSubviews() { log.append("laid out") }
    }

    private final class InsetWindow: UIWindow {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0) }
    }

    @Test("A window's override of its safe area counts for its views") func safeAreaOverride() {
        let screen = TestScreen()
        let root = screen.run { UIViewController() }
        screen.run {
            let window = InsetWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            window.rootViewController = root
            window.isHidden = false
            root.view.layoutIfNeeded()
            #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
            #expect(root.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 30, width: 200, height: 160))
        }
    }

    private final class SceneWindow: UIWindow {
        var isOfScene = false
        override init(windowScene: UIWindowScene) {
            super.init(windowScene: windowScene)
            isOfScene = true
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("A window class can override the initialiser with a scene") func sceneInitialiser() throws {
        let stage = Stage(size: CGSize(width: 120, height: 80)) { UIViewController() }
        let scene = try #require(stage.window.windowScene)
        let window = SceneWindow(windowScene: scene)
        #expect(window.isOfScene && window.isHidden && window.bounds == scene.screen.bounds)
    }

    @Test("Levels, priorities and weights can be moved by a number") func numericValues() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999) && UILayoutPriority.defaultLow < .defaultHigh)
        #expect(UIWindow.Level.alert + 1 > .alert && UIFont.Weight.bold > .regular)
    }

    @Test("A window loads its root controller's view, makes it appear and lays it out")
    func appearance() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let controller = Controller()
        window.rootViewController = controller
        #expect(window.isHidden && controller.log.isEmpty && !controller.isViewLoaded)
        window.makeKeyAndVisible()
        #expect(!window.isHidden && window.isKeyWindow)
        #expect(controller.log == ["load", "loaded", "will appear", "will lay out", "laid out", "appeared"])
        #expect(controller.view.frame == window.bounds && controller.view.window === window)
        window.makeKeyAndVisible()
        #expect(controller.log.count == 6)
        window.frame.size.width = 200
        window.layoutIfNeeded()
        #expect(controller.view.frame.width == 200)
        controller.log = []
        window.rootViewController = UIViewController()
        #expect(controller.log == ["will go", "gone"] && controller.view.superview == nil)
        #expect(window.subviews.count == 1)
    }

    @Test("Layers of a visible window have a presentation layer, and others have none", .fact("tim-032", "ani-039"))
    func presentation() {
        CATransaction.flush()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let layer = CALayer()
        window.layer.addSublayer(layer)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 1
        fade.speed = 0
        fade.timeOffset = 0.5
        layer.add(fade, forKey: nil)
        CATransaction.flush()
        #expect(layer.presentation() == nil)
        let controller = Controller()
        window.rootViewController = controller
        window.isHidden = false
        #expect(controller.log.last == "appeared")
        CATransaction.flush()
        #expect(layer.presentation()?.opacity == 0.5)
        window.isHidden = false
        #expect(controller.log.filter { $0 == "appeared" }.count == 1)
    }

    @Test("A view is on screen before viewDidAppear, so that a transition there starts from it")
    func firstPicture() {
        let stage = Stage.showing(20, 20) { view in
            UIView.transition(
                with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
                animations: { view.backgroundColor = .black })
        }
        stage.seek(to: 0.5)
        #expect(abs(Int(stage.frame().pixel(x: 10, y: 10).red) - 128) < 3)
    }

    @Test("The next responder of a controller's view is the controller, and then its superview")
    func responders() {
        let (outer, controller, inner) = (UIView(), UIViewController(), UIView())
        outer.addSubview(controller.view)
        controller.view.addSubview(inner)
        #expect(inner.next === controller.view && controller.view.next === controller && controller.next === outer)
    }

    @Test("A parent controller owns its children")
    func containment() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        #expect(child.parent === parent && parent.children.count == 1)
        UIViewController().addChild(child)
        #expect(parent.children.isEmpty)
        child.removeFromParent()
        #expect(child.parent == nil)
    }
}
