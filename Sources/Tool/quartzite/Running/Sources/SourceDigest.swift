import Foundation
import QuartziteMedia
import QuartziteCommandLine

/// The digest of an app's sources and resources, which is the same wherever the files are.
struct SourceDigest {
    let text: String

    /// Hashes Swift files, and the files of a bundle and a Lottie animation, if there are any.
    init(_ paths: [String], _ bundle: BundleContents?, animation: String?) throws {
        let folder = SwiftFiles.commonFolder(of: paths)
        var lines = try paths.map { path in
            let real = URL(filePath: path).resolvingSymlinksInPath().path
            let name = real.hasPrefix(folder) ? String(real.dropFirst(folder.count)) : real
            return try "\(name) \(ContentDigest(SwiftFiles.contents(of: path)).text)"
        }
        for (name, file) in bundle?.files ?? [:] {
            switch file {
            case .data(let data): lines.append("\(name) \(ContentDigest(data).text)")
            case .link(let target): lines += Self.lines(of: target, name)
            }
        }
        if let digest = animation.flatMap({ ContentDigest(contentsOf: $0) }) {
            lines.append("animation \(digest.text)")
        }
        text = ContentDigest(Data(lines.sorted().joined(separator: "\n").utf8)).text
    }

    /// Returns a line for a file, or for each file in a folder.
    private static func lines(of path: String, _ name: String) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: path) else {
            return ContentDigest(contentsOf: path).map { ["\(name) \($0.text)"] } ?? []
        }
        let inside = files.compactMap { $0 as? String }
        let own = inside.isEmpty ? ContentDigest(contentsOf: path).map { ["\(name) \($0.text)"] } ?? [] : []
        return own
            + inside.compactMap { file in
                ContentDigest(contentsOf: "\(path)/\(file)").map { "\(name)/\(file) \($0.text)" }
            }
    }
}
