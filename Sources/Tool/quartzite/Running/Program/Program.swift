import Foundation
import QuartziteCommandLine

/// A program that was made of the user's sources, and the scene that it is to show.
///
/// The scene of the user's code runs in a program of its own, not in the tool: code can crash, loop or call `exit`, and
/// a library that the tool loaded with `dlopen` would take the tool with it, and could not be unloaded to load a
/// changed one. The program contains the same parser of options and the same renderer as the tool, so the tool passes
/// its arguments on. Windows, the studio and tests once started the tool itself as a child, decoded its JSON and
/// searched its standard error for a notice; now all of them call ``make(_:_:)``. Programs are not optimised, because
/// users wait for the compiler after each change. `--optimize` exists for scenes that compute much.
struct Program {
    let path: String
    /// The name of the scene.
    let scene: String
    /// The paths of the user's sources, as given.
    let files: [String]
    /// The names of the modules that the sources form.
    let modules: [String]
    /// The digest of the sources and of the bundle's files, if the output requires one.
    let sourceDigest: String?

    /// Makes the program of the sources that options of `run` name, as far as they have changed since the last run.
    static func make(_ options: RunOptions, _ installation: Installation) throws -> Program {
        try RewrittenScenes.find(options, installation).program(options)
    }

    /// Returns the place in the user's sources that a program was at when it was made to end; nil if it was not in them.
    func place(of report: CrashReport, symbolizer: String?) -> String? {
        SourceLines(program: path, files: files, modules: modules, symbolizer: symbolizer)
            .frames(at: report.addresses).first?.description
    }

    /// Returns one line that says what happened, given what the program reported before it ended.
    ///
    /// - Parameter errors: What the program wrote to standard error.
    func message(for report: CrashReport, errors: String = "", symbolizer: String?) -> String {
        let lines = SourceLines(program: path, files: files, modules: modules, symbolizer: symbolizer)
        var frames = lines.frames(at: report.addresses)
        if frames.isEmpty, let frame = RuntimeMessage(in: errors)?.frame(among: files, modules: modules) {
            frames = [frame]
        }
        return report.message(about: scene, lines: frames)
    }
}
