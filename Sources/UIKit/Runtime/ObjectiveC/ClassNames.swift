import QuartzCore

/// The modules that declare classes which Objective-C knows without a module.
private let systemModules: Set<Substring> = ["UIKit", "QuartzCore", "CoreGraphics", "SceneRuntime", "Foundation"]

/// Returns the name of a class: for classes of an app's own, with that of the module before it.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
    let name = Foundation.NSStringFromClass(aClass)
    guard let dot = name.firstIndex(of: "."), systemModules.contains(name[..<dot]) else { return name }
    return String(name[name.index(after: dot)...])
}

/// Returns the class with a name; nil if there is none.
///
/// The name of a class of an app's own begins with that of its module; those of UIKit and Core Animation have no module.
/// The buttons of tab bars are found by the name that they have on iOS.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    if let found = Foundation.NSClassFromString(aClassName) { return found }
    guard !aClassName.contains(".") else { return nil }
    if aClassName == "UITabBarButton" { return TabButton.self }
    return ["UIKit", "QuartzCore"].lazy.compactMap { Foundation.NSClassFromString("\($0).\(aClassName)") }.first
}
