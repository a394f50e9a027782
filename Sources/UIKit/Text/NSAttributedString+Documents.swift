import QuartzCore

extension NSAttributedString {
    /// The kind of a text document; raw values are Apple's.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Characters alone.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text, which is not read here.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with attachments, which is not read here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// A web page, which is not read here.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// What can be said about how a document is to be read; raw values are Apple's.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its raw value; ``DocumentType/plain`` unless given.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// A `String.Encoding`'s raw value; UTF-8 unless given.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of text that brings none of its own; none unless given.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// What reading a document finds out about it; raw values are Apple's.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The attribute's name.
        public let rawValue: String
        /// An attribute by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The ``DocumentType``'s raw value.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The `String.Encoding`'s raw value.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Text from a document.
    ///
    /// Only plain text is read. Throws `CocoaError.featureUnsupported` for web pages and rich text, and
    /// `CocoaError.fileReadInapplicableStringEncoding` where the bytes are not of the encoding. `dict`, unless nil, is
    /// given what was found out, by the raw values of ``DocumentAttributeKey``.
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
