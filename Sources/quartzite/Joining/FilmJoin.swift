import CoreGraphics
import Foundation
import Media
import QuartziteCommandLine
import QuartziteFilm

/// Makes a film of segments: decodes lossless frames and encodes them, or copies encoded ones.
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
        try options.loop.check(fits: destination.kind)
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
        var progress = options.report.reporter(total: segments.frames.count)
        do {
            if segments.encoding == nil {
                try encode(segments, encoding, to: destination) { progress.report(done: $0) }
            } else {
                try append(segments, encoding, to: destination) { progress.report(done: $0) }
            }
        } catch {
            progress.clear()
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
    private func open<Output>(_ output: () throws -> Output) throws -> Output {
        while true {
            do {
                return try output()
            } catch MediaError.busy where options.wait {
                try Interruption.check()
                usleep(200_000)
            }
        }
    }

    /// Copies the packets of encoded segments.
    private func append(
        _ segments: SegmentSequence, _ encoding: EncodingOptions, to destination: Destination, report: (Int) -> Void
    ) throws {
        guard let first = segments.segments.first else { return }
        let film = try open {
            try SegmentAppender(path: destination.path.path, options: encoding, first: first.file)
        }
        defer { film.cancel() }
        var count = 0
        for segment in segments.segments {
            try Interruption.check()
            try film.append(segment.file, frames: segment.manifest.frames.count)
            count += segment.manifest.frames.count
            report(count)
        }
        try Interruption.check()
        try film.finish()
    }

    /// Encodes the frames of lossless segments.
    private func encode(
        _ segments: SegmentSequence, _ encoding: EncodingOptions, to destination: Destination, report: (Int) -> Void
    ) throws {
        let output = try open {
            try destination.open(
                encoding, film: segments.film, frames: Range(segments.frames), force: options.output.force)
        }
        do {
            try pass(segments, encoding, to: output, report: report)
            try output.finish()
        } catch {
            output.cancel()
            throw error
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
        if let found = segments.encoding { try check(found, fits: destination) }
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

    /// Throws if segments that are already encoded cannot become the film.
    private func check(_ encoding: SegmentEncoding, fits destination: Destination) throws {
        guard destination.format == .mp4 else {
            throw Failure.usage(
                "the segments are encoded for MP4; name a film that ends in .mp4, or render them without --encode-chunks"
            )
        }
        let quality = options.output.quality
        guard quality == .medium || quality == encoding.quality else {
            throw Failure.usage("the segments have \(encoding.words); omit --quality")
        }
    }
}
