import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// Draws the view of a controller at its size.
    public static var image: Snapshotting { .image() }

    /// Draws the view of a controller on a device.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - drawHierarchyInKeyWindow: Whether the controller is shown in the key window of the app that hosts the tests.
    ///   - precision: The part of the picture that must match, 0…1.
    ///   - perceptualPrecision: How well the colours of pixels must match, 0…1.
    ///   - size: A size in place of the device's.
    ///   - traits: Traits beside those of the device, and the scale of the picture.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        var config = config
        config.size = size ?? config.size
        return image(config, drawHierarchyInKeyWindow, precision, perceptualPrecision, traits)
    }

    /// Draws the view of a controller at a size.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let config = ViewImageConfig(safeArea: .zero, size: size, traits: traits)
        return image(config, drawHierarchyInKeyWindow, precision, perceptualPrecision, traits)
    }

    private static func image(
        _ config: ViewImageConfig, _ isInKeyWindow: Bool, _ precision: Float, _ perceptualPrecision: Float,
        _ traits: UITraitCollection
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).pullback { controller in
            onMainActor {
                PreparedView(
                    controller.view, in: controller, config: config, traits: traits, isInKeyWindow: isInKeyWindow
                ).picture()
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// Describes a controller and its children, one in each line.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            onMainActor {
                let prepared = PreparedView(
                    controller.view, in: controller, config: ViewImageConfig(), traits: UITraitCollection(),
                    isInKeyWindow: false)
                defer { prepared.dispose() }
                return ControllerDescription(controller).text
            }
        }
    }

    /// Describes the view of a controller and its subviews, one in each line.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Describes the view of a controller on a device and its subviews, one in each line.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting<UIViewController, String> {
        SimplySnapshotting.lines.pullback { controller in
            onMainActor {
                var config = config
                config.size = size ?? config.size
                let prepared = PreparedView(
                    controller.view, in: controller, config: config, traits: traits, isInKeyWindow: false)
                defer { prepared.dispose() }
                return ViewDescription(controller.view).text
            }
        }
    }
}
