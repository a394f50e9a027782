import Foundation

/// A command that a document shows.
struct DocumentedCommand: Sendable, Hashable, CustomStringConvertible {
    /// How the tests check a command.
    enum Check: Equatable {
        /// It is run, with options that make its pictures small.
        case run(_ options: String)
        /// Its arguments are parsed; the scenes and files that it names exist. It is not run, for a reason.
        case parse(String)
        /// It names a target of the Makefile that `make help` lists, or a script. It is not run, for a reason.
        case find(String)
        /// It is not run, for a reason.
        case skip(String)
    }

    let document: String
    let line: String

    var description: String { "\(document): \(line)" }

    /// The commands of a document, in order, without comments.
    static func all(in document: Document) -> [DocumentedCommand] {
        document.code.filter { ["", "sh"].contains($0.language) }.flatMap { block in
            block.text.replacing(/\\\n */, with: " ").split(separator: "\n").compactMap { line in
                let line = String(line).replacing(/\s+#\s.*/, with: "").trimmingCharacters(in: .whitespaces)
                return line.prefixMatch(of: commandStart) == nil
                    ? nil : DocumentedCommand(document: document.path, line: line)
            }
        }
    }

    /// The start of a command, as opposed to that of a message or of a tree of files.
    private static var commandStart: some RegexComponent {
        /(\$ )?([A-Z_]+=\S* )*(make|quartzite|swift|cd|export|echo|git|curl|[A-Za-z.]*\/\S+)( |$)/
    }

    /// The way in which this command is checked: that of the first rule whose prefix it has.
    var check: Check? { Self.rules.first { line.hasPrefix($0.prefix) }?.check }

    /// The rules, the most specific first.
    static let rules: [(prefix: String, check: Check)] = [
        ("make ", .find("builds take minutes, and `make test` runs these tests")),
        ("scripts/", .find("needs public projects, or a browser for minutes")),
        ("swift ", .skip("builds a package, which takes minutes; the root package builds and tests the same targets")),
        ("SNAPSHOT_", .skip("see `swift`")),
        ("SWIFT_DETERMINISTIC_HASHING=1 swift test", .skip("see `swift`")),
        ("PEERS_DATA=", .skip("needs data that is not in the repository")),
        ("./load-test", .skip("needs the server, which the root package does not build")),
        ("curl ", .skip("needs the server, which the root package does not build")),
        ("git clone", .skip("needs a network")),
        ("quartzite run Loading.swift", .skip("needs lottie-ios")),
        ("quartzite run loading.json", .skip("needs lottie-ios; LottieSceneTests use a stand-in")),
        ("cd ", .skip("belongs to the next command")),
        ("export ", .skip("belongs to the next command")),
        ("../../.build/release/quartzite run", .skip("DocumentedExampleTests runs it")),
        (".build/release/quartzite still", .skip("belongs to a change that the reader makes")),
        ("$ ", .skip("shows what the tool prints about another app")),
        ("quartzite play", .parse("opens a window; PlayerTests play scenes")),
        ("quartzite studio", .parse("serves until it is stopped; StudioTests open scenes")),
        ("quartzite run Card.swift --data", .skip("DataTableTests render films of rows")),
        ("quartzite run Waves.playground", .skip("PlaygroundRunTests run playgrounds")),
        ("quartzite run Course.playground", .skip("PlaygroundRunTests run playgrounds")),
        ("quartzite run MyApp --list", .run("")),
        ("quartzite run MyApp --time", .run("--size 60x100 --force")),
        ("quartzite run", .run("--size 60x100 --fps 5 --duration 0.4s --force")),
        ("quartzite test", .skip("TestCommandTests test a sample app")),
        ("quartzite job", .skip("JobTests write jobs for every engine")),
        ("quartzite join", .skip("JoinTests join segments")),
        ("quartzite render snow -o frames/ --frames", .skip("FilmFolderTests fill folders")),
        ("quartzite render snow --frames", .skip("JoinTests render segments")),
        ("quartzite render fire --data", .skip("DataTableTests render films of rows")),
        ("quartzite render snow -o frames/", .run("--size 64x36 --force")),
        ("quartzite render snow -o a.png", .run("--size 64x36 --force")),
        ("quartzite render", .run("--size 64x36 --fps 5 --duration 0.4s --force")),
        ("quartzite still", .run("--size 64x36 --force")),
        ("quartzite ", .run("")),
        ("echo ", .run("")),
    ]
}
