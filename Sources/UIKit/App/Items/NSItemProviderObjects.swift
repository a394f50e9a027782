import QuartzCore

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
        completionHandler(absoluteString.map { Data($0.utf8) }, nil)
        return nil
    }
}
