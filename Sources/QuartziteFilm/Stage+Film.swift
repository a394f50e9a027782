import Foundation
import Media
import Stage
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
        let origin = start == nil ? time : 0
        try await write(
            .interval(origin: origin, start: start ?? .zero, length: duration), to: url, frameRate, options, progress)
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
        try await write(.frames(frames), to: url, frameRate, options, progress)
    }

    /// Writes the current frame as a PNG file, lossless.
    ///
    /// - Parameters:
    ///   - url: A file ending in `.png`.
    ///   - options: The background, and whether a file is replaced; the other options have no effect.
    /// - Throws: ``FilmError``.
    public func writeFrame(to url: URL, options: FilmOptions = FilmOptions()) throws {
        try FilmError.wrapping {
            let selection = FilmPlan.Selection.interval(origin: time, start: .zero, length: .milliseconds(1))
            let plan = try FilmPlan(url, selection, frameRate: 60, pixels: pixels, options: options)
            guard plan.format == .png else {
                throw FilmError.unsupported(
                    FilmFormat(plan.format), reason: "is not for one frame; end the name in .png")
            }
            let film = try plan.open()
            let bitmap = Bitmap(width: plan.encoding.width, height: plan.encoding.height)
            draw(into: bitmap, background: plan.background)
            try film.append(bitmap)
            try film.finish()
        }
    }

    private var pixels: CGSize {
        CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }

    private func write(
        _ selection: FilmPlan.Selection, to url: URL, _ frameRate: Double?, _ options: FilmOptions,
        _ progress: @MainActor (FilmProgress) -> Void
    ) async throws {
        do {
            let plan = try FilmPlan(url, selection, frameRate: frameRate, pixels: pixels, options: options)
            let film = try plan.open()
            do {
                try await draw(plan, into: film, progress)
                try film.finish()
            } catch {
                film.cancel()
                throw error
            }
        } catch let error as MediaError {
            throw FilmError(error)
        }
    }

    /// Draws every frame on the main actor while another thread encodes.
    private func draw(
        _ plan: FilmPlan, into film: Film, _ progress: @MainActor (FilmProgress) -> Void
    ) async throws {
        let queue = EncodingQueue(width: plan.encoding.width, height: plan.encoding.height) { frame, _ in
            try film.append(frame)
        }
        do {
            for (drawn, index) in plan.frames.enumerated() {
                try Task.checkCancellation()
                let bitmap = try queue.borrow()
                // Code that ran since the last frame may have changed the stage's time.
                seek(to: plan.time(of: index))
                draw(into: bitmap, background: plan.background)
                queue.submit(bitmap)
                progress(FilmProgress(framesDrawn: drawn + 1, frameCount: plan.frames.count))
                await Task.yield()
            }
        } catch {
            try? queue.finish()
            throw error
        }
        try queue.finish()
        try Task.checkCancellation()
    }
}
