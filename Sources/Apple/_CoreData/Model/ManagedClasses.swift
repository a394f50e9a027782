import UIKit

/// Finds the classes of entities by their names.
enum ManagedClasses {
    /// The module of files that are run without a project.
    private static let singleFiles = "App"

    /// Returns the class with a name, which may be that of `@objc(name)`; nil if there is none.
    ///
    /// A name in a model may contain a module, or begin with a dot, which stands for the app's own module.
    static func named(_ name: String, module: String?) -> AnyClass? {
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        guard !plain.isEmpty, plain != "NSManagedObject" else { return NSManagedObject.self }
        let own = name.contains(".") && !name.hasPrefix(".") ? name.split(separator: ".").first.map(String.init) : nil
        let modules = [own, module].compactMap(\.self) + Members.current.modules + [Self.singleFiles]
        for module in modules {
            if let found = _typeByName("\(module).\(plain)") as? AnyClass { return found }
            if let found = _typeByName("\(module)._Class_\(plain)") as? any _NamedClass.Type { return found._class }
        }
        return NSClassFromString(name)
    }
}
