import CoreGraphics
import Media
import UIKit

/// The contents of a film: its frames, their times and the encoding.
struct FilmPlan {
    let path: OutputPath
    let format: OutputFormat
    let frames: Range<Int>
    let encoding: EncodingOptions
    /// The background colour, premultiplied, as `0xAARRGGBB`.
    let background: UInt32
    /// The scene time, in seconds, that frame times are relative to.
    private let origin: Double
    private let times: FrameTimes

    /// The part of the scene to show.
    enum Selection {
        /// An interval that begins at `start` after `origin` seconds.
        case interval(origin: Double, start: Duration, length: Duration)
        /// The frames with these numbers, counted from the start of the scene.
        case frames(Range<Int>)
    }

    init(_ url: URL, _ selection: Selection, frameRate: Double?, pixels: CGSize, options: FilmOptions) throws {
        path = try OutputPath(url)
        guard !path.isPipe else {
            throw FilmError.cannotWrite(path: path.path, reason: "it is a pipe or a device; name a file")
        }
        let isFolder = url.hasDirectoryPath
        format = try options.format?.output ?? (isFolder ? .pngFolder : OutputFormat(path: url.lastPathComponent))
        let rate = try frameRate.map(FrameRate.init) ?? format.defaultFrameRate
        switch selection {
        case .interval(let origin, let start, let length):
            self.origin = origin
            times = FrameTimes(start: try Self.seconds(start), rate: rate)
            guard length > .zero else { throw FilmError.outsideLimits("a film must last longer than 0 s") }
            guard let count = try times.count(in: Self.seconds(length)) else { throw Self.tooMany }
            frames = 0..<count
        case .frames(let range):
            origin = 0
            times = FrameTimes(start: .zero, rate: rate)
            guard range.lowerBound >= 0, !range.isEmpty, range.upperBound <= 1_000_000_000 else {
                throw FilmError.outsideLimits("frames \(range) are not valid: choose frames from 0 on")
            }
            guard range.count <= FrameTimes.mostFrames else { throw Self.tooMany }
            frames = range
        }
        background = options.background.cgColor.premultipliedBGRA()
        var encoding = EncodingOptions(
            width: Int(pixels.width), height: Int(pixels.height), frameRate: rate,
            quality: options.quality.encoding, loopCount: options.loopCount, keepsAlpha: background >> 24 < 255)
        encoding.replacesFiles = options.replacesExisting
        encoding.firstFrame = frames.lowerBound
        if case .frames = selection { encoding.isSlice = true }
        self.encoding = encoding
        try checkFormat(rate)
        try path.check(
            for: format, force: options.replacesExisting,
            slice: encoding.isSlice ? frames.lowerBound...(frames.upperBound - 1) : nil)
    }

    /// Returns the scene time of a frame, in seconds.
    func time(of index: Int) -> Double { origin + times.time(of: index) }

    /// Opens the output; its final name appears only when the film is complete.
    func open() throws -> Film { try Film(path, format: format, options: encoding) }

    private func checkFormat(_ rate: FrameRate) throws {
        if format == .gif, rate.framesPerSecond > 50 {
            throw FilmError.unsupported(.gif, reason: "cannot play \(rate) frames a second; choose 50 or less")
        }
        if format == .png, frames.count > 1 {
            throw FilmError.unsupported(
                .png, reason: "holds one frame, not \(frames.count); name a folder, or an .apng")
        }
    }

    /// Returns the exact seconds of a time or a length.
    private static func seconds(_ duration: Duration) throws -> Rational {
        guard duration >= .zero, duration <= .seconds(1_000_000_000) else {
            throw FilmError.outsideLimits("\(duration) is out of range: choose 0 to 1,000,000,000 s")
        }
        return Rational(duration)
    }

    private static let tooMany = FilmError.outsideLimits(
        "more than \(FrameTimes.mostFrames) frames: choose a shorter duration or a lower frame rate")
}
