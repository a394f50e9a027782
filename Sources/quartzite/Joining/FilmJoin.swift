import CoreGraphics
import Foundation
import Media
import QuartziteCommandLine
import QuartziteFilm

/// Decodes segments and encodes their frames as one film.
@MainActor
struct FilmJoin {
    private let options: Join

    init(_ options: Join) { self.options = options }

    func perform() throws {
        guard let destination = try options.output.destination() else {
            throw Failure.usage("nothing to write; name a file with -o, as in -o film.mp4")
        }
        guard destination.kind != .segment else {
            throw Failure.usage("join writes films; name one, as in -o film.mp4")
        }
        try destination.check(force: options.output.force)
        let frames = options.frames.map { $0.first...$0.last }
        Interruption.watch()
        if options.wait {
            guard let frames else { throw Failure.usage("--wait requires the film's --frames") }
            var wait = SegmentWait(options.paths, frames: frames)
            try wait.perform(options.report)
        }
        let segments = try SegmentSequence(options.paths, frames: frames)
        try OutputPath.check([destination.path], replaceNoneOf: segments.segments.map(\.file.path))
        let encoding = try encoding(of: segments, destination)
        try segments.checkContents()
        let output = try open(destination, encoding, segments)
        var progress = options.report.reporter(total: segments.frames.count)
        do {
            try pass(segments, encoding, to: output) { progress.report(done: $0) }
            try output.finish()
        } catch {
            progress.clear()
            output.cancel()
            throw error
        }
        guard options.report.isTalking else { return }
        let bytes = destination.path.fileSize.map { ", \(decimal(Double($0) / 1e3, places: 0)) kB" } ?? ""
        Console.tell(
            """
            \(destination.path.path): \(segments.frames.count) frames of \(segments.segments.count) segments, \
            \(segments.film.size), \(segments.film.fps) fps\(bytes), in \(decimal(progress.elapsed, places: 1)) s

            """)
    }

    /// Opens the film, with `--wait` once no other process writes it.
    private func open(_ destination: Destination, _ encoding: EncodingOptions, _ segments: SegmentSequence) throws
        -> any FrameOutput
    {
        while true {
            do {
                return try destination.open(
                    encoding, film: segments.film, frames: Range(segments.frames), force: options.output.force)
            } catch MediaError.busy where options.wait {
                try Interruption.check()
                usleep(200_000)
            }
        }
    }

    /// Decodes the frames on this thread, while another thread encodes them.
    private func pass(
        _ segments: SegmentSequence, _ encoding: EncodingOptions, to output: any FrameOutput,
        report: (Int) -> Void
    ) throws {
        let threads = options.workers.threads(processors: ProcessInfo.processInfo.activeProcessorCount)
        let queue = EncodingQueue(width: encoding.width, height: encoding.height) { frame, index in
            try output.append(frame, as: index)
        }
        do {
            for segment in segments.segments {
                var index = segment.manifest.first
                try segment.file.read(
                    hashes: segment.manifest.frameHashes, threads: threads, into: queue.borrow
                ) { frame in
                    try Interruption.check()
                    queue.submit(frame, as: index)
                    index += 1
                    report(index - segments.frames.lowerBound)
                }
            }
        } catch {
            try? queue.finish()
            throw error
        }
        try queue.finish()
        try Interruption.check()
    }

    private func encoding(of segments: SegmentSequence, _ destination: Destination) throws -> EncodingOptions {
        let film = segments.film
        let (size, rate) = (try PixelSize(parsing: film.size), try FrameRate(parsing: film.fps))
        if film.keepsAlpha, !destination.keepsAlpha, let format = destination.format {
            throw Failure.usage("\(format) has no transparency; choose webm, gif, apng or webp")
        }
        if destination.format == .gif, rate.framesPerSecond > 50 {
            throw Failure.usage("GIF cannot play \(rate) frames per second; render the segments with --fps 50 or less")
        }
        if destination.format == .png, segments.frames.count > 1 {
            throw Failure.usage(
                "a PNG holds one frame, not \(segments.frames.count); name a folder as in frames/, or an .apng")
        }
        var encoding = EncodingOptions(
            width: size.width, height: size.height, frameRate: rate, quality: options.output.quality,
            loopCount: options.loop.value, keepsAlpha: film.keepsAlpha)
        encoding.replacesFiles = options.output.force
        encoding.firstFrame = segments.frames.lowerBound
        encoding.isSlice = true
        return encoding
    }
}
