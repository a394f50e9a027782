/// The class of an object, from its element and its custom class (interface_builder.md §2).
package struct InterfaceClass: Hashable, Sendable {
    /// The class of the element, such as `UIImageView`; nil for placeholders and references.
    package var elementClass: String?
    /// The custom class that replaces the element's class.
    package var customClass: String?
    /// The module of the custom class; nil for Objective-C classes.
    package var customModule: String?
    /// Whether the module is the app target's, regardless of `customModule`.
    package var isInTarget: Bool

    /// Returns the run-time name of the custom class, such as `Shop.CartView` (interface_builder.md I8).
    ///
    /// - Parameter targetModule: The module of the app target.
    package func runtimeName(targetModule: String) -> String? {
        guard let customClass else { return nil }
        let module = isInTarget ? targetModule : customModule ?? ""
        return module.isEmpty ? customClass : "\(module).\(customClass)"
    }
}

extension InterfaceElement {
    /// The class of the object that this element represents.
    package var objectClass: InterfaceClass {
        // The custom class of File's Owner describes an object that already exists (interface_builder.md I10).
        let isPlaceholder = name == "placeholder"
        return InterfaceClass(
            elementClass: Self.elementClass(name), customClass: isPlaceholder ? nil : nonEmpty("customClass"),
            customModule: isPlaceholder ? nil : nonEmpty("customModule"),
            isInTarget: attribute("customModuleProvider") == "target")
    }

    /// Whether a plain view or view controller replaces the element because its class does not exist here.
    package var isSubstituted: Bool { Self.substitutes[name] != nil }

    /// The replacements for views and controllers of other frameworks (interface_builder.md I7).
    static let substitutes = [
        "mapView": "UIView", "wkWebView": "UIView", "webView": "UIView", "sceneKitView": "UIView", "skView": "UIView",
        "glkView": "UIView", "mtkView": "UIView", "arscnView": "UIView", "arskView": "UIView",
        "avPlayerViewController": "UIViewController", "glkViewController": "UIViewController",
        "hostingController": "UIViewController",
    ]

    /// Returns the class of an element (interface_builder.md I7).
    static func elementClass(_ name: String) -> String? {
        if let substitute = substitutes[name] { return substitute }
        switch name {
        case "containerView", "tableViewCellContentView", "collectionViewCellContentView": return "UIView"
        case "pongPressGestureRecognizer": return "UILongPressGestureRecognizer"
        case "customObject": return "NSObject"
        case "constraint": return "NSLayoutConstraint"
        case "placeholder", "viewControllerPlaceholder", "exit": return nil
        default: return "UI" + name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    private func nonEmpty(_ name: String) -> String? { attribute(name).flatMap { $0.isEmpty ? nil : $0 } }
}
