import Foundation
import QuartziteFilm

extension OutputPath {
    /// Throws if two outputs are the same file, or if an output is one of the input files.
    package static func check(_ outputs: [OutputPath], replaceNoneOf inputs: [String]) throws {
        let outputs = outputs.filter { !$0.isPipe || $0.isStandardOutput }
        for (index, output) in outputs.enumerated() where outputs[..<index].contains(where: { $0.isSame(as: output) }) {
            throw Failure.usage("-o, --hashes and --accessibility name the same file twice")
        }
        let places = Set(inputs.map(Self.place))
        for output in outputs where !output.isStandardOutput {
            if places.contains(Self.place(output.path)) { throw output.isInput }
            guard output.path.hasSuffix("/"), let folder = Self.resolved(output.path) else { continue }
            if places.contains(where: { $0.folder == folder }) { throw output.isInput }
        }
    }

    /// Whether two outputs write the same file, including their unfinished `.part` files.
    private func isSame(as other: OutputPath) -> Bool {
        if isStandardOutput || other.isStandardOutput { return isStandardOutput && other.isStandardOutput }
        let (mine, others) = (Self.place(path), Self.place(other.path))
        return mine == others || mine == Self.place(other.path + ".part") || others == Self.place(path + ".part")
    }

    private var isInput: Failure { .cannotWrite("\(path) is read as input; choose another name") }

    /// The location of a file that may not exist.
    private struct Place: Hashable {
        let folder: String
        let name: String
    }

    /// Returns the location of a path, with symbolic links resolved.
    private static func place(_ path: String) -> Place {
        let (folder, name) = parts(of: resolved(path) ?? path)
        return Place(folder: resolved(folder) ?? folder, name: name)
    }

    private static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
