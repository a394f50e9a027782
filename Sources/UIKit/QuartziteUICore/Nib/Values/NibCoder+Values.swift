import QuartziteInterfaceBuilder
import QuartziteUIDrawing

/// The values of the coder's element, and of elements inside it, as objects of UIKit.
@MainActor extension NibCoder {
    /// Returns the colour that is the value of a property; nil if it is absent or nil.
    package func color(_ key: String, of inner: InterfaceElement? = nil) -> UIColor? {
        let owner = inner ?? element
        return owner.color(key).flatMap { nib.source.color($0, line: owner.child(forKey: key)?.line ?? owner.line) }
    }

    /// Returns the font that is the value of a property; nil if it is absent.
    ///
    /// - Parameter size: The size in points of a font without one.
    func font(_ key: String = "fontDescription", of inner: InterfaceElement? = nil, size: CGFloat) -> UIFont? {
        (inner ?? element).font(key).map { nib.source.font($0, size: size) }
    }

    /// Returns the image that is the value of a property; nil if it is absent or missing.
    package func image(_ key: String, of inner: InterfaceElement? = nil) -> UIImage? {
        let owner = inner ?? element
        return owner.image(key).flatMap { nib.source.image($0, line: owner.line) }
    }

    /// Returns the attributed string that is the value of a property; nil if it is absent.
    func attributedString(_ key: String, of inner: InterfaceElement? = nil) -> NSAttributedString? {
        let owner = inner ?? element
        return owner.attributedString(key).map { nib.source.attributedString($0, line: owner.line) }
    }

    /// Returns the insets that are the value of a property; nil if they are absent.
    package func insets(_ key: String) -> UIEdgeInsets? { element.insets(key).map { UIEdgeInsets($0) } }

    /// Returns the offset that is the value of a property; nil if it is absent.
    func offset(_ key: String, of inner: InterfaceElement? = nil) -> UIOffset? {
        guard let offset = (inner ?? element).child(forKey: key), offset.name == "offsetWrapper" else { return nil }
        return UIOffset(
            horizontal: CGFloat(offset.number("horizontal") ?? 0), vertical: CGFloat(offset.number("vertical") ?? 0))
    }

    /// Returns the settings of symbols that are the value of a property; nil if they are absent.
    func symbolConfiguration(_ key: String, of inner: InterfaceElement? = nil) -> UIImage.SymbolConfiguration? {
        guard let settings = (inner ?? element).child(forKey: key) else { return nil }
        let scales: [String: UIImage.SymbolScale] = [
            "default": .default, "small": .small, "medium": .medium, "large": .large,
        ]
        let scale = settings.attribute("scale").flatMap { scales[$0] } ?? .unspecified
        if let style = settings.attribute("textStyle") {
            return UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style), scale: scale)
        }
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        return UIImage.SymbolConfiguration(
            pointSize: CGFloat(settings.number("pointSize") ?? 0),
            weight: settings.attribute("weight").flatMap { weights[$0] } ?? .unspecified, scale: scale)
    }

    /// Returns the view that is the value of a property; nil if it is absent.
    package func view(_ key: String) -> UIView? { element.child(forKey: key).flatMap { object(for: $0) as? UIView } }

    /// Returns the objects of a list such as `items`; nil if it is absent or empty.
    func objects<Object: AnyObject>(_ list: String, of type: Object.Type = Object.self) -> [Object]? {
        let objects = element.list(list).compactMap { object(for: $0) as? Object }
        return objects.isEmpty ? nil : objects
    }

    /// Calls a closure with a number, if the attribute is written or has a default.
    package func number(_ name: String, _ body: (CGFloat) -> Void) { element.number(name).map { body(CGFloat($0)) } }
}

extension UIEdgeInsets {
    /// Creates insets from those of a document.
    package init(_ insets: InterfaceEdgeInsets) {
        self.init(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }
}

extension NSDirectionalEdgeInsets {
    /// Creates insets from those of a document.
    package init(_ insets: InterfaceEdgeInsets) {
        self.init(
            top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            trailing: CGFloat(insets.right))
    }
}
