import Foundation
import QuartziteMedia
import QuartziteStage
import UIKit

extension Stage {
    /// Plays the scene and writes its frames as a film.
    ///
    /// ```swift
    /// try await stage.writeFilm(to: URL(filePath: "snow.mp4"), duration: .seconds(3), frameRate: 60) { progress in
    ///     print("\(progress.framesDrawn) of \(progress.frameCount)")
    /// }
    /// ```
    ///
    /// Frame k shows the scene exactly k / `frameRate` after the first frame; the end of the duration is excluded. The
    /// stage remains at the time of the last frame. When this method returns, the complete film is at its URL. While it
    /// runs, and after an error or a cancellation of the task, the URL is as it was before.
    ///
    /// - Parameters:
    ///   - url: A file ending in `.mp4`, `.webm`, `.gif`, `.apng`, `.webp` or `.png` (for a film of one frame), or a
    ///     folder, which is filled with PNG files. The enclosing folder must exist.
    ///   - start: The scene time of the first frame, from 0 to 1,000,000,000 s; the stage's current time by default.
    ///   - duration: The length of the film, above 0 s; a film has at most 1,000,000 frames.
    ///   - frameRate: The number of frames per second, above 0 and up to 240, or 50 for GIF. The default is 60, and 50
    ///     for GIF.
    ///   - options: The format, quality, background and loop count, and whether a file is replaced.
    ///   - progress: A closure that is called after each frame is drawn.
    /// - Throws: ``FilmError``, before anything is drawn if an argument is invalid; `CancellationError` if the task was
    ///   cancelled.
    public func writeFilm(
        to url: URL, from start: Duration? = nil, duration: Duration, frameRate: Double? = nil,
        options: FilmOptions = FilmOptions(), progress: @MainActor (FilmProgress) -> Void = { _ in }
    ) async throws {
        let (begin, rate) = (try Rational(checking: start ?? .zero), try options.rate(frameRate, of: url))
        guard duration > .zero else { throw FilmError.outsideLimits("a film must last longer than 0 s") }
        let plan = try FilmPlan(
            start: begin, length: Rational(checking: duration), rate: rate, origin: start == nil ? time : 0)
        try await write(plan, to: url, options, progress)
    }

    /// Writes a range of frames, counted from the start of the scene, as a film.
    ///
    /// Equivalent to ``writeFilm(to:from:duration:frameRate:options:progress:)`` except for the choice of frames: films
    /// of `0..<60` and `60..<120` together have the frames of a film of `0..<120`.
    ///
    /// - Parameters:
    ///   - url: A file or a folder.
    ///   - frames: The frames' numbers, counted from 0 at the start of the scene, up to 1,000,000,000.
    ///   - frameRate: The number of frames per second, above 0 and up to 240, or 50 for GIF. The default is 60, and 50
    ///     for GIF.
    ///   - options: The format, quality, background and loop count, and whether a file is replaced.
    ///   - progress: A closure that is called after each frame is drawn.
    /// - Throws: ``FilmError``; `CancellationError` if the task was cancelled.
    public func writeFilm(
        to url: URL, frames: Range<Int>, frameRate: Double? = nil, options: FilmOptions = FilmOptions(),
        progress: @MainActor (FilmProgress) -> Void = { _ in }
    ) async throws {
        guard frames.lowerBound >= 0, !frames.isEmpty, frames.upperBound <= 1_000_000_000 else {
            throw FilmError.outsideLimits("frames \(frames) are not valid: choose frames from 0 on")
        }
        try await write(FilmPlan(frames: frames, rate: options.rate(frameRate, of: url)), to: url, options, progress)
    }

    /// Writes the current frame as a PNG file, lossless.
    ///
    /// - Parameters:
    ///   - url: A file ending in `.png`.
    ///   - options: The background, and whether a file is replaced; the other options have no effect.
    /// - Throws: ``FilmError``.
    public func writeFrame(to url: URL, options: FilmOptions = FilmOptions()) throws {
        let plan = try FilmPlan(frames: 0..<1, isSlice: false, rate: .fps60)
        let (path, format, encoding) = try output(url, plan, options)
        guard format == .png else {
            throw FilmError.unsupported(format, reason: "is not for one frame; end the name in .png")
        }
        let sink = try format.makeSink(path: path, options: encoding)
        let bitmap = Bitmap(width: encoding.width, height: encoding.height)
        draw(into: bitmap, background: options.premultipliedBackground)
        try sink.write([bitmap])
    }

    /// Draws every frame on the main actor while another thread encodes.
    private func write(
        _ plan: FilmPlan, to url: URL, _ options: FilmOptions, _ progress: @MainActor (FilmProgress) -> Void
    ) async throws {
        let (path, format, encoding) = try output(url, plan, options)
        let (background, count) = (options.premultipliedBackground, plan.frames.count)
        let writer = FilmWriter(
            plan.frames, width: encoding.width, height: encoding.height,
            to: try format.makeSink(path: path, options: encoding))
        defer { writer.cancel() }
        while try writer.writeNext({ index, bitmap in
            try Task.checkCancellation()
            // Code that ran since the last frame may have changed the stage's time.
            seek(to: plan.time(of: index))
            draw(into: bitmap, background: background)
        }) {
            progress(FilmProgress(framesDrawn: writer.done, frameCount: count))
            await Task.yield()
        }
        try Task.checkCancellation()
        try writer.finish()
    }

    /// Returns where and how a film is written; throws if it cannot be.
    private func output(_ url: URL, _ plan: FilmPlan, _ options: FilmOptions) throws
        -> (path: String, format: FilmFormat, encoding: EncodingOptions)
    {
        let path = try OutputPath(url)
        guard !path.isPipe else {
            throw FilmError.cannotWrite(path: path.path, reason: "it is a pipe or a device; name a file")
        }
        let format = try options.format(of: url)
        try plan.check(fits: format)
        let (frames, force) = (plan.frames, options.replacesExisting)
        try path.check(
            for: format, force: force, slice: plan.isSlice ? frames.lowerBound...(frames.upperBound - 1) : nil)
        return (
            path.path, format,
            plan.encoding(
                width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
                quality: options.quality, loopCount: options.loopCount,
                keepsAlpha: options.premultipliedBackground >> 24 < 255, replacesFiles: force)
        )
    }
}

extension Rational {
    /// Creates the exact number of seconds in a time or a length; throws if it is outside the limits.
    fileprivate init(checking duration: Duration) throws {
        guard duration >= .zero, duration <= .seconds(1_000_000_000) else {
            throw FilmError.outsideLimits("\(duration) is out of range: choose 0 to 1,000,000,000 s")
        }
        let (seconds, attoseconds) = duration.components
        let unit: Int128 = 1_000_000_000_000_000_000
        self.init(Int128(seconds) * unit + Int128(attoseconds), over: unit)
    }
}
