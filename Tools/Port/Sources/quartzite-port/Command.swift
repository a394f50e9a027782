import Foundation
import SourceRewriter

/// The command line: what is asked for, and the exit status.
struct Command {
    private static let usage = """
        usage: quartzite-port rewrite --output DIR [--root ROOT] [--portable] [--context FILE]… [--merged MODULE]… FILE…
               quartzite-port manifest FILE
               quartzite-port interface FILE…
        """

    private var arguments: [String]

    init(_ arguments: [String]) { self.arguments = arguments }

    /// Prints one JSON object on standard output, or what is wrong on standard error; returns the exit status.
    func run() -> Int32 {
        do {
            var rest = arguments[...]
            switch rest.popFirst() {
            case "rewrite": try rewrite(rest)
            case "manifest": try manifest(rest)
            case "interface": try interface(rest)
            default: throw Misuse(message: Self.usage)
            }
            return 0
        } catch let misuse as Misuse {
            return fail(64, misuse.message)
        } catch SourceSet.Failure.missing(let message) {
            return fail(66, message)
        } catch SourceSet.Failure.cannotWrite(let message) {
            return fail(73, message)
        } catch {
            return fail(70, "\(error)")
        }
    }

    private struct Misuse: Error {
        let message: String
    }

    private func rewrite(_ arguments: ArraySlice<String>) throws {
        var (output, root, style) = (String?.none, ".", Style.local)
        var (files, context, merged, onlyFiles) = ([String](), [String](), [String](), false)
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case _ where onlyFiles || !argument.hasPrefix("-"): files.append(argument)
            case "--": onlyFiles = true
            case "--portable": style = .portable
            case "--output", "--root", "--context", "--merged":
                guard let value = rest.popFirst() else { throw Misuse(message: "\(argument) needs a value") }
                switch argument {
                case "--output": output = value
                case "--root": root = value
                case "--merged": merged.append(value)
                default: context.append(value)
                }
            default: throw Misuse(message: "unknown option \(argument); \(Self.usage)")
            }
        }
        guard let output, !files.isEmpty else { throw Misuse(message: Self.usage) }
        let set = SourceSet(
            root: URL(filePath: root), output: URL(filePath: output), style: style, context: context, merged: merged)
        try printJSON(["files": set.rewrite(files)])
    }

    private func manifest(_ arguments: ArraySlice<String>) throws {
        guard let path = arguments.first, arguments.count == 1 else { throw Misuse(message: Self.usage) }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SourceSet.Failure.missing("\(path): cannot be read")
        }
        try printJSON(Manifest(String(decoding: data, as: UTF8.self)))
    }

    /// Prints the source of `protocolsOfUIKit`.
    private func interface(_ arguments: ArraySlice<String>) throws {
        let sources = try arguments.map { path in
            guard let data = FileManager.default.contents(atPath: path) else {
                throw SourceSet.Failure.missing("\(path): cannot be read")
            }
            return String(decoding: data, as: UTF8.self)
        }
        print(Interface(sources: sources).source, terminator: "")
    }

    private func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        FileHandle.standardOutput.write(try encoder.encode(value) + Data("\n".utf8))
    }

    private func fail(_ status: Int32, _ message: String) -> Int32 {
        FileHandle.standardError.write(Data("quartzite-port: \(message)\n".utf8))
        return status
    }
}
