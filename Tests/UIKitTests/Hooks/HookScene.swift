import QuartziteStage
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import UIKit
import UIKitTestSupport

/// A scene in which hooked objects are shown, touched, turned and removed.
@MainActor final class HookScene {
    let stage = MenuScreen()
    var screen: TestScreen { stage.screen }
    var root: UIViewController { stage.root }
    /// Objects that views and interactions reference weakly.
    var kept: [AnyObject] = []

    func run(_ body: () -> Void) { screen.run(body) }
    func wait(_ seconds: Double = 1) { stage.wait(seconds) }

    /// Presses, moves and lifts a finger at a view's middle.
    func tap(_ view: UIView) {
        stage.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: screen.window))
        wait(0.1)
    }

    /// Adds a view to the root controller's view.
    func add<View: UIView>(_ view: View, _ frame: CGRect = CGRect(x: 40, y: 100, width: 120, height: 60)) -> View {
        run {
            view.frame = frame
            root.view.addSubview(view)
        }
        return view
    }

    /// Adds, changes, draws, touches and removes views.
    func showViews() {
        let view = add(HookedView())
        let recognizer = HookedRecognizer()
        let animator = UIDynamicAnimator(referenceView: root.view)
        kept += [recognizer, animator]
        run {
            let child = UIView()
            view.addSubview(child)
            child.removeFromSuperview()
            view.tintColor = .red
            view.layoutMargins.left = 30
            view.traitOverrides.userInterfaceStyle = .dark
            view.sizeToFit()
            view.frame.size = CGSize(width: 120, height: 60)
            view.setNeedsDisplay()
            view.addGestureRecognizer(UITapGestureRecognizer())
            view.addGestureRecognizer(recognizer)
        }
        tap(view)
        screen.drag([(60, 120), (65, 122), (70, 125)])
        screen.touch(.began, 60, 120)
        screen.touch(.moved, 70, 120)
        screen.touch(.cancelled, 70, 120)
        let canvas = add(HookedCanvas(), CGRect(x: 0, y: 0, width: 50, height: 50))
        run { root.additionalSafeAreaInsets.top = 150 }
        run {
            root.additionalSafeAreaInsets.top = 0
            canvas.removeFromSuperview()
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.firstBaselineAnchor.constraint(equalTo: root.view.topAnchor, constant: 200),
                view.lastBaselineAnchor.constraint(lessThanOrEqualTo: root.view.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            ])
            _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            animator.addBehavior(UICollisionBehavior(items: [view]))
            animator.addBehavior(HookedBehavior())
            root.additionalSafeAreaInsets.top = 40
        }
        wait()
        run {
            root.additionalSafeAreaInsets = .zero
            animator.removeAllBehaviors()
            view.removeFromSuperview()
        }
    }

    /// Makes a view the first responder, touches it, and sends it what responders receive.
    func sendEvents() {
        let view = add(HookedResponder())
        let second = add(HookedResponder(), CGRect(x: 40, y: 300, width: 120, height: 60))
        second.addGestureRecognizer(UIPanGestureRecognizer())
        screen.touch(.began, 60, 120)
        screen.touch(.moved, 62, 122)
        screen.touch(.ended, 62, 122)
        screen.touch(.began, 60, 320)
        screen.touch(.moved, 90, 360)
        screen.touch(.moved, 120, 400)
        screen.touch(.ended, 120, 400)
        run {
            screen.window.makeKey()
            view.becomeFirstResponder()
            UIApplication.shared.shake()
            for (name, method) in HookedResponder.actions {
                UIApplication.shared.sendAction(Selector(name, method), to: nil, from: nil, for: nil)
            }
            _ = view.undoManager
            view.setNeedsUpdateProperties()
            let paste = UIPasteControl(configuration: UIPasteControl.Configuration())
            UIPasteboard.general.string = "koi"
            paste.target = view
            paste.frame = CGRect(x: 200, y: 100, width: 100, height: 40)
            root.view.addSubview(paste)
            kept.append(paste)
        }
        stage.tap(CGPoint(x: 250, y: 120))
        let menu = UIEditMenuInteraction(delegate: nil)
        run {
            view.addInteraction(menu)
            menu.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 0)))
        }
        wait()
        run {
            menu.dismissMenu()
            view.resignFirstResponder()
        }
        wait()
        run {
            view.removeFromSuperview()
            second.removeFromSuperview()
        }
    }

    /// Shows another window, and moves the key status to it and back.
    func showWindow() {
        let window = screen.scene.run { HookedWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 700)) }
        run { window.makeKeyAndVisible() }
        stage.tap(CGPoint(x: 10, y: 10))
        run {
            screen.window.makeKey()
            window.isHidden = true
        }
    }

    /// Draws, lays out, animates and hits layers.
    func showLayers() {
        let layer = HookedLayer()
        let animation = HookedAnimation()
        run {
            layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            layer.needsDisplayOnBoundsChange = true
            layer.setNeedsDisplay()
            root.view.layer.addSublayer(layer)
            _ = root.view.layer.hitTest(CGPoint(x: 5, y: 5))
            animation.keyPath = "opacity"
            layer.add(animation, forKey: nil)
            layer.actions = ["opacity": animation]
        }
        run { layer.opacity = 0.5 }
        wait()
        run { layer.removeFromSuperlayer() }
    }
}
