import ArgumentParser
import QuartziteSnapshots
import QuartziteStage

/// The options of `quartzite test`, which the tool and the compiled program both parse.
package struct TestOptions: ParsableArguments {
    @Argument(help: "The folder of a project, a package or a library.")
    package var folder = "."

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Run only tests whose name, such as CardTests.testFlip or CardTests/testFlip, matches this pattern. Repeatable.",
            valueName: "pattern"))
    package var filter: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Do not run tests whose name matches this pattern. Repeatable.", valueName: "pattern"))
    package var skip: [String] = []

    @Option(help: ArgumentHelp("Run only this target of the tests.", valueName: "name"))
    package var target: String?

    @Flag(help: "Use only the packages on this machine.")
    package var offline = false

    @Flag(help: "List the tests.")
    package var list = false

    @Flag(help: "Run the classes of tests in several processes.")
    package var parallel = false

    @Flag(help: "Exit with status 0 even if tests are left out.")
    package var allowOmitted = false

    @Option(help: ArgumentHelp("Write the results to a file in the format of JUnit.", valueName: "out.xml"))
    package var junit: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Fail a test that takes longer than this on the machine's clock.", valueName: "seconds"),
        transform: TimeLimit.init(parsing:))
    package var timeout: TimeLimit?

    @Option(
        help: ArgumentHelp(
            """
            What pictures are compared with: suite (the suite's references, as precisely as it asks), apple (the suite's \
            references, as far as those of Apple's simulators can be compared) or here (those of --record-here).
            """, valueName: "references"))
    package var reference = SnapshotReference.suite

    @Flag(help: "Write pictures to folders beside the suite's references, by the renderer's version.")
    package var recordHere = false

    @Flag(name: .shortAndLong, help: "Show the compiler's warnings.")
    package var verbose = false

    @OptionGroup package var region: RegionOptions

    @Option(
        help: ArgumentHelp(
            "The language of the app's texts, such as de. Default: that of the locale.", valueName: "code"))
    var appLanguage: String?

    /// The part of the classes that a process of `--parallel` runs, as its number and the number of processes.
    @Option(help: .hidden)
    package var worker: String?

    /// The file to which a process of `--parallel` writes its results.
    @Option(help: .hidden)
    package var results: String?

    @OptionGroup(title: "Network") package var network: NetworkOptions
    @OptionGroup(title: "Device") package var appearance: AppearanceOptions

    package init() {}

    /// The language of the app's texts.
    package var language: String { appLanguage ?? region.language }

    /// The number of this process, which runs a part of the classes, and of all processes; nil for all classes.
    package var part: (number: Int, count: Int)? {
        let numbers = (worker ?? "").split(separator: "/").compactMap { Int($0) }
        return numbers.count == 2 && numbers[1] > 0 ? (numbers[0], numbers[1]) : nil
    }

    /// Throws if `--app-language` is not a language's code.
    package func checkLanguage() throws {
        if let appLanguage { try LanguageCode.check(appLanguage, of: "--app-language") }
    }

    /// Throws for options that do nothing in tests.
    package func validate() throws {
        if recordHere, reference == .here {
            throw ValidationError("--record-here writes what --reference here compares with; omit one of them")
        }
        if appearance.frame { throw ValidationError("--frame has no effect on tests; omit it") }
    }
}
