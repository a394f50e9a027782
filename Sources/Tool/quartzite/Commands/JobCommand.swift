import ArgumentParser
import QuartziteCommandLine

/// `quartzite job`: writes a job with which an engine renders a film on many machines.
struct JobCommand: Verb {
    static let configuration = CommandConfiguration(
        commandName: "job",
        abstract: "Write a job that renders a film in chunks, for a render farm or a cluster.",
        usage: """
            quartzite job snow -o snow.mp4 --frames 0-1199 --chunk 30s
            quartzite job MyApp --scene Intro -o intro.mp4 --duration 60s --for slurm
            quartzite job snow -o snow.mp4 --estimate
            """,
        discussion: """
            All options of `render`, or for Swift files of `run`, can be given. The job draws each chunk to a segment \
            and joins the segments to a film that equals the one of a single machine, byte for byte, unless \
            --encode-chunks is given. It is a file beside the film, or a folder for deadline; nothing is started. \
            See docs/AtScale.md for more.
            """)

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            "The engine: openjd (Open Job Description), deadline (AWS Deadline Cloud), slurm, kubernetes or parallel.",
            valueName: "engine"))
    var engine: JobEngine = .openjd

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The length of a chunk: a number of frames, or a time such as 30s. Default: a twelfth of the film.",
            valueName: "30s|N"),
        transform: ChunkLength.init(parsing:))
    var chunk: ChunkLength?

    @Flag(
        help: """
            Encode each chunk where it is drawn, so that the join of an MP4 film only copies. Each chunk begins with a \
            keyframe, so the film is a little larger.
            """)
    var encodeChunks = false

    @Flag(help: "Draw a few frames, say how much time and space the job takes, and choose the length of a chunk.")
    var estimate = false

    @Option(
        name: .customLong("job"),
        help: ArgumentHelp(
            "Where to write the job, or - for standard output. Default: beside the film.", valueName: "path"))
    var job: String?

    @Option(help: ArgumentHelp("The container image of a Kubernetes job. Default: quartzite.", valueName: "name"))
    var image = "quartzite"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of drawing threads for each chunk. Default: 1.", valueName: "N"),
        transform: WorkerCount.init(parsing:))
    var threads: WorkerCount = .threads(1)

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp(
            "The name of a scene, or Swift files and folders, with the options of `render` or `run`.",
            valueName: "scene or files"))
    var words: [String] = []

    func perform() throws {
        if image != "quartzite", engine != .kubernetes {
            throw Failure.usage("--image \(image) has no effect on a job for \(engine); add --for kubernetes")
        }
        if image.contains(where: { $0.isWhitespace || !$0.isASCII }) || image.hasPrefix("-") {
            throw Failure.usage("--image \(image): not the name of a container image, such as quartzite:1")
        }
        try JobWriter(self).perform()
    }
}
