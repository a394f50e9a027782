/// The class of an object: that of its element, and the custom class (interface_builder.md §2).
package struct InterfaceClass: Hashable, Sendable {
    /// The class that the element stands for, such as `UIImageView`; nil for placeholders and references.
    package var elementClass: String?
    /// The class that the document names in place of it.
    package var customClass: String?
    /// The module of the custom class; nil for classes of Objective-C.
    package var customModule: String?
    /// Whether the module is that of the app's target, whatever `customModule` says.
    package var isInTarget: Bool

    /// The name of the custom class at run time, such as `Shop.CartView` (interface_builder.md I8).
    ///
    /// - Parameter targetModule: The module of the app's target.
    package func runtimeName(targetModule: String) -> String? {
        guard let customClass else { return nil }
        let module = isInTarget ? targetModule : customModule ?? ""
        return module.isEmpty ? customClass : "\(module).\(customClass)"
    }
}

extension InterfaceElement {
    /// The class of the object that this element stands for.
    package var objectClass: InterfaceClass {
        // On File's Owner a custom class describes what exists already (interface_builder.md I10).
        let isPlaceholder = name == "placeholder"
        return InterfaceClass(
            elementClass: Self.elementClass(name), customClass: isPlaceholder ? nil : nonEmpty("customClass"),
            customModule: isPlaceholder ? nil : nonEmpty("customModule"),
            isInTarget: attribute("customModuleProvider") == "target")
    }

    /// Whether the element's own class does not exist here, and a plain view or view controller replaces it.
    package var isSubstituted: Bool { Self.substitutes[name] != nil }

    /// What replaces views and controllers of other frameworks (interface_builder.md I7).
    static let substitutes = [
        "mapView": "UIView", "wkWebView": "UIView", "webView": "UIView", "sceneKitView": "UIView", "skView": "UIView",
        "glkView": "UIView", "mtkView": "UIView", "arscnView": "UIView", "arskView": "UIView",
        "avPlayerViewController": "UIViewController", "glkViewController": "UIViewController",
        "hostingController": "UIViewController",
    ]

    /// The class of an element (interface_builder.md I7).
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
