import Foundation

/// The names of Apple's frameworks in the names of types.
///
/// UIKit is built as several modules. Whatever users see names them all `UIKit`: names of classes, messages and archives.
package enum FrameworkNames {
    /// The modules that UIKit is built of, beside the module `UIKit`.
    package static let layersOfUIKit = [
        "QuartziteUIFoundation", "QuartziteUIDrawing", "QuartziteUICore", "QuartziteUIElements",
    ]

    /// Returns the full name of a type, with the name of the framework as its module.
    package static func name(of type: Any.Type) -> String { replacingLayers(in: String(reflecting: type)) }

    /// Returns a text in which the framework's name replaces those of the modules that UIKit is built of.
    package static func replacingLayers(in text: String) -> String {
        guard text.contains("QuartziteUI") else { return text }
        return layersOfUIKit.reduce(text) { $0.replacing("\($1).", with: "UIKit.") }
    }

    /// Returns the type of a framework with a name such as `UIKit.UILabel`; nil if there is none.
    package static func type(named name: String) -> Any.Type? {
        if let type = _typeByName(name) { return type }
        guard name.hasPrefix("UIKit.") else { return nil }
        let own = name.dropFirst("UIKit.".count)
        return layersOfUIKit.lazy.compactMap { _typeByName("\($0).\(own)") }.first
    }
}
