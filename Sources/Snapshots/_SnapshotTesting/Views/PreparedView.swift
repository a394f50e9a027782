import UIKit

/// A view that is shown in a window with the size, safe area and traits of a device.
@MainActor struct PreparedView {
    private let view: UIView
    private let controller: UIViewController
    private let root: UIViewController
    private let window: UIWindow
    private let traits: UITraitCollection
    private let frame: CGRect
    private let isInKeyWindow: Bool

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - controller: The controller of the view, or another one, to whose view it is added.
    ///   - traits: Traits beside those of the device; they determine the scale of pictures.
    ///   - isInKeyWindow: Whether the key window shows the view; without one, the test ends.
    init(
        _ view: UIView, in controller: UIViewController, config: ViewImageConfig, traits: UITraitCollection,
        isInKeyWindow: Bool
    ) {
        (self.view, self.controller, self.traits, frame) = (view, controller, traits, view.frame)
        self.isInKeyWindow = isInKeyWindow
        let size = config.size ?? controller.view.frame.size
        view.frame.size = size
        if view !== controller.view {
            controller.view.bounds = view.bounds
            controller.view.addSubview(view)
        }
        let all = UITraitCollection(traitsFrom: [config.traits, traits])
        if isInKeyWindow {
            guard let key = UIApplication.shared.keyWindow else {
                stop("'drawHierarchyInKeyWindow' requires tests to be run in a host application")
            }
            key.frame.size = size
            window = key
        } else {
            var config = config
            config.size = size
            window = SnapshotWindow(config, showing: controller)
        }
        root = Self.root(for: controller, in: window)
        root.setOverrideTraitCollection(all, forChild: controller)
        controller.didMove(toParent: root)
        window.rootViewController = root
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
        for view in [root.view, controller.view] {
            view?.setNeedsLayout()
            view?.layoutIfNeeded()
        }
        guard size.width <= 0 || size.height <= 0 else { return }
        view.sizeToFit()
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    /// Returns the root of a window, with the view of a controller that fills it.
    private static func root(for controller: UIViewController, in window: UIWindow) -> UIViewController {
        guard controller !== window.rootViewController, let own = controller.view else { return controller }
        let root = UIViewController()
        guard let view = root.view else { return controller }
        view.backgroundColor = .clear
        view.frame = window.frame
        view.translatesAutoresizingMaskIntoConstraints = own.translatesAutoresizingMaskIntoConstraints
        root.preferredContentSize = view.frame.size
        own.frame = view.frame
        view.addSubview(own)
        if own.translatesAutoresizingMaskIntoConstraints {
            own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else {
            NSLayoutConstraint.activate([
                own.topAnchor.constraint(equalTo: view.topAnchor),
                own.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                own.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                own.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        root.addChild(controller)
        return root
    }

    /// The pixels in a point of pictures.
    var scale: CGFloat { traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale }

    /// Returns a picture of the view, and removes it from the window.
    func picture() -> UIImage {
        defer { dispose() }
        return draw()
    }

    /// Returns a picture of the view as it is now.
    func draw() -> UIImage {
        if isInKeyWindow { return drawShown() }
        return renderer.image { view.layer.render(in: $0.cgContext) }
    }

    /// Returns a picture of the view as it is on screen now, with its animations.
    func drawShown() -> UIImage {
        renderer.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    }

    private var renderer: UIGraphicsImageRenderer {
        UIGraphicsImageRenderer(bounds: view.bounds, format: UIGraphicsImageRendererFormat(for: traits))
    }

    /// Removes the view from the window.
    func dispose() {
        view.frame = frame
        root.beginAppearanceTransition(false, animated: false)
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
        controller.didMove(toParent: nil)
        root.endAppearanceTransition()
        window.rootViewController = nil
        if !isInKeyWindow { window.isHidden = true }
    }
}

/// A window with the safe area of a device.
private final class SnapshotWindow: UIWindow {
    private var safeArea: UIEdgeInsets

    /// Creates a window for a controller; one that draws bars over the edges of the screen gets no safe area there.
    init(_ config: ViewImageConfig, showing controller: UIViewController) {
        safeArea = config.safeArea
        var size = config.size ?? controller.view.bounds.size
        let tabs = controller as? UITabBarController
        if tabs != nil {
            size.height -= safeArea.bottom
            safeArea.bottom = 0
        }
        if controller is UINavigationController || tabs?.selectedViewController is UINavigationController {
            size.height -= safeArea.top
            safeArea.top = 0
        }
        super.init(frame: CGRect(origin: .zero, size: size))
        isHidden = false
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaInsets: UIEdgeInsets {
        let hasStatusBarOnly = safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        return hasStatusBarOnly && rootViewController?.prefersStatusBarHidden == true ? .zero : safeArea
    }
}
