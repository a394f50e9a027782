import QuartziteUIFoundation

extension UIImage: NSItemProviderWriting {
    /// The type of the data: PNG.
    nonisolated public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }
    /// Passes the image as PNG to a closure.
    nonisolated public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(pngData(), nil)
        return nil
    }
}

extension NSString: NSItemProviderWriting {
    /// The type of the data: plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }
    /// Passes the string in UTF-8 to a closure.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(data(using: String.Encoding.utf8.rawValue), nil)
        return nil
    }
}

extension NSURL: NSItemProviderWriting {
    /// The type of the data: a URL.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    /// Passes the URL's text in UTF-8 to a closure.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as URL).absoluteString.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading {
    /// The types of data that an image can be made from.
    nonisolated public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.png.identifier, UTType.jpeg.identifier, UTType.gif.identifier, UTType.image.identifier]
    }
    /// Makes an image from data.
    nonisolated public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}

extension NSString: NSItemProviderReading {
    /// The types of data that a string can be made from.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.plainText.identifier, UTType.text.identifier]
    }
    /// Makes a string from data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let string = NSString(data: data, encoding: String.Encoding.utf8.rawValue) as? Self else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return string
    }
}

extension NSURL: NSItemProviderReading {
    /// The types of data that a URL can be made from.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    /// Makes a URL from data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return url
    }
}
