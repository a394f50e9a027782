import Foundation
import QuartziteMedia
import QuartziteCommandLine

/// What a job does: the command of each chunk, and the command that joins the segments.
struct JobPlan {
    /// The name of the film without folder and extension.
    let name: String
    /// The path of the film.
    let output: String
    let arguments: JobArguments
    /// The options of a chunk that the film's output determines.
    let chunkOptions: [String]
    /// The options of `join` besides the film's path and frames.
    let joinOptions: [String]
    let frames: Range<Int>
    /// The number of frames of each chunk but the last one.
    let chunk: Int
    let rate: FrameRate
    let threads: String
    /// Whether chunks are encoded where they are drawn, and joined by copying.
    let isEncoded: Bool

    /// The path of the film without its extension and without braces, with which names of other files begin.
    var stem: String { (output as NSString).deletingPathExtension.filter { !"{}".contains($0) } }

    /// The folder of the segments; those of each row have a folder in it, named by the row's number.
    var segments: String { stem + ".segments" }

    /// The number of films, one for each row of the data; nil without data.
    var rows: Int? { arguments.table?.rows.count }

    /// The number of chunks.
    var chunkCount: Int { (frames.count + chunk - 1) / chunk }

    /// The frames of the film in the format of `--frames`.
    var frameWords: String { "\(frames.lowerBound)-\(frames.upperBound - 1)" }

    /// A line that says what the job renders.
    var summary: String {
        let count = frames.count == 1 ? "1 frame" : "\(frames.count) frames"
        let chunks = chunkCount == 1 ? "1 chunk" : "\(chunkCount) chunks"
        let films = rows.map { " for each of \($0) rows" } ?? ""
        return "\(count) of \(output)\(films) in \(chunks)" + (chunkCount > 1 ? " of \(chunk)" : "")
    }

    /// Returns the command of a chunk, after the name of the tool.
    ///
    /// - Parameters:
    ///   - frames: The chunk's frames, in the format of `--frames`.
    ///   - segment: The path of its segment.
    ///   - row: The number of the row, if the job has data.
    ///   - input: Returns the path of an input on the machine that renders.
    func chunkCommand(frames: String, segment: String, row: String = "1", input: (Int) -> String) -> [String] {
        let words = arguments.words.map { word in
            switch word {
            case .text(let text): text
            case .input(let index): input(index)
            }
        }
        let choice = rows == nil ? [] : ["--row", row]
        return words + choice + chunkOptions + ["--threads", threads, "--frames", frames, "-o", segment]
    }

    /// Returns the command that joins the segments, after the name of the tool.
    ///
    /// - Parameters:
    ///   - row: The number of the row, if the job has data.
    ///   - input: Returns the path of an input on the machine that joins.
    func joinCommand(segments: String, output: String, row: String = "1", input: (Int) -> String) -> [String] {
        let choice = arguments.dataInput.map { ["--data", input($0), "--row", row] } ?? []
        return ["join", segments, "--frames", frameWords] + choice + joinOptions + ["--wait", "--force", "-o", output]
    }
}

extension JobPlan {
    /// Plans a job for a command's arguments.
    @MainActor
    init(_ command: JobCommand, _ arguments: JobArguments, chunk requested: Int? = nil) throws {
        let options = arguments.options
        guard let destination = try options.output.destination(), !destination.path.isPipe else {
            throw Failure.usage("a job requires the name of a film, as in -o film.mp4")
        }
        guard case .film(let format) = destination.kind, format.isAnimated else {
            throw Failure.usage("a job makes a film; name one that ends in .mp4, .webm, .gif, .apng or .webp")
        }
        let duration = arguments.scene?.duration ?? SceneProgram.duration
        let plan = try options.filmPlan(sceneDuration: duration)
        self.arguments = arguments
        output = destination.path.path
        name = URL(filePath: output).deletingPathExtension().lastPathComponent.filter { !"{}".contains($0) }
        frames = plan.frames
        rate = plan.rate
        threads = command.threads.text
        chunk = min(frames.count, requested ?? command.chunk?.frames(at: rate) ?? max(1, (frames.count + 11) / 12))
        isEncoded = command.encodeChunks
        guard !isEncoded || format == .mp4 else {
            throw Failure.usage("--encode-chunks makes MP4 films; name one that ends in .mp4, or omit it")
        }
        chunkOptions =
            (options.selectsRate ? [] : ["--fps", "\(rate)"]) + (isEncoded ? options.encodedSegmentWords : [])
        joinOptions = options.encodingWords(format)
        guard chunkCount <= Self.maximumChunks else {
            throw Failure.usage("\(chunkCount) chunks are more than \(Self.maximumChunks); choose a longer --chunk")
        }
    }

    /// The most chunks that a job may have.
    private static let maximumChunks = 100_000
}
