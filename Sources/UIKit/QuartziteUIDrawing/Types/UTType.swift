import QuartziteUIFoundation

/// A type of data, such as that of a file.
///
/// Only the types below are known, with their file name extensions.
public struct UTType: Hashable, Sendable {
    /// The identifier.
    public let identifier: String
    /// The first file name extension; nil if there is none.
    public let preferredFilenameExtension: String?

    private init(known identifier: String, _ fileExtension: String? = nil) {
        self.identifier = identifier
        preferredFilenameExtension = fileExtension
    }

    /// Creates a type from its identifier.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self = Self.known.first { $0.identifier == identifier } ?? UTType(known: identifier)
    }

    /// Creates the type of files with an extension; nil if it is not known.
    public init?(filenameExtension: String) {
        let name = filenameExtension.lowercased()
        guard let type = Self.known.first(where: { $0.preferredFilenameExtension == name }) else { return nil }
        self = type
    }

    /// Returns whether the type is another type, or one of its kinds.
    public func conforms(to type: UTType) -> Bool {
        if self == type || type == .item || type == .data && self != .folder { return true }
        return Self.kinds[type.identifier]?.contains(identifier) ?? false
    }

    /// Anything.
    public static let item = UTType(known: "public.item")
    /// Data.
    public static let data = UTType(known: "public.data")
    /// Content of any kind.
    public static let content = UTType(known: "public.content")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// Text.
    public static let text = UTType(known: "public.text")
    /// Plain text.
    public static let plainText = UTType(known: "public.plain-text", "txt")
    /// Plain text in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf", "rtf")
    /// HTML.
    public static let html = UTType(known: "public.html", "html")
    /// XML.
    public static let xml = UTType(known: "public.xml", "xml")
    /// JSON.
    public static let json = UTType(known: "public.json", "json")
    /// Values separated by commas.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text", "csv")
    /// A URL.
    public static let url = UTType(known: "public.url")
    /// A URL of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// An image.
    public static let image = UTType(known: "public.image")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg", "jpeg")
    /// A PNG image.
    public static let png = UTType(known: "public.png", "png")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif", "gif")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf", "pdf")
    /// A movie.
    public static let movie = UTType(known: "public.movie")
    /// A video.
    public static let video = UTType(known: "public.video")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4", "mp4")
    /// Audio.
    public static let audio = UTType(known: "public.audio")
    /// MP3 audio.
    public static let mp3 = UTType(known: "public.mp3", "mp3")
    /// An archive.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive", "zip")

    private static let known: [UTType] = [
        item, data, content, folder, text, plainText, utf8PlainText, rtf, html, xml, json, commaSeparatedText, url,
        fileURL, image,
        jpeg, png, gif, pdf, movie, video, mpeg4Movie, audio, mp3, archive, zip,
    ]

    /// The kinds of general types.
    private static let kinds: [String: Set<String>] = [
        "public.text": [
            "public.plain-text", "public.utf8-plain-text", "public.rtf", "public.html", "public.xml", "public.json",
            "public.comma-separated-values-text",
        ],
        "public.plain-text": ["public.utf8-plain-text", "public.comma-separated-values-text"],
        "public.image": ["public.jpeg", "public.png", "com.compuserve.gif"],
        "public.movie": ["public.video", "public.mpeg-4"],
        "public.audio": ["public.mp3"],
        "public.archive": ["public.zip-archive"],
        "public.url": ["public.file-url"],
        "public.content": [
            "public.text", "public.plain-text", "public.utf8-plain-text", "public.rtf", "public.html", "public.image",
            "public.jpeg",
            "public.png", "com.compuserve.gif", "com.adobe.pdf", "public.movie", "public.mpeg-4", "public.audio",
        ],
    ]
}
