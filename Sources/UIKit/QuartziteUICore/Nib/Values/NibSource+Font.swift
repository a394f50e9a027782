import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension NibSource {
    /// Returns a font of the document (interface_builder.md I70–I72).
    ///
    /// - Parameter size: The size in points of a font without one.
    func font(_ font: InterfaceFont, size: CGFloat) -> UIFont {
        switch font {
        case .system(let own, let weight):
            return .systemFont(ofSize: own.map { CGFloat($0) } ?? size, weight: UIFont.Weight(weight))
        case .boldSystem(let own): return .boldSystemFont(ofSize: own.map { CGFloat($0) } ?? size)
        case .italicSystem(let own): return .italicSystemFont(ofSize: own.map { CGFloat($0) } ?? size)
        case .style(let style): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style.rawValue))
        case .named(let name, let family, let own):
            let size = own.map { CGFloat($0) } ?? size
            // A font that is not available is replaced, never missing.
            return UIFont(name: name, size: size) ?? family.flatMap { UIFont(name: $0, size: size) }
                ?? .systemFont(ofSize: size)
        }
    }
}

extension UIFont.Weight {
    /// Creates a weight from the document's word.
    init(_ weight: InterfaceFontWeight) {
        switch weight {
        case .ultraLight: self = .ultraLight
        case .thin: self = .thin
        case .light: self = .light
        case .regular: self = .regular
        case .medium: self = .medium
        case .semibold: self = .semibold
        case .bold: self = .bold
        case .heavy: self = .heavy
        case .black: self = .black
        }
    }
}
