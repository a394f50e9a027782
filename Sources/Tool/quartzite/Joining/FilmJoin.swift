import CoreGraphics
import Foundation
import QuartziteMedia
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
        Console.write(
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
            } catch FilmError.inUse where options.wait {
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

    /// Encodes the frames of lossless segments: decodes them on this thread, while another thread encodes.
    private func encode(
        _ segments: SegmentSequence, _ encoding: EncodingOptions, to destination: Destination, report: (Int) -> Void
    ) throws {
        let threads = options.workers.threads(processors: ProcessInfo.processInfo.activeProcessorCount)
        let output = try open {
            try destination.open(
                encoding, film: segments.film, frames: Range(segments.frames), force: options.output.force,
                keepsComplete: false)
        }
        let writer = FilmWriter(
            Range(segments.frames), width: encoding.width, height: encoding.height, to: output)
        defer { writer.cancel() }
        var (rest, reader) = (segments.segments[...], nil as SegmentReader?)
        while try writer.writeNext({ _, bitmap in
            if reader?.isAtEnd ?? true, let next = rest.popFirst() {
                reader = try SegmentReader(next.file, hashes: next.manifest.frameHashes, threads: threads)
            }
            try reader?.read(into: bitmap)
        }) {
            try Interruption.check()
            report(writer.done)
        }
        try writer.finish()
    }

    private func encoding(of segments: SegmentSequence, _ destination: Destination) throws -> EncodingOptions {
        let film = segments.film
        let (size, rate) = (try PixelSize(parsing: film.size), try FrameRate(parsing: film.fps))
        if let found = segments.encoding { try check(found, fits: destination) }
        if film.keepsAlpha, !destination.keepsAlpha, let format = destination.format {
            throw Failure.usage("\(format) has no transparency; choose webm, gif, apng or webp")
        }
        let plan = try FilmPlan(frames: Range(segments.frames), rate: rate)
        try plan.check(fits: destination.format, slower: "render the segments with --fps 50 or less")
        return plan.encoding(
            width: size.width, height: size.height, quality: options.output.quality, loopCount: options.loop.value,
            keepsAlpha: film.keepsAlpha, replacesFiles: options.output.force)
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
