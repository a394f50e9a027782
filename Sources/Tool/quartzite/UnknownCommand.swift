import ArgumentParser
import Foundation
import QuartziteGallery
import QuartziteCommandLine
import QuartziteStage

/// Reports a first argument that is not a command, with suggestions.
enum UnknownCommand {
    /// The names of all commands.
    static var names: [String] { Quartzite.configuration.subcommands.map { $0._commandName } + ["help"] }

    /// Throws if the first argument, or the one after `help`, is not a command.
    static func check(_ arguments: [String]) throws {
        let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
        guard let word = words.first, !word.hasPrefix("-"), !names.contains(word) else { return }
        throw Failure.usage(message(for: word))
    }

    private static func message(for word: String) -> String {
        let lack = "there is no command called \(word)"
        let near = suggestions(for: word, among: names)
        if !near.isEmpty { return "\(lack); did you mean \(near.joined(separator: " or "))?" }
        let scenes = suggestions(for: word, among: Gallery.scenes.map(\.name))
        if let scene = scenes.first { return "\(lack); did you mean `quartzite render \(scene)`?" }
        if FileManager.default.fileExists(atPath: word) { return "\(lack); did you mean `quartzite run \(word)`?" }
        return "\(lack); `quartzite --help` lists all commands"
    }
}
