import QuartziteUIFoundation

extension UTType {
    /// The type's name in networks, such as `image/png`; nil if it is not known.
    public var preferredMIMEType: String? { Self.namesInNetworks[identifier] }

    /// Creates the type with a name in networks, such as `image/png`; nil if it is not known.
    public init?(mimeType: String) {
        let name = mimeType.lowercased()
        let found = Self.namesInNetworks.filter { $0.value == name }.keys.min()
        guard let found else { return nil }
        self.init(found)
    }

    private static let namesInNetworks = [
        "public.plain-text": "text/plain", "public.rtf": "text/rtf", "public.html": "text/html",
        "public.xml": "application/xml", "public.json": "application/json",
        "public.comma-separated-values-text": "text/csv", "public.jpeg": "image/jpeg", "public.png": "image/png",
        "com.compuserve.gif": "image/gif", "public.tiff": "image/tiff", "org.webmproject.webp": "image/webp",
        "public.heic": "image/heic", "public.svg-image": "image/svg+xml", "com.adobe.pdf": "application/pdf",
        "public.mpeg-4": "video/mp4", "com.apple.quicktime-movie": "video/quicktime", "public.mp3": "audio/mpeg",
        "public.mpeg-4-audio": "audio/mp4", "com.microsoft.waveform-audio": "audio/vnd.wave",
        "public.zip-archive": "application/zip",
    ]
}
