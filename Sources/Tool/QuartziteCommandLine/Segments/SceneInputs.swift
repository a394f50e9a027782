import Foundation
import QuartziteMedia

/// The pictures and other files that a scene reads, with names that are the same on every machine.
@MainActor
package struct SceneInputs: Sendable {
    /// Returns the paths of the files that were read so far.
    let read: @MainActor @Sendable () -> [String]
    /// The folders in which the scene searches files.
    let folders: [String]

    nonisolated package init(folders: [String] = [], read: @escaping @MainActor @Sendable () -> [String] = { [] }) {
        self.folders = folders
        self.read = read
    }

    /// The digests of the files, by their paths in the folders.
    var digests: [String: String] {
        Dictionary(
            read().compactMap { path in ContentDigest(contentsOf: path).map { (name(of: path), $0.text) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Whether no file has changed since its digest was taken; files that are missing now count as unchanged.
    func areUnchanged(since digests: [String: String]) -> Bool {
        digests.allSatisfy { name, digest in
            let paths = folders.map { ($0 as NSString).appendingPathComponent(name) }
            return paths.lazy.compactMap { ContentDigest(contentsOf: $0)?.text }.first.map { $0 == digest } ?? true
        }
    }

    private func name(of path: String) -> String {
        let around = folders.map { $0.hasSuffix("/") ? $0 : $0 + "/" }.filter(path.hasPrefix)
        guard let longest = around.max(by: { $0.count < $1.count }) else { return (path as NSString).lastPathComponent }
        return String(path.dropFirst(longest.count))
    }
}
