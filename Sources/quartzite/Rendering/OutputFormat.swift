/// What an output's name asks for.
enum OutputFormat: String, CaseIterable {
    case mp4, webm, gif, apng, webp, png
    /// A folder of numbered PNG files.
    case folder

    /// The format of `path`: its extension, or a trailing slash for a folder; nil when neither tells.
    init?(path: String) {
        if path.hasSuffix("/") {
            self = .folder
            return
        }
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }

    /// GIF counts its delays in hundredths of a second: 50 is the nearest rate below 60 that it can play.
    var defaultRate: FrameRate { FrameRate(self == .gif ? 50 : 60) }

    var keepsTransparency: Bool { self != .mp4 }
}
