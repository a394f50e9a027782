import QuartziteMedia

/// An estimate of a film's size on disk, for a warning before a large film is written.
struct DiskEstimate {
    let bytes: Double

    /// The size in bytes above which a warning is printed.
    static let notable = 10e9

    init(format: FilmFormat?, pixels: PixelSize, frames: Int) {
        let bytesPerPixel =
            switch format {
            case .mp4, .webm: 0.02
            case .webp: 0.05
            case .gif: 0.25
            // A segment.
            case nil: 0.2
            case .apng, .png, .pngFolder: 1.0
            }
        bytes = Double(pixels.width) * Double(pixels.height) * Double(frames) * bytesPerPixel
    }

    /// A warning of one line for large films; otherwise nil.
    var warning: String? {
        guard bytes > DiskEstimate.notable else { return nil }
        return "this may take about \(decimal(bytes / 1e9, places: 0)) GB on disk\n"
    }
}
