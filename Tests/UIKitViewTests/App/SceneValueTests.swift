import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Values of scenes and of views in them") struct SceneValueTests {
    private let screen = TestScreen()

    @Test("A scene has the role of an app's window, its geometry, and refuses orientations that the app lacks")
    func geometry() throws {
        let scene = try #require(screen.run { UIApplication.shared.connectedScenes.first as? UIWindowScene })
        screen.run {
            let role: UISceneSession.Role = scene.session.role
            #expect(role == .windowApplication && role.rawValue == "UIWindowSceneSessionRoleApplication")
            let geometry: UIWindowScene.Geometry = scene.effectiveGeometry
            #expect(geometry.interfaceOrientation == .portrait && geometry.systemFrame == UIScreen.main.bounds)
            var refused = 0
            let none = UIWindowScene.GeometryPreferences.iOS()
            #expect(none.interfaceOrientations == nil)
            scene.requestGeometryUpdate(none as UIWindowScene.GeometryPreferences) { _ in refused += 1 }
            #expect(refused == 0)
            let down = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portraitUpsideDown)
            scene.requestGeometryUpdate(down) { _ in refused += 1 }
            #expect(refused == 1 && geometry.interfaceOrientation == .portrait)
        }
    }

    @available(*, deprecated, message: "Layout guides of controllers are deprecated on iOS, too.")
    @Test("Layout guides of controllers have the heights and edges of the safe area")
    func layoutSupport() {
        let controller = UIViewController()
        screen.run {
            screen.window.rootViewController = controller
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
            screen.window.layoutIfNeeded()
            let guides: [any UILayoutSupport] = [controller.topLayoutGuide, controller.bottomLayoutGuide]
            #expect(guides.map(\.length) == [30, 20])
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: guides[0].bottomAnchor),
                view.bottomAnchor.constraint(equalTo: guides[1].topAnchor),
                view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 10),
            ])
            screen.window.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 0, y: 30, width: 10, height: 150))
        }
    }

    @Test("Directional edges are combined, and the layout direction says which of them is left")
    func directions() {
        let edges: NSDirectionalRectEdge = [.top, .trailing]
        #expect(edges.rawValue == 9 && NSDirectionalRectEdge.all.subtracting(edges) == [.leading, .bottom])
        screen.run {
            let button = UIButton(configuration: .plain())
            button.configuration?.title = "Go"
            button.configuration?.image = UIImage(systemName: "star")
            button.configuration?.imagePlacement = .trailing
            screen.window.addSubview(button)
            @MainActor func isImageRight(_ direction: UIUserInterfaceLayoutDirection) -> Bool {
                button.semanticContentAttribute = direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
                button.sizeToFit()
                button.layoutIfNeeded()
                #expect(button.effectiveUserInterfaceLayoutDirection == direction)
                return button.imageView.map { $0.center.x > button.bounds.midX } ?? false
            }
            #expect(isImageRight(.leftToRight) && !isImageRight(.rightToLeft))
        }
    }

    @Test("Items collide with the shape that they state, and a turned rectangle is wider than a disc")
    func collisionBounds() {
        final class Item: UIView {
            var kind = UIDynamicItemCollisionBoundsType.rectangle
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { kind }
        }
        func restingHeight(_ kind: UIDynamicItemCollisionBoundsType) -> CGFloat {
            let stage = DynamicsScreen()
            let item = stage.item(CGRect(x: 100, y: 100, width: 60, height: 60)) { Item(frame: $0) }
            (item as? Item)?.kind = kind
            stage.run { item.transform = CGAffineTransform(rotationAngle: .pi / 4) }
            let collision = UICollisionBehavior(items: [item])
            collision.translatesReferenceBoundsIntoBoundary = true
            let fixed = UIDynamicItemBehavior(items: [item])
            (fixed.allowsRotation, fixed.elasticity) = (false, 0)
            stage.add(UIGravityBehavior(items: [item]), collision, fixed)
            stage.advance(to: 5)
            return 500 - item.center.y
        }
        #expect(abs(restingHeight(.rectangle) - 30 * 2.0.squareRoot()) < 1)
        #expect(abs(restingHeight(.ellipse) - 30) < 1)
    }

    @Test("A property animator is active once it has started, and stopped until it is finished")
    func animatingState() {
        let view = screen.addView()
        let animator = screen.run { UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 } }
        var states: [UIViewAnimatingState] = [animator.state]
        screen.run { animator.startAnimation() }
        states.append(animator.state)
        screen.advance(to: 0.5)
        screen.run { animator.stopAnimation(false) }
        states.append(animator.state)
        screen.run { animator.finishAnimation(at: .end) }
        states.append(animator.state)
        #expect(states == [.inactive, .active, .stopped, .inactive] && view.center.x == 100)
    }

    @Test(
        "A paste control shows what its configuration says",
        arguments: [
            (UIPasteControl.DisplayMode.iconAndLabel, true, true), (.iconOnly, false, true), (.labelOnly, true, false),
            (.arrowAndLabel, true, true),
        ])
    func pasteControl(mode: UIPasteControl.DisplayMode, hasText: Bool, hasImage: Bool) throws {
        let control = screen.run {
            let configuration = UIPasteControl.Configuration()
            #expect(configuration.cornerRadius == -1 && configuration.displayMode == .iconAndLabel)
            configuration.displayMode = mode
            configuration.baseBackgroundColor = .red
            configuration.cornerRadius = 3
            return UIPasteControl(configuration: configuration)
        }
        let button = try #require(control.subviews.first as? UIButton)
        #expect((button.configuration?.title != nil) == hasText && (button.configuration?.image != nil) == hasImage)
        #expect(button.configuration?.baseBackgroundColor == .red)
        #expect(button.configuration?.background.cornerRadius == 3)
    }

    @Test("Transitions of symbols leave a symbol that has appeared or disappeared")
    func symbolTransitions() {
        let configuration: SymbolEffectConfiguration = DisappearSymbolEffect.disappear.configuration
        #expect(configuration == DisappearSymbolEffect.disappear.configuration)
        #expect(configuration != DisappearSymbolEffect.disappear.up.configuration)
        let view = screen.run {
            let view = UIImageView(image: UIImage(systemName: "circle.fill"))
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            screen.window.addSubview(view)
            return view
        }
        func show(_ effect: some TransitionSymbolEffect & IndefiniteSymbolEffect & SymbolEffect) -> Bool {
            screen.run { view.addSymbolEffect(effect) }
            screen.advance(to: screen.clock.now + 3)
            return screen.box { $0 >> 24 > 0 } != nil
        }
        #expect(!show(DisappearSymbolEffect.disappear) && show(AppearSymbolEffect.appear))
    }
}
