import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension PropertyTables {
    /// The properties of a navigation bar (interface_builder.md I93).
    static let navigationBar = PropertyRows<UINavigationBar>([
        .word("barStyle", \.barStyle, UIBarStyle.words).inAppearance,
        .color("barTintColor", \.barTintColor).inAppearance,
        .bool("translucent", \.isTranslucent, absent: true).inAppearance,
        .bool("largeTitles", \.prefersLargeTitles).inAppearance,
        .titleAttributes("titleTextAttributes", \.titleTextAttributes).inAppearance,
        .titleAttributes("largeTitleTextAttributes", \.largeTitleTextAttributes).inAppearance,
        .image("backIndicatorImage", \.backIndicatorImage).inAppearance,
        .image("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage).inAppearance,
        .image("shadowImage", \.shadowImage).inAppearance,
        .own("backgroundImage") { bar, coder in
            coder.image("backgroundImage").map { bar.setBackgroundImage($0, for: .default) }
        },
        .appearance("standardAppearance", \.standardAppearance).unarchived,
        .appearance("scrollEdgeAppearance", \.scrollEdgeAppearance),
        .appearance("compactAppearance", \.compactAppearance),
        .appearance("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
        .objects("items", \.items),
    ])

    /// The properties of a tab bar (interface_builder.md I93).
    static let tabBar = PropertyRows<UITabBar>([
        .word("barStyle", \.barStyle, UIBarStyle.words).inAppearance,
        .color("barTintColor", \.barTintColor).inAppearance,
        .bool("translucent", \.isTranslucent, absent: true).inAppearance,
        .color("unselectedItemTintColor", \.unselectedItemTintColor).inAppearance,
        .own("selectedImageTintColor:key") { bar, coder in
            coder.color("selectedImageTintColor").map { bar.tintColor = $0 }
        },
        .image("backgroundImage", \.backgroundImage).inAppearance,
        .image("shadowImage", \.shadowImage).inAppearance,
        .image("selectionIndicatorImage", \.selectionIndicatorImage).inAppearance,
        .word(
            "itemPositioning", \.itemPositioning, ["automatic": .automatic, "fill": .fill, "centered": .centered]
        ).inAppearance,
        .number("itemWidth", \.itemWidth).inAppearance,
        .number("itemSpacing", \.itemSpacing).inAppearance,
        .appearance("standardAppearance", \.standardAppearance).unarchived,
        .appearance("scrollEdgeAppearance", \.scrollEdgeAppearance),
        .objects("items", \.items),
    ])

    /// The properties of a toolbar (interface_builder.md I93).
    static let toolbar = PropertyRows<UIToolbar>([
        .word("barStyle", \.barStyle, UIBarStyle.words).inAppearance,
        .color("barTintColor", \.barTintColor).inAppearance,
        .bool("translucent", \.isTranslucent, absent: true).inAppearance,
        .appearance("standardAppearance", \.standardAppearance).unarchived,
        .appearance("scrollEdgeAppearance", \.scrollEdgeAppearance),
        .appearance("compactAppearance", \.compactAppearance),
        .objects("items", \.items),
    ])
}

extension UIBarStyle {
    /// The styles, by the words of documents.
    static let words: [String: Self] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]
}

@MainActor extension NibCoder {
    /// Returns the text attributes of a bar's titles; nil if they are absent.
    func textAttributes(_ key: String, of owner: InterfaceElement? = nil) -> [NSAttributedString.Key: Any]? {
        guard let description = (owner ?? element).child(forKey: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        color("textColor", of: description).map { attributes[.foregroundColor] = $0 }
        font(of: description, size: 17).map { attributes[.font] = $0 }
        if let shadowColor = color("textShadowColor", of: description) {
            let shadow = NSShadow()
            shadow.shadowColor = shadowColor
            shadow.shadowOffset =
                offset("textShadowOffset", of: description).map { CGSize(width: $0.horizontal, height: $0.vertical) }
                ?? .zero
            attributes[.shadow] = shadow
        }
        return attributes
    }

    /// Returns an appearance with the attributes of a bar's appearance; nil if that is absent.
    ///
    /// Attributes that the document does not state keep their values.
    func appearance<Appearance: UIBarAppearance>(_ key: String, in appearance: Appearance) -> Appearance? {
        guard let description = element.child(forKey: key) else { return nil }
        if description.isNil("backgroundEffect") { appearance.configureWithTransparentBackground() }
        color("backgroundColor", of: description).map { appearance.backgroundColor = $0 }
        color("shadowColor", of: description).map { appearance.shadowColor = $0 }
        if description.isNil("shadowColor") { appearance.shadowColor = nil }
        image("backgroundImage", of: description).map { appearance.backgroundImage = $0 }
        image("shadowImage", of: description).map { appearance.shadowImage = $0 }
        description.attribute("backgroundImageContentMode").flatMap { UIView.ContentMode.words[$0] }.map {
            appearance.backgroundImageContentMode = $0
        }
        switch appearance {
        case let bar as UINavigationBarAppearance:
            textAttributes("titleTextAttributes", of: description).map { bar.titleTextAttributes = $0 }
            textAttributes("largeTitleTextAttributes", of: description).map { bar.largeTitleTextAttributes = $0 }
            offset("titlePositionAdjustment", of: description).map { bar.titlePositionAdjustment = $0 }
        case let bar as UITabBarAppearance:
            color("selectionIndicatorTintColor", of: description).map { bar.selectionIndicatorTintColor = $0 }
        default: break
        }
        return appearance
    }
}
