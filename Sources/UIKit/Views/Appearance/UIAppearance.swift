import QuartzCore

/// What gives a look to all of its kind: views, and the items in bars.
///
/// `UINavigationBar.appearance().barTintColor = .red` holds for bars that come on screen afterwards, unless they have been
/// given a colour of their own.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// The one whose properties others of its class take over.
    static func appearance() -> Self
}

extension UIView: UIAppearance {
    /// The view whose looks others of its class take over as they come on screen.
    ///
    /// Taken over are the colours that UIKit's own classes have for their parts, and bars' fonts; not the properties of
    /// classes of one's own.
    public static func appearance() -> Self { AppearanceModels.current.model(of: self) { Self.makeView($0) } }
}

extension UIBarItem: UIAppearance {
    /// The item whose title attributes others take over.
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

/// Gives access to the initialiser of a view class known only at run time; never instantiated itself.
open class _UIViewInitProbe: UIView {
    /// Never used directly.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

/// Gives access to the initialiser of a class of bar items known only at run time; never instantiated itself.
open class _UIBarItemInitProbe: UIBarItem {
    /// Never used directly.
    public required override init() { super.init() }
    /// Never used directly.
    public required init?(coder: NSCoder) { nil }
}

/// The objects that others of their class look like; each stage has its own.
@MainActor final class AppearanceModels {
    private var models: [ObjectIdentifier: AnyObject] = [:]

    static var current: AppearanceModels { MediaClock.current.belonging(AppearanceModels.self) { AppearanceModels() } }

    func model<Model: AnyObject>(of type: Model.Type, make: (AnyClass) -> AnyObject) -> Model {
        let key = ObjectIdentifier(type)
        let model = models[key] ?? make(type)
        models[key] = model
        return unsafeDowncast(model, to: Model.self)
    }

    /// The models of a class and those it derives from, the nearest first; none where nothing was asked for.
    func models(for object: AnyObject) -> [AnyObject] {
        guard !models.isEmpty else { return [] }
        return sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
            .compactMap { models[ObjectIdentifier($0)] }.filter { $0 !== object }
    }
}

extension NSObject {
    /// Takes the value of a property over from a model, where the object has the default one and the model does not.
    func adopt<Object: NSObject, Value>(
        _ path: ReferenceWritableKeyPath<Object, Value>, from model: Object, isDefault: (Value) -> Bool
    ) {
        guard let object = self as? Object, isDefault(object[keyPath: path]) else { return }
        let value = model[keyPath: path]
        if !isDefault(value) { object[keyPath: path] = value }
    }
}
