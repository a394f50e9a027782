import UIKit

/// An object that converts values of transformable attributes for a file.
///
/// The store is in memory and keeps the values themselves, so that no transformer is asked.
open class ValueTransformer: NSObject {
    /// Creates a transformer.
    public override init() { super.init() }

    /// Returns the transformer with a name; nil if there is none.
    public convenience init?(forName name: NSValueTransformerName) {
        guard TransformerList.current.named[name] != nil else { return nil }
        self.init()
    }

    /// Sets the transformer with a name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        TransformerList.current.named[name] = transformer
    }
    /// Returns the names of the transformers, in alphabetical order.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        TransformerList.current.named.keys.sorted { $0.rawValue < $1.rawValue }
    }
    /// Returns the class of converted values.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Returns whether values can be converted back.
    open class func allowsReverseTransformation() -> Bool { true }
    /// Converts a value; here, returns it.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// Converts a value back; here, returns it.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The transformer that reads archives of known classes.
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// A transformer that reads archives of known classes.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes that may be in an archive.
    open class var allowedTopLevelClasses: [AnyClass] { [] }
}

/// The transformers of a scene.
private final class TransformerList {
    var named: [NSValueTransformerName: ValueTransformer] = [:]

    static var current: TransformerList { SceneContext.current.object(of: TransformerList.self) { TransformerList() } }
}
