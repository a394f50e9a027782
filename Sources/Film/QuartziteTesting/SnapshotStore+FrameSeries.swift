import Foundation

extension SnapshotStore {
    /// Compares a film with the reference, or records the reference as `SNAPSHOT_RECORD` requires.
    func check(
        _ film: FrameSeries, as snapshot: AnimationSnapshot, tolerance: Tolerance, environment: [String: String]
    ) throws {
        switch snapshot {
        case .strip(_, _, _, let columns):
            try check(film.strip(columns: columns), tolerance: tolerance, environment: environment)
        case .apng(let fps, _):
            guard try !records(environment, { try film.writeAPNG(to: $0, fps: fps) }),
                let difference = try film.difference(from: reference, within: tolerance)
            else { return }
            throw mismatch(difference, environment) { artifact in
                let actual = artifact("actual.apng")
                try SnapshotStore.makeFolder(for: actual)
                try film.writeAPNG(to: actual, fps: fps)
            }
        case .hashes(let fps, _):
            let text = film.hashes.map { $0 + "\n" }.joined()
            guard try !records(environment, { try Data(text.utf8).write(to: $0, options: .atomic) }),
                let difference = film.difference(
                    fromHashes: String(decoding: try Data(contentsOf: reference), as: UTF8.self))
            else { return }
            throw mismatch(difference, environment) { artifact in
                let actual = artifact("actual.apng")
                try SnapshotStore.makeFolder(for: actual)
                try film.writeAPNG(to: actual, fps: fps)
            }
        }
    }
}
