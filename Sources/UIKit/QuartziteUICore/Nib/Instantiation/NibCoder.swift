import QuartziteInterfaceBuilder
import QuartziteUIDrawing

/// The coder that objects from a storyboard or xib receive in `init(coder:)`.
///
/// It stores no values by key: decoding returns nothing, and encoding does nothing.
package final class NibCoder: NSCoder {
    /// The element that describes the object, resolved for the size classes of the screen.
    package let element: InterfaceElement
    /// The nib that the object belongs to.
    package let nib: NibInstantiation

    /// The names that the element states.
    package let stated: Set<String>

    init(_ element: InterfaceElement, _ nib: NibInstantiation) {
        stated = element.statedNames
        self.element = element
        self.nib = nib
        super.init()
    }

    /// Returns the object of an element of the same document, creating it on first use; nil if it has none.
    @MainActor package func object(for element: InterfaceElement) -> AnyObject? { nib.object(for: element) }

    /// Always true, so that code that decodes values by key runs.
    package override var allowsKeyedCoding: Bool { true }
    package override var requiresSecureCoding: Bool { false }
    package override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
    package override func containsValue(forKey key: String) -> Bool { false }

    // MARK: Decoding

    package override func decodeObject() -> Any? { nil }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodePropertyList() -> Any? { nil }
    package override func decodePropertyList(forKey key: String) -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeCInt(forKey key: String) -> Int32 { 0 }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
    package override func decodeData() -> Data? { nil }

    // MARK: Encoding

    package override func encode(_ object: Any?) {}
    package override func encode(_ object: Any?, forKey key: String) {}
    package override func encodeRootObject(_ rootObject: Any) {}
    package override func encodeConditionalObject(_ object: Any?, forKey key: String) {}
    package override func encode(_ value: Bool, forKey key: String) {}
    package override func encode(_ value: Int32, forKey key: String) {}
    package override func encode(_ value: Int64, forKey key: String) {}
    package override func encode(_ value: Float, forKey key: String) {}
    package override func encode(_ value: Double, forKey key: String) {}
    package override func encode(_ value: Int, forKey key: String) {}
    package override func encode(_ data: Data) {}
}
