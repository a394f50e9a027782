import ArgumentParser
import QuartziteMedia
import QuartziteFilm

/// The output path and format of a command.
package struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            """
            A file ending in .mp4, .webm, .gif, .apng, .webp or .png, a segment ending in .qseg, a folder ending in /, \
            or - for standard output.
            """,
            valueName: "path"))
    package var output: String?

    @Option(
        help: "The format, if the name does not determine it: mp4, webm, gif, apng, webp or png.",
        transform: Self.format(named:))
    var format: FilmFormat?

    @Option(help: "The quality of the encoding; higher quality takes more time and space.")
    package var quality: FilmQuality = .medium

    @Flag(help: "Replace existing files.")
    package var force = false

    package init() {}

    /// Returns the path and format of the output; nil without `-o`.
    package func destination() throws -> Destination? {
        guard let output else { return nil }
        if output.lowercased().hasSuffix(Destination.segmentExtension) {
            guard format == nil else { throw Failure.usage("\(output) is a segment; omit --format") }
            return Destination(path: OutputPath(path: output), kind: .segment)
        }
        let path = OutputPath(path: output)
        if path.isStandardOutput, format == nil {
            throw Failure.usage("-o - requires --format, as in --format gif")
        }
        let format = try selectedFormat(output)
        guard format.isStreamable || !path.isPipe else { throw FilmError.needsFile(format) }
        return Destination(path: path, kind: format == .pngFolder ? .folder : .film(format))
    }

    /// Returns the format of the name or of `--format`, which must not contradict each other.
    private func selectedFormat(_ output: String) throws -> FilmFormat {
        guard let format else { return try FilmFormat(path: output) }
        guard let named = try? FilmFormat(path: output), named != format else { return format }
        switch (named, format) {
        case (.pngFolder, .png): return .pngFolder
        // Animated PNGs are PNGs, too.
        case (.png, .apng): return .apng
        default:
            let kind = named == .pngFolder ? "is a folder of PNGs" : "ends in .\(named)"
            throw Failure.usage("\(output) \(kind), but --format is \(format); change one of them")
        }
    }

    private static func format(named name: String) throws -> FilmFormat {
        guard let format = FilmFormat(name: name) else {
            throw InvalidArgument("the formats are mp4, webm, gif, apng, webp and png")
        }
        return format
    }
}

extension FilmQuality: ExpressibleByArgument {}
