import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UINavigationBar {
    /// Sets the attributes of a navigation bar (interface_builder.md I93).
    func decodeNavigationBarAttributes(from coder: NibCoder) {
        let element = coder.element
        coder.word("barStyle", UIBarStyle.words) { barStyle = $0 }
        coder.color("barTintColor").map { barTintColor = $0 }
        if !element.bool("translucent") { isTranslucent = false }
        prefersLargeTitles = element.bool("largeTitles")
        coder.textAttributes("titleTextAttributes").map { titleTextAttributes = $0 }
        coder.textAttributes("largeTitleTextAttributes").map { largeTitleTextAttributes = $0 }
        coder.image("backIndicatorImage").map { backIndicatorImage = $0 }
        coder.image("backIndicatorTransitionMaskImage").map { backIndicatorTransitionMaskImage = $0 }
        coder.image("shadowImage").map { shadowImage = $0 }
        coder.image("backgroundImage").map { setBackgroundImage($0, for: .default) }
        coder.appearance("standardAppearance", in: UINavigationBarAppearance()).map { standardAppearance = $0 }
        coder.appearance("scrollEdgeAppearance", in: UINavigationBarAppearance()).map { scrollEdgeAppearance = $0 }
        coder.appearance("compactAppearance", in: UINavigationBarAppearance()).map { compactAppearance = $0 }
        coder.objects("items", of: UINavigationItem.self).map { items = $0 }
    }
}

extension UITabBar {
    /// Sets the attributes of a tab bar (interface_builder.md I93).
    func decodeTabBarAttributes(from coder: NibCoder) {
        coder.word("barStyle", UIBarStyle.words) { barStyle = $0 }
        coder.color("barTintColor").map { barTintColor = $0 }
        if !coder.element.bool("translucent") { isTranslucent = false }
        coder.color("unselectedItemTintColor").map { unselectedItemTintColor = $0 }
        coder.color("selectedImageTintColor").map { tintColor = $0 }
        coder.appearance("standardAppearance", in: UITabBarAppearance()).map { standardAppearance = $0 }
        coder.appearance("scrollEdgeAppearance", in: UITabBarAppearance()).map { scrollEdgeAppearance = $0 }
        coder.objects("items", of: UITabBarItem.self).map { items = $0 }
    }
}

extension UIToolbar {
    /// Sets the attributes of a toolbar (interface_builder.md I93).
    func decodeToolbarAttributes(from coder: NibCoder) {
        coder.word("barStyle", UIBarStyle.words) { barStyle = $0 }
        coder.color("barTintColor").map { barTintColor = $0 }
        if !coder.element.bool("translucent") { isTranslucent = false }
        coder.objects("items", of: UIBarButtonItem.self).map { items = $0 }
    }
}

extension UISearchBar {
    /// Sets the attributes of a search bar (interface_builder.md I93).
    func decodeSearchBarAttributes(from coder: NibCoder) {
        let element = coder.element
        element.string("text").map { text = $0 }
        element.string("placeholder").map { placeholder = $0 }
        coder.color("barTintColor").map { barTintColor = $0 }
        if element.bool("showsCancelButton") { showsCancelButton = true }
        element.child(forKey: "textInputTraits").map { traits.decode($0) }
    }
}

extension UIBarStyle {
    /// The styles, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]
}

@MainActor extension NibCoder {
    /// Returns the text attributes of a bar's titles; nil if they are absent.
    fileprivate func textAttributes(
        _ key: String, of owner: InterfaceElement? = nil
    ) -> [NSAttributedString.Key: Any]? {
        guard let description = (owner ?? element).child(forKey: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        color("textColor", of: description).map { attributes[.foregroundColor] = $0 }
        font(of: description, size: 17).map { attributes[.font] = $0 }
        return attributes
    }

    /// Returns an appearance with the attributes of a bar's appearance; nil if that is absent.
    ///
    /// Attributes that the document does not state keep their values.
    fileprivate func appearance<Appearance: UIBarAppearance>(
        _ key: String, in appearance: Appearance
    ) -> Appearance? {
        guard let description = element.child(forKey: key) else { return nil }
        if description.isNil("backgroundEffect") { appearance.configureWithTransparentBackground() }
        color("backgroundColor", of: description).map { appearance.backgroundColor = $0 }
        color("shadowColor", of: description).map { appearance.shadowColor = $0 }
        if description.isNil("shadowColor") { appearance.shadowColor = nil }
        guard let bar = appearance as? UINavigationBarAppearance else { return appearance }
        textAttributes("titleTextAttributes", of: description).map { bar.titleTextAttributes = $0 }
        textAttributes("largeTitleTextAttributes", of: description).map { bar.largeTitleTextAttributes = $0 }
        return appearance
    }
}
