import ArgumentParser
import QuartziteCommandLine

/// `quartzite join`: makes a film of segments.
struct Join: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Make a film of segments that render or run has written.",
        usage: """
            quartzite join a.qseg b.qseg -o film.mp4
            quartzite join segments/ --frames 0-1199 -o film.gif
            """,
        discussion: """
            Segments that are missing, repeated, damaged or of another film are named, and nothing is written. \
            Otherwise the film is encoded once, and equals the one that a single machine writes, byte for byte. \
            Segments that were rendered with --encode-chunks are copied to an MP4 film as they are. \
            See docs/AtScale.md for more.
            """)

    @Argument(help: "Segments, or folders that contain them, in any order.")
    var paths: [String]

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The first and last frame that the film must have, such as 0-1199. Default: those of the segments.",
            valueName: "a-b"),
        transform: FrameRange.init(parsing:))
    var frames: FrameRange?

    @OptionGroup(title: "Output") var output: OutputOptions

    @Option(
        parsing: .unconditional,
        help: "The number of times that a GIF, APNG or WebP plays; 0 means forever. Default: 0.",
        transform: LoopCount.init(parsing:))
    var loop = LoopCount.forEver

    @Option(
        name: [.customShort("j"), .customLong("threads")], parsing: .unconditional,
        help: ArgumentHelp(
            "The number of decoding threads, or a percentage of the processors. Default: 100%.", valueName: "N|%"),
        transform: WorkerCount.init(parsing:))
    var workers: WorkerCount = .percent(100)

    @Flag(help: "Wait for segments that do not exist yet, and while another process writes the film.")
    var wait = false

    @OptionGroup(title: "Report") var report: ReportOptions

    @OptionGroup(title: "Data") var data: DataOptions

    func perform() throws {
        var film = self
        if let (_, rows, outputs) = try data.table(output.output) {
            guard data.row != nil, let row = rows.first else { throw Failure.usage("join makes one film; add --row") }
            film.output.output = outputs[row]
        }
        try FilmJoin(film).perform()
    }
}
