import UIKit

/// The type of the values of an attribute.
public enum NSAttributeType: UInt, Sendable {
    /// No type, as for a transient attribute that keeps any value.
    case undefinedAttributeType = 0
    /// Whole numbers of 16 bits.
    case integer16AttributeType = 100
    /// Whole numbers of 32 bits.
    case integer32AttributeType = 200
    /// Whole numbers of 64 bits.
    case integer64AttributeType = 300
    /// Decimal numbers.
    case decimalAttributeType = 400
    /// Floating-point numbers of 64 bits.
    case doubleAttributeType = 500
    /// Floating-point numbers of 32 bits.
    case floatAttributeType = 600
    /// Text.
    case stringAttributeType = 700
    /// True or false.
    case booleanAttributeType = 800
    /// Dates.
    case dateAttributeType = 900
    /// Data.
    case binaryDataAttributeType = 1000
    /// Universally unique identifiers.
    case UUIDAttributeType = 1100
    /// Addresses.
    case URIAttributeType = 1200
    /// Any objects, kept as they are.
    case transformableAttributeType = 1800
    /// Identifiers of objects.
    case objectIDAttributeType = 2000
    /// Structures of attributes.
    case compositeAttributeType = 2100

    /// The types by their names in model files.
    static let named: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
        "Object ID": .objectIDAttributeType, "Undefined": .undefinedAttributeType,
        "Composite": .compositeAttributeType,
    ]

    /// The class of the values, as Apple's messages name it; nil if any object is accepted.
    var valueClassName: String? {
        switch self {
        case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType: nil
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            "NSNumber"
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .objectIDAttributeType: "NSManagedObjectID"
        }
    }

    /// Returns a value as it is stored; nil if it is not of the type.
    func stored(_ value: Any) -> Any? {
        switch self {
        case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType: value
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Self.number(value).map { NSNumber(value: $0.int64Value) }
        case .doubleAttributeType: Self.number(value).map { NSNumber(value: $0.doubleValue) }
        case .floatAttributeType: Self.number(value).map { NSNumber(value: $0.floatValue) }
        case .booleanAttributeType: Self.number(value).map { NSNumber(value: $0.boolValue) }
        case .decimalAttributeType:
            value as? NSDecimalNumber ?? (value as? Decimal).map { NSDecimalNumber(decimal: $0) }
                ?? Self.number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
        case .stringAttributeType: value as? String
        case .dateAttributeType: value as? Date
        case .binaryDataAttributeType: value as? Data
        case .UUIDAttributeType: value as? UUID
        case .URIAttributeType: value as? URL
        case .objectIDAttributeType: value as? NSManagedObjectID
        }
    }

    /// Returns a number of any type; nil for other values.
    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as Bool: NSNumber(value: value)
        case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
        case let value as Float: NSNumber(value: value)
        case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
        case let value as NSNumber: value
        case let value as any RawRepresentable: number(value.rawValue)
        default: nil
        }
    }
}
