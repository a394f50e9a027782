import ArgumentParser
import Foundation
import Gallery
import QuartziteCommandLine

/// A first word that is no command, and what may be meant by it.
enum UnknownCommand {
    /// The commands there are.
    static var names: [String] { Quartzite.configuration.subcommands.map { $0._commandName } + ["help"] }

    /// Throws where the first word, or the one after `help`, is no command.
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
        return "\(lack); `quartzite --help` shows them"
    }
}
