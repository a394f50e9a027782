import QuartziteUIDrawing

/// The modules that declare classes which Objective-C knows without a module.
private let systemModules: Set<Substring> = [
    "UIKit", "QuartzCore", "CoreGraphics", "QuartziteSceneRuntime", "Foundation",
]

/// A class whose subclasses have names without a module, since Xcode declares them with `@objc(name)`.
package protocol NamedWithoutModule: AnyObject {}

/// Returns the name of a class: for classes of an app's own other than those of managed objects, with that of the module
/// before it.
///
/// Foundation on Linux knows no names of classes in other types, which end the program there. Here they are like
/// "App.Wheel.Spoke", and no class is found by them.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
    // The place of a private type in memory is no part of its name.
    let name = FrameworkNames.name(of: aClass).replacing(#/\(unknown context at [^)]*\)\./#, with: "")
    guard let dot = name.firstIndex(of: "."),
        systemModules.contains(name[..<dot]) || aClass is any NamedWithoutModule.Type
    else { return name }
    return String(name[name.index(after: dot)...])
}

/// Returns the class with a name; nil if there is none.
///
/// The name of a class of an app's own begins with that of its module; those of UIKit and Core Animation have no module.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    if let found = Foundation.NSClassFromString(aClassName) { return found }
    guard !aClassName.contains(".") else { return nil }
    return ["UIKit", "QuartzCore"].lazy.compactMap { FrameworkNames.type(named: "\($0).\(aClassName)") as? AnyClass }
        .first
}
