import QuartziteInterfaceBuilder
import QuartziteUIDrawing

/// The classes of a scene's nibs, by name.
@MainActor package final class NibClasses {
    private var found: [String: AnyClass?] = [:]

    /// The classes of the current scene.
    package static var current: NibClasses { SceneContext.current.object(of: NibClasses.self) { NibClasses() } }

    /// Returns the class of UIKit with a name, such as `UILabel`; nil if there is none.
    func system(_ name: String) -> AnyClass? { type("UIKit.\(name)") }

    /// Returns the placeholder for an element of another framework, such as `mapView`; nil if there is none.
    func placeholder(_ element: String) -> AnyClass? { Self.placeholders[element].flatMap(type) }

    /// The placeholders, which are in modules that only the programs of `quartzite run` contain.
    private static let placeholders = [
        "mapView": "_MapKit.MKMapView", "wkWebView": "_WebKit.WKWebView",
        "hostingController": "_SwiftUI.UIHostingController",
    ]

    /// Returns the custom class of an object.
    ///
    /// The module that the document names comes first, then the modules of the app and UIKit
    /// (interface_builder.md I8). If a later module has a copy of the class, and only the copy fits the outlets to which
    /// the object belongs, the copy is meant, as with Objective-C, where a class is found by its name alone.
    ///
    /// - Parameter outlets: Returns the types of these outlets.
    func custom(_ description: InterfaceClass, outlets: () -> [Any.Type] = { [] }) -> AnyClass? {
        guard let name = description.customClass else { return nil }
        let named = description.isInTarget ? nil : description.customModule
        let modules = [named].compactMap(\.self) + ApplicationHost.current.modules + ["UIKit"]
        let all = modules.lazy.compactMap { self.type(name, in: $0) }
        guard let first = all.first, named != nil else { return all.first }
        let others = all.filter { $0 != first }
        if others.isEmpty { return first }
        let types = outlets().map { String(reflecting: $0) }
        return ([first] + others).first { type in
            let name = String(reflecting: type)
            return types.contains { $0 == name || $0.contains("<\(name)>") }
        } ?? first
    }

    /// Returns the class of a module with a name, which may be that of `@objc(name)`; nil if there is none.
    private func type(_ name: String, in module: String) -> AnyClass? {
        if let type = type("\(module).\(name)") { return type }
        return (_typeByName("\(module)._Class_\(name)") as? any _NamedClass.Type)?._class
    }

    /// Returns the class with a run-time name; nil if there is none.
    private func type(_ runtimeName: String) -> AnyClass? {
        if let known = found[runtimeName] { return known }
        let type: AnyClass? = FrameworkNames.type(named: runtimeName) as? AnyClass
        found[runtimeName] = .some(type)
        return type
    }
}
