import QuartziteUIDrawing

/// The properties of a class of UIKit, with one row each.
///
/// A row is all that a property needs besides its declaration:
///
/// ```
/// .bool("enabled", \.isEnabled, absent: true)
/// .color("barTintColor", \.barTintColor).inAppearance
/// ```
///
/// Storyboards and xibs, their warnings, appearance proxies and archives read the rows. The order of the rows is that in
/// which a document sets the properties, such as a range before a value.
@MainActor package struct PropertyRows<Object: NSObject> {
    /// The rows, in the order in which they are set.
    package let rows: [PropertyRow<Object>]
    /// The names that other code than the rows reads, in the form of ``PropertyRow/own(_:copy:_:)``.
    package let elsewhere: String
    /// Names that Interface Builder saves for its canvas, and names that iOS ignores.
    package let ignored: String

    package init(elsewhere: String = "", ignored: String = "", _ rows: [PropertyRow<Object>] = []) {
        (self.rows, self.elsewhere, self.ignored) = (rows, elsewhere, ignored)
    }

    /// Sets the properties that a storyboard or xib states, or those of the original in an archive.
    package func decode(_ object: Object, from coder: NSCoder) {
        if let coder = coder as? NibCoder {
            for row in rows {
                // Most rows of a class are about names that an element does not state.
                if row.needsStatement, !row.names.contains(where: coder.stated.contains) { continue }
                row.decode(object, coder)
            }
        } else if let original = ViewArchive.current.original(in: coder) as? Object {
            copy(original, to: object)
        }
    }

    /// Copies the properties that archives contain.
    package func copy(_ original: Object, to object: Object) {
        for row in rows where row.isArchived { row.copy(original, object) }
    }
}

/// The rows of some class.
@MainActor package protocol AnyPropertyRows {
    /// The class that has the properties.
    var type: NSObject.Type { get }
    /// Sets the properties that a document states.
    func apply(_ coder: NibCoder, to object: NSObject)
    /// The names in documents of the rows with a property, each with whether it has the same value in two objects.
    var comparisons: [(name: String, isEqual: (NSObject, NSObject) -> Bool)] { get }
    /// The names that rows with closures or other code read, and those without effect.
    var otherNames: [String] { get }
    /// Returns the properties of an object that an editor shows.
    func inspected(in object: NSObject) -> [InspectedProperty]
    /// Copies the properties that archives contain.
    func copyValues(of original: NSObject, to object: NSObject)
    /// Copies the values of an appearance proxy; `new` is an object with all defaults.
    func adopt(_ model: NSObject, in object: NSObject, new: () -> NSObject?)
}

extension PropertyRows: AnyPropertyRows {
    package var type: NSObject.Type { Object.self }

    package var comparisons: [(name: String, isEqual: (NSObject, NSObject) -> Bool)] {
        rows.compactMap { row in
            guard let name = row.names.first, let isEqual = row.isEqual else { return nil }
            return (
                name,
                { first, second in
                    guard let first = first as? Object, let second = second as? Object else { return false }
                    return isEqual(first, second)
                }
            )
        }
    }

    package var otherNames: [String] {
        let stated = "\(elsewhere) \(ignored)".split(whereSeparator: \.isWhitespace).map { $0.prefix { $0 != ":" } }
        return rows.flatMap { $0.isEqual == nil ? $0.names : [] } + stated.map(String.init)
    }

    package func apply(_ coder: NibCoder, to object: NSObject) {
        if let object = object as? Object { decode(object, from: coder) }
    }

    package func inspected(in object: NSObject) -> [InspectedProperty] {
        guard let object = object as? Object else { return [] }
        return rows.compactMap { $0.inspect?(object) }
    }

    package func copyValues(of original: NSObject, to object: NSObject) {
        if let original = original as? Object, let object = object as? Object { copy(original, to: object) }
    }

    package func adopt(_ model: NSObject, in object: NSObject, new: () -> NSObject?) {
        let adopted = rows.filter(\.isInAppearance)
        guard !adopted.isEmpty, let model = model as? Object, let object = object as? Object,
            let new = new() as? Object
        else { return }
        for row in adopted { row.adopt(model, object, new) }
    }
}
