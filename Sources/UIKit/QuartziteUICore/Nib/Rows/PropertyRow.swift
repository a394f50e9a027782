import QuartziteInterfaceBuilder
import QuartziteUIDrawing

/// A property of a class of UIKit: a row of the ``PropertyRows`` of its class.
///
/// Documents, appearance proxies and archives use the row. The names of documents in the rows are also those that
/// `scripts/generate-vocabulary` lists for warnings about others.
@MainActor package struct PropertyRow<Object: NSObject> {
    package typealias Path<Value> = ReferenceWritableKeyPath<Object, Value>

    /// The name in documents; several if one closure reads them, and none for a property that documents do not state.
    package let names: [String]
    /// Returns whether two objects have the same value; nil for a row that a closure reads.
    package let isEqual: ((Object, Object) -> Bool)?
    /// Whether an appearance proxy sets the property.
    private(set) var isInAppearance = false
    /// Whether the row does something only if a document states its name.
    let needsStatement: Bool
    /// Whether the copy of an archived object takes the value.
    private(set) var isArchived: Bool
    /// Sets the property as a document states it.
    let decode: (Object, NibCoder) -> Void
    /// Returns the property for an editor; nil for a row that editors do not show.
    var inspect: ((Object) -> InspectedProperty)?
    /// Copies the value of another object.
    let copy: (_ original: Object, _ object: Object) -> Void
    /// Copies the value of an appearance proxy, unless that is the default or the object has its own.
    let adopt: (_ model: Object, _ object: Object, _ new: Object) -> Void

    /// Creates a row from its parts; the value of the property is compared to find out whether it is the default.
    init<Value>(
        _ name: String?, _ path: Path<Value>, isEqual: @escaping (Value, Value) -> Bool,
        needsStatement: Bool = true, decode: @escaping (Object, NibCoder) -> Void = { _, _ in }
    ) {
        names = name.map { [$0] } ?? []
        isArchived = true
        self.needsStatement = needsStatement
        self.isEqual = { isEqual($0[keyPath: path], $1[keyPath: path]) }
        self.decode = decode
        copy = { $1[keyPath: path] = $0[keyPath: path] }
        adopt = { model, object, new in
            let usual = new[keyPath: path]
            let value = model[keyPath: path]
            if isEqual(object[keyPath: path], usual), !isEqual(value, usual) { object[keyPath: path] = value }
        }
    }

    /// Creates a row that a closure reads.
    private init(
        names: [String], decode: @escaping (Object, NibCoder) -> Void, copy: ((Object, Object) -> Void)?
    ) {
        self.names = names
        isArchived = copy != nil
        needsStatement = false
        isEqual = nil
        self.decode = decode
        self.copy = copy ?? { _, _ in }
        adopt = { _, _, _ in }
    }

    /// The row of a property that an appearance proxy sets, too.
    package var inAppearance: Self {
        var row = self
        row.isInAppearance = true
        return row
    }

    /// The row of a property that copies of archived objects do not take, because it has been copied by another one.
    package var unarchived: Self {
        var row = self
        row.isArchived = false
        return row
    }

    /// A row for what one closure reads of a document.
    ///
    /// - Parameters:
    ///   - names: The names of attributes and child elements, separated by spaces and each with a colon and its kind
    ///     unless it is text, as in the tables of `Vocabulary`.
    ///   - decode: Sets what the document states.
    ///   - copy: Copies what the row sets from another object; nil if archives do not contain it.
    package static func own(
        _ names: String, copy: ((_ original: Object, _ object: Object) -> Void)? = nil,
        _ decode: @escaping (Object, NibCoder) -> Void
    ) -> Self {
        let words = names.split(whereSeparator: \.isWhitespace).map { String($0.prefix { $0 != ":" }) }
        return Self(names: words, decode: decode, copy: copy)
    }

    /// A property that documents do not state.
    package static func value<Value: Equatable>(_ path: Path<Value>) -> Self { Self(nil, path, isEqual: ==) }
}
