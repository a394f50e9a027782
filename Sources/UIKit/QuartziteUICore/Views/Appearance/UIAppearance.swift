import QuartziteUIDrawing

/// A type whose appearance proxy sets properties of all its instances: views and bar items.
///
/// For example, `UINavigationBar.appearance().barTintColor = .red` applies to every bar that is added to a window
/// afterwards, unless the bar has a colour of its own.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// Returns the appearance proxy of the class, an instance whose properties apply to the others.
    static func appearance() -> Self
    /// Returns the proxy for instances inside instances of other classes, the innermost container first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A type whose instances may contain others with an appearance of their own: views and controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIAppearance {
    /// Returns the appearance proxy of the class, whatever the traits are, which do not change here.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
    /// Returns the proxy for instances inside instances of other classes, whatever the traits are.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIView: UIAppearance {
    /// Returns the appearance proxy of the class, a view whose properties apply to others when they move to a window.
    ///
    /// The properties that apply are the colours of the parts of UIKit's own classes, and the fonts of bars. Properties
    /// of an app's own classes do not apply.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the proxy for views inside instances of other classes, the innermost container first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceModels.current.model(of: self, inside: containerTypes) { Self.makeView($0) }
    }
}

extension UIBarItem: UIAppearance {
    /// Returns the appearance proxy of the class, an item whose title attributes apply to others.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the proxy for items inside instances of other classes, which applies to no item if there are any.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceModels.current.model(of: self, inside: containerTypes) { type in
            unsafeBitCast(type, to: _UIBarItemInitProbe.Type.self).init() as AnyObject
        }
    }
}

extension UIView {
    static func makeView(_ type: AnyClass) -> AnyObject {
        unsafeBitCast(type, to: _UIViewInitProbe.Type.self).init(frame: .zero) as AnyObject
    }
}

/// A class that gives access to `init(frame:)` of a view class known only at run time; never instantiated itself.
open class _UIViewInitProbe: UIView {
    /// An initialiser that is never called directly.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// An initialiser that is never called directly.
    public required init?(coder: NSCoder) { nil }
}

/// A class that gives access to `init()` of a bar item class known only at run time; never instantiated itself.
open class _UIBarItemInitProbe: UIBarItem {
    /// An initialiser that is never called directly.
    public required override init() { super.init() }
    /// An initialiser that is never called directly.
    public required init?(coder: NSCoder) { nil }
}

/// The appearance proxies of a stage, one for each class that has been configured.
@MainActor final class AppearanceModels {
    /// A proxy for instances inside instances of other classes.
    private struct Entry {
        let containers: [any UIAppearanceContainer.Type]
        let model: AnyObject
    }

    /// The proxies of each class, those with most containers first.
    private var models: [ObjectIdentifier: [Entry]] = [:]

    /// Views with the defaults of their classes, with which those of others are compared.
    private var newViews: [ObjectIdentifier: NSObject] = [:]

    static var current: AppearanceModels {
        SceneContext.current.object(of: AppearanceModels.self) { AppearanceModels() }
    }

    package func model<Model: AnyObject>(
        of type: Model.Type, inside containers: [any UIAppearanceContainer.Type], make: (AnyClass) -> AnyObject
    ) -> Model {
        var entries = models[ObjectIdentifier(type)] ?? []
        if let entry = entries.first(where: { $0.containers.elementsEqual(containers) { $0 == $1 } }) {
            return unsafeDowncast(entry.model, to: Model.self)
        }
        let entry = Entry(containers: containers, model: make(type))
        entries.insert(entry, at: entries.firstIndex { $0.containers.count <= containers.count } ?? entries.count)
        models[ObjectIdentifier(type)] = entries
        return unsafeDowncast(entry.model, to: Model.self)
    }

    /// Returns a view of a class of UIKit with all defaults; nil for a class of other objects.
    func new(_ type: NSObject.Type) -> NSObject? {
        if let known = newViews[ObjectIdentifier(type)] { return known }
        guard type is UIView.Type else { return nil }
        let view = UIView.makeView(type) as? NSObject
        newViews[ObjectIdentifier(type)] = view
        return view
    }

    /// Returns the proxies of the object's class and its superclasses that apply to the object, nearest first; empty
    /// if none has been configured.
    func models(for object: AnyObject) -> [AnyObject] {
        guard !models.isEmpty else { return [] }
        let classes = sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
        let entries: [Entry] = classes.flatMap { models[ObjectIdentifier($0)] ?? [] }
        return entries.filter { $0.model !== object && Self.contains($0.containers[...], object) }.map(\.model)
    }

    /// Whether an object is inside instances of classes, the innermost first.
    private static func contains(_ containers: ArraySlice<any UIAppearanceContainer.Type>, _ object: AnyObject) -> Bool
    {
        var (rest, responder) = (containers, (object as? UIResponder)?.next)
        while let type = rest.first, let container = responder {
            let classes = sequence(first: Swift.type(of: container) as AnyClass) { _getSuperclass($0) }
            if classes.contains(where: { ObjectIdentifier($0) == ObjectIdentifier(type) }) { rest.removeFirst() }
            responder = container.next
        }
        return rest.isEmpty
    }
}
