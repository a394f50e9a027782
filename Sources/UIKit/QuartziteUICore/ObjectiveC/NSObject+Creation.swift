import QuartziteUIDrawing

// Objective-C creates objects of a class known only at run time with any initialiser; Swift only with `required` ones,
// which would oblige every subclass to repeat them. Rewritten code calls these methods instead, as in
// `type._make(frame: .zero)`. They call the initialiser of the object's class; a class without it stops the program.

/// A type whose initialisers can return an object that a static method created.
///
/// Protocols in rewritten code inherit from it if they require initialisers that classes of UIKit have.
public protocol _Makeable {}

extension _Makeable {
    /// Uses an object that has been created already.
    public init(_made object: Self) { self = object }
}

extension NSObject {
    /// Creates an object of this class with `init()`.
    public static func _make() -> Self {
        if let type = self as? UIResponder.Type, let object = type._initialized() { return made(object) }
        return made(unsafeBitCast(self as AnyClass, to: _ObjectInitProbe.Type.self).init())
    }

    /// Converts an object to the class that created it.
    package static func made(_ object: AnyObject) -> Self { unsafeDowncast(object, to: self) }
}

extension UIView {
    /// Creates a view of this class with `init(frame:)`.
    public static func _make(frame: CGRect) -> Self { made(makeView(self, frame: frame)) }

    private static func makeView(_ type: AnyClass, frame: CGRect) -> AnyObject {
        unsafeBitCast(type, to: _UIViewInitProbe.Type.self).init(frame: frame)
    }
}

extension UIViewController {
    /// Creates a view controller of this class with `init(nibName:bundle:)`.
    public static func _make(nibName: String?, bundle: Bundle?) -> Self {
        let type = unsafeBitCast(self as AnyClass, to: _UIViewControllerInitProbe.Type.self)
        return made(type.init(nibName: nibName, bundle: bundle))
    }
}

extension UINavigationController {
    /// Creates a navigation controller of this class with `init(rootViewController:)`.
    public static func _make(rootViewController: UIViewController) -> Self {
        let type = unsafeBitCast(self as AnyClass, to: _UINavigationControllerInitProbe.Type.self)
        return made(type.init(rootViewController: rootViewController))
    }
}

extension UIGestureRecognizer {
    /// Creates a gesture recognizer of this class with `init(target:action:)`.
    public static func _make(target: Any?, action: Selector?) -> Self {
        let type = unsafeBitCast(self as AnyClass, to: _UIGestureRecognizerInitProbe.Type.self)
        return made(type.init(target: target, action: action))
    }
}

extension CALayer {
    /// Creates a layer of this class with `init(layer:)`.
    public static func _make(layer: Any) -> Self {
        made(unsafeBitCast(self as AnyClass, to: _CALayerInitProbe.Type.self).init(layer: layer))
    }
}

extension UIImageView {
    /// Creates an image view of this class with `init(image:)`.
    public static func _make(image: UIImage?) -> Self {
        made(unsafeBitCast(self as AnyClass, to: _UIImageViewInitProbe.Type.self).init(image: image))
    }
}

extension UIStoryboardSegue {
    /// Creates a segue of this class with `init(identifier:source:destination:)`.
    public static func _make(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
        let type = unsafeBitCast(self as AnyClass, to: _UIStoryboardSegueInitProbe.Type.self)
        return made(type.init(identifier: identifier, source: source, destination: destination))
    }
}

extension UIPresentationController {
    /// Creates a presentation controller of this class with `init(presentedViewController:presenting:)`.
    public static func _make(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) -> Self {
        let type = unsafeBitCast(self as AnyClass, to: _UIPresentationControllerInitProbe.Type.self)
        return made(type.init(presentedViewController: presentedViewController, presenting: presentingViewController))
    }
}

/// Gives access to an initialiser of image view classes that are known only at run time; never instantiated itself.
open class _UIImageViewInitProbe: UIImageView {
    /// Never used directly.
    public required override init(image: UIImage?) { super.init(image: image) }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

/// Gives access to an initialiser of presentation controller classes that are known only at run time; never instantiated
/// itself.
open class _UIPresentationControllerInitProbe: UIPresentationController {
    /// Never used directly.
    public required override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) { super.init(presentedViewController: presentedViewController, presenting: presentingViewController) }
}

/// Gives access to an initialiser of controller classes that are known only at run time; never instantiated itself.
open class _UIViewControllerInitProbe: UIViewController {
    /// Never used directly.
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

/// Gives access to an initialiser of navigation controller classes that are known only at run time; never instantiated
/// itself.
open class _UINavigationControllerInitProbe: UINavigationController {
    /// Never used directly.
    public required override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
    }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

/// Gives access to an initialiser of gesture recognizer classes that are known only at run time; never instantiated
/// itself.
open class _UIGestureRecognizerInitProbe: UIGestureRecognizer {
    /// Never used directly.
    public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}
