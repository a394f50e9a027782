import QuartziteUIFoundation

extension NSAttributedString {
    /// Types of text documents; raw values are Apple's.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String
        /// Creates a type with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text (RTF); not supported for reading.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with attachments (RTFD); not supported for reading.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML; not supported for reading.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// Keys of the options for reading a document; raw values are Apple's.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType`` or its raw value; ``DocumentType/plain`` by default.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`; UTF-8 by default.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of the text; none by default.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Keys of the attributes that reading a document returns; raw values are Apple's.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The name of the attribute.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The raw value of the ``DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The raw value of the `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Creates an attributed string from the data of a document.
    ///
    /// Only plain text is supported. The initialiser throws `CocoaError.featureUnsupported` for HTML and rich text,
    /// and `CocoaError.fileReadInapplicableStringEncoding` if the data does not match the encoding. If `dict` is not
    /// nil, it receives the attributes of the document under the raw values of ``DocumentAttributeKey``.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType].map { ($0 as? DocumentType)?.rawValue ?? $0 as? String }
        guard type ?? DocumentType.plain.rawValue == DocumentType.plain.rawValue else {
            throw CocoaError(.featureUnsupported)
        }
        let encoding = (options[.characterEncoding] as? NSNumber)?.uintValue ?? String.Encoding.utf8.rawValue
        guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        dict?.pointee = [
            DocumentAttributeKey.documentType.rawValue: DocumentType.plain.rawValue,
            DocumentAttributeKey.characterEncoding.rawValue: NSNumber(value: encoding),
        ]
        self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    }
}
