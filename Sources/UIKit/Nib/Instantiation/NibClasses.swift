import InterfaceBuilder
import QuartzCore

/// The classes of a scene's nibs, by name.
@MainActor package final class NibClasses {
    private var found: [String: AnyClass?] = [:]

    /// The classes of the current scene.
    package static var current: NibClasses { SceneContext.current.object(of: NibClasses.self) { NibClasses() } }

    /// Returns the class of UIKit with a name, such as `UILabel`; nil if there is none.
    func system(_ name: String) -> AnyClass? { type("UIKit.\(name)") }

    /// Returns the custom class of an object.
    ///
    /// The module that the document names comes first, then the modules of the app and UIKit
    /// (interface_builder.md I8).
    func custom(_ description: InterfaceClass) -> AnyClass? {
        guard let name = description.customClass else { return nil }
        let named = description.isInTarget ? nil : description.customModule
        for module in [named].compactMap(\.self) + ApplicationHost.current.modules + ["UIKit"] {
            if let type = type("\(module).\(name)") { return type }
            // The name may be that of `@objc(name)`.
            if let named = _typeByName("\(module)._Class_\(name)") as? any _NamedClass.Type { return named._class }
        }
        return nil
    }

    /// Returns the class with a run-time name; nil if there is none.
    private func type(_ runtimeName: String) -> AnyClass? {
        if let known = found[runtimeName] { return known }
        let type: AnyClass? = _typeByName(runtimeName) as? AnyClass
        found[runtimeName] = .some(type)
        return type
    }
}
