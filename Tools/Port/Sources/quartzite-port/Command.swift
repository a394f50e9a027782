import Foundation
import SourceRewriter

/// The command line: `quartzite-port rewrite --output DIR [--root ROOT] FILE…`.
struct Command {
    private static let usage = "usage: quartzite-port rewrite --output DIR [--root ROOT] FILE…"

    private var arguments: [String]

    init(_ arguments: [String]) { self.arguments = arguments }

    /// Prints one JSON object on standard output, or what is wrong on standard error; returns the exit status.
    func run() -> Int32 {
        var (output, root, files, onlyFiles) = (String?.none, ".", [String](), false)
        var rest = arguments[...]
        guard rest.popFirst() == "rewrite" else { return fail(64, Self.usage) }
        while let argument = rest.popFirst() {
            switch argument {
            case _ where onlyFiles || !argument.hasPrefix("-"): files.append(argument)
            case "--": onlyFiles = true
            case "--output", "--root":
                guard let value = rest.popFirst() else { return fail(64, "\(argument) needs a folder") }
                if argument == "--output" { output = value } else { root = value }
            default: return fail(64, "unknown option \(argument); \(Self.usage)")
            }
        }
        guard let output, !files.isEmpty else { return fail(64, Self.usage) }
        let set = SourceSet(root: URL(filePath: root), output: URL(filePath: output))
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let data = try encoder.encode(["files": set.rewrite(files)])
            FileHandle.standardOutput.write(data + Data("\n".utf8))
            return 0
        } catch SourceSet.Failure.missing(let message) {
            return fail(66, message)
        } catch SourceSet.Failure.cannotWrite(let message) {
            return fail(73, message)
        } catch {
            return fail(70, "\(error)")
        }
    }

    private func fail(_ status: Int32, _ message: String) -> Int32 {
        FileHandle.standardError.write(Data("quartzite-port: \(message)\n".utf8))
        return status
    }
}
