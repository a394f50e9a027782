import QuartziteInterfaceBuilder
import QuartziteUIDrawing

/// The kinds of values in documents.
///
/// Numbers, flags and words are set only if they differ from the value that the object has, as the setters of an app's
/// class notice. `absent` is Interface Builder's default, if it differs from that of code; nil keeps that of code.
extension PropertyRow {
    /// A property with a value that is compared before it is set.
    private init<Value: Equatable>(
        plain name: String, _ path: Path<Value>, _ absent: Value?, _ stated: @escaping (InterfaceElement) -> Value?
    ) {
        self.init(name, path, isEqual: ==, needsStatement: absent == nil) { object, coder in
            guard let value = stated(coder.element) ?? absent, value != object[keyPath: path] else { return }
            object[keyPath: path] = value
        }
    }

    /// A property that is set if the document states it.
    private init<Value: Equatable>(
        object name: String, _ path: Path<Value?>, _ stated: @escaping (NibCoder) -> Value?
    ) {
        self.init(name, path, isEqual: ==) { object, coder in stated(coder).map { object[keyPath: path] = $0 } }
    }

    /// A property with a structure that is set if the document states it.
    private init<Value: Equatable>(
        structure name: String, _ path: Path<Value>, _ stated: @escaping (NibCoder) -> Value?
    ) {
        self.init(name, path, isEqual: ==) { object, coder in stated(coder).map { object[keyPath: path] = $0 } }
    }

    /// A flag, YES or NO.
    package static func bool(_ name: String, _ path: Path<Bool>, absent: Bool? = false) -> Self {
        Self(plain: name, path, absent) { $0.stated(flag: name) }
            .inspected(path, shown: { .flag($0) }, value: { if case .flag(let flag) = $0 { flag } else { nil } })
    }

    /// A number.
    package static func number<Value: BinaryFloatingPoint>(
        _ name: String, _ path: Path<Value>, absent: Value? = nil
    ) -> Self {
        Self(plain: name, path, absent) { $0.stated(number: name).map { Value($0) } }
            .inspected(
                path, shown: { .number(Double($0)) },
                value: { if case .number(let number) = $0 { Value(number) } else { nil } })
    }

    /// A whole number.
    package static func integer(_ name: String, _ path: Path<Int>, absent: Int? = nil) -> Self {
        Self(plain: name, path, absent) { $0.stated(integer: name) }
            .inspected(
                path, shown: { .number(Double($0)) },
                value: { if case .number(let number) = $0 { Int(exactly: number.rounded()) } else { nil } })
    }

    /// A property whose value is one of several words; other words leave the default.
    package static func word<Value: Equatable>(
        _ name: String, _ path: Path<Value>, _ words: [String: Value], absent: Value? = nil
    ) -> Self {
        Self(plain: name, path, absent) { $0.attribute(name).flatMap { words[$0] } }
            .inspected(
                path, choices: words.keys.sorted(),
                shown: { value in .choice(words.filter { $0.value == value }.keys.min() ?? "") },
                value: { if case .choice(let word) = $0 { words[word] } else { nil } })
    }

    /// A text.
    package static func text(_ name: String, _ path: Path<String?>) -> Self {
        Self(object: name, path) { $0.element.string(name) }
            .inspected(
                path, shown: { .text($0) }, value: { if case .text(let text) = $0 { .some(text) } else { nil } })
    }

    /// A text with attributes.
    package static func attributedText(_ name: String, _ path: Path<NSAttributedString?>) -> Self {
        Self(object: name, path) { $0.attributedString(name) }
    }

    /// A colour.
    package static func color(_ name: String, _ path: Path<UIColor?>) -> Self {
        Self(object: name, path) { $0.color(name) }
            .inspected(
                path, shown: { .color($0) }, value: { if case .color(let color) = $0 { .some(color) } else { nil } })
    }

    /// An image, or the settings of a symbol.
    package static func image(_ name: String, _ path: Path<UIImage?>) -> Self {
        Self(object: name, path) { $0.image(name) }
    }

    /// The settings with which symbols are shown.
    package static func symbol(_ name: String, _ path: Path<UIImage.SymbolConfiguration?>) -> Self {
        Self(object: name, path) { $0.symbolConfiguration(name) }
    }

    /// A font; `size` is that of a font without one, in points.
    package static func font(_ name: String, _ path: Path<UIFont?>, size: CGFloat) -> Self {
        Self(object: name, path) { $0.font(name, size: size) }
    }

    /// A view.
    package static func view(_ name: String, _ path: Path<UIView?>) -> Self {
        Self(object: name, path) { $0.view(name) }.unarchived
    }

    /// A size in points.
    package static func size(_ name: String, _ path: Path<CGSize>) -> Self {
        Self(structure: name, path) { $0.element.size(name) }
    }

    /// A point.
    package static func point(_ name: String, _ path: Path<CGPoint>) -> Self {
        Self(structure: name, path) { $0.element.point(name) }
    }

    /// An offset in points.
    package static func offset(_ name: String, _ path: Path<UIOffset>) -> Self {
        Self(structure: name, path) { $0.offset(name) }
    }

    /// Insets in points.
    package static func insets(_ name: String, _ path: Path<UIEdgeInsets>) -> Self {
        Self(structure: name, path) { $0.insets(name) }
    }

    /// The edges of a rectangle.
    package static func edges(_ name: String, _ path: Path<UIRectEdge>) -> Self {
        let all: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        return Self(structure: name, path) { coder in
            coder.element.child(forKey: name).map { edges in
                all.reduce([]) { edges.bool($1.0) ? $0.union($1.1) : $0 }
            }
        }
    }

    /// The attributes of a bar's titles.
    package static func titleAttributes(_ name: String, _ path: Path<[NSAttributedString.Key: Any]?>) -> Self {
        Self(name, path, isEqual: { ($0 == nil) == ($1 == nil) }) { object, coder in
            coder.textAttributes(name).map { object[keyPath: path] = $0 }
        }
    }

    /// The appearance of a bar.
    package static func appearance<Appearance: UIBarAppearance>(_ name: String, _ path: Path<Appearance>) -> Self {
        Self(structure: name, path) { $0.appearance(name, in: Appearance()) }
    }

    /// The appearance of a bar in some places; nil uses that of others.
    package static func appearance<Appearance: UIBarAppearance>(_ name: String, _ path: Path<Appearance?>) -> Self {
        Self(object: name, path) { $0.appearance(name, in: Appearance()) }
    }

    /// A list of objects.
    package static func objects<Element: NSObject>(_ name: String, _ path: Path<[Element]?>) -> Self {
        Self(object: name, path) { $0.objects(name) }.unarchived
    }
}
