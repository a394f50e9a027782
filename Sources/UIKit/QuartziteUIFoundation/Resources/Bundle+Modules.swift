import Foundation

// The frameworks of an app are linked into one program, so that Foundation cannot find their bundles by their code. The
// rewriter calls these methods instead.

extension Bundle {
    /// Returns the bundle of the framework whose module declares a class, or else the main bundle.
    public static func _containing(for type: AnyClass) -> Bundle {
        framework(of: String(reflecting: type).prefix { $0 != "." }) ?? .main
    }

    /// Returns the resource bundle of the module that contains the caller, or else that of its framework, or the main
    /// bundle.
    ///
    /// - Parameter file: The file of the caller, after the name of its module.
    public static func _module(_ file: String = #fileID) -> Bundle {
        let module = file.prefix { $0 != "/" }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: main.bundlePath)) ?? []
        // A package's resource bundle is named after the package and the target.
        let own = names.sorted().first { $0.hasSuffix("_\(module).bundle") }
        return own.flatMap { Bundle(path: "\(main.bundlePath)/\($0)") } ?? framework(of: module) ?? .main
    }

    private static func framework(of module: Substring) -> Bundle? {
        Bundle(path: "\(main.bundlePath)/Frameworks/\(module).framework")
    }
}
