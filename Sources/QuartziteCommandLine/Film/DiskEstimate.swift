import Media

/// About how much a film will take on disk, so that nobody fills one unawares.
struct DiskEstimate {
    let bytes: Double

    /// From here on the estimate is worth a line.
    static let notable = 10e9

    init(format: OutputFormat, pixels: PixelSize, frames: Int) {
        let bytesPerPixel =
            switch format {
            case .mp4, .webm: 0.02
            case .webp: 0.05
            case .gif: 0.25
            case .apng, .png, .pngFolder: 1.0
            }
        bytes = Double(pixels.width) * Double(pixels.height) * Double(frames) * bytesPerPixel
    }

    /// One line where the film is large, else nil.
    var warning: String? {
        guard bytes > DiskEstimate.notable else { return nil }
        return "this may take about \(decimal(bytes / 1e9, places: 0)) GB on disk\n"
    }
}
