/// The type of product that a target of an Xcode project builds.
package enum ProductType: Hashable, Sendable {
    case application, framework, staticFramework, staticLibrary, dynamicLibrary, bundle
    case unitTests, uiTests, appExtension, watchApp, appClip, tool
    /// Another type, by its identifier.
    case other(String)

    /// Creates the product type for an identifier such as `com.apple.product-type.application`.
    init(identifier: String) {
        let prefix = "com.apple.product-type."
        self =
            switch identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier {
            case "application", "application.on-demand-install-capable.legacy": .application
            case "application.on-demand-install-capable": .appClip
            case "application.watchapp", "application.watchapp2", "application.watchapp2-container": .watchApp
            case "framework": .framework
            case "framework.static": .staticFramework
            case "library.static": .staticLibrary
            case "library.dynamic": .dynamicLibrary
            case "bundle": .bundle
            case "bundle.unit-test", "bundle.ocunit-test": .unitTests
            case "bundle.ui-testing": .uiTests
            case "tool": .tool
            case let name where name.hasPrefix("app-extension") || name.hasPrefix("extensionkit-extension"):
                .appExtension
            case let name: .other(name)
            }
    }

    /// Whether other targets can import the product as a module.
    package var isLibrary: Bool {
        [.framework, .staticFramework, .staticLibrary, .dynamicLibrary].contains(self)
    }

    /// Whether the product has its own bundle, which contains its resources.
    package var hasBundle: Bool { ![.staticLibrary, .dynamicLibrary, .tool].contains(self) }

    /// The extension of the product's file.
    package var wrapperExtension: String {
        switch self {
        case .application, .watchApp, .appClip: "app"
        case .framework, .staticFramework: "framework"
        case .staticLibrary: "a"
        case .dynamicLibrary: "dylib"
        case .bundle: "bundle"
        case .unitTests, .uiTests: "xctest"
        case .appExtension: "appex"
        case .tool, .other: ""
        }
    }
}
