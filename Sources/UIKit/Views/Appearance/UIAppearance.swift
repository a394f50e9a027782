import QuartzCore

/// A type whose appearance proxy sets properties of all its instances: views and bar items.
///
/// For example, `UINavigationBar.appearance().barTintColor = .red` applies to every bar that is added to a window
/// afterwards, unless the bar has a colour of its own.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// Returns the appearance proxy of the class, an instance whose properties apply to the others.
    static func appearance() -> Self
}

extension UIView: UIAppearance {
    /// Returns the appearance proxy of the class, a view whose properties apply to others when they move to a window.
    ///
    /// The properties that apply are the colours of the parts of UIKit's own classes, and the fonts of bars. Properties
    /// of an app's own classes do not apply.
    public static func appearance() -> Self { AppearanceModels.current.model(of: self) { Self.makeView($0) } }
}

extension UIBarItem: UIAppearance {
    /// Returns the appearance proxy of the class, an item whose title attributes apply to others.
    public static func appearance() -> Self {
        AppearanceModels.current.model(of: self) { type in
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
    private var models: [ObjectIdentifier: AnyObject] = [:]

    static var current: AppearanceModels {
        SceneContext.current.object(of: AppearanceModels.self) { AppearanceModels() }
    }

    func model<Model: AnyObject>(of type: Model.Type, make: (AnyClass) -> AnyObject) -> Model {
        let key = ObjectIdentifier(type)
        let model = models[key] ?? make(type)
        models[key] = model
        return unsafeDowncast(model, to: Model.self)
    }

    /// Returns the proxies of the object's class and its superclasses, nearest first; empty if none has been
    /// configured.
    func models(for object: AnyObject) -> [AnyObject] {
        guard !models.isEmpty else { return [] }
        return sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
            .compactMap { models[ObjectIdentifier($0)] }.filter { $0 !== object }
    }
}

extension NSObject {
    /// Copies a property from a proxy if the object still has the default value and the proxy does not.
    func adopt<Object: NSObject, Value>(
        _ path: ReferenceWritableKeyPath<Object, Value>, from model: Object, isDefault: (Value) -> Bool
    ) {
        guard let object = self as? Object, isDefault(object[keyPath: path]) else { return }
        let value = model[keyPath: path]
        if !isDefault(value) { object[keyPath: path] = value }
    }
}
