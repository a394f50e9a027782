import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// Draws a view at its size.
    public static var image: Snapshotting { .image() }

    /// Draws a view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether the view is shown in the key window of the app that hosts the tests, and
    ///     drawn as on screen.
    ///   - precision: The part of the picture that must match, 0…1.
    ///   - perceptualPrecision: How well the colours of pixels must match, 0…1.
    ///   - size: The size of the view; nil for its own.
    ///   - traits: Traits of the view, and the scale of the picture.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).pullback { view in
            onMainActor {
                let config = ViewImageConfig(safeArea: .zero, size: size ?? view.frame.size)
                return PreparedView(
                    view, in: UIViewController(), config: config, traits: traits,
                    isInKeyWindow: drawHierarchyInKeyWindow
                ).picture()
            }
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// Describes a view and its subviews, one in each line.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Describes a view and its subviews at a size and with traits, one in each line.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting<UIView, String> {
        SimplySnapshotting.lines.pullback { view in
            onMainActor {
                let config = ViewImageConfig(safeArea: .zero, size: size ?? view.frame.size, traits: traits)
                let prepared = PreparedView(
                    view, in: UIViewController(), config: config, traits: UITraitCollection(), isInKeyWindow: false)
                defer { prepared.dispose() }
                return ViewDescription(view).text
            }
        }
    }
}
