import Foundation

/// Where the references of a test file lie.
///
/// The folder is `__Snapshots__/<test file>` beside the file, where that `__Snapshots__` exists. Otherwise it is
/// `Tests/__Snapshots__/<target>/<test file>` for a target in a package's `Tests`: SwiftPM warns of every file in a
/// target's folder that is neither source nor declared, and of every exclusion of a folder that is not there yet.
/// Files elsewhere have the folder beside them.
struct SnapshotFolder {
    let url: URL

    init(testFile: URL) {
        let stem = testFile.deletingPathExtension().lastPathComponent
        let folder = testFile.deletingLastPathComponent()
        let beside = folder.appendingPathComponent("__Snapshots__")
        guard !FileManager.default.fileExists(atPath: beside.path),
            let (tests, path) = SnapshotFolder.target(of: folder)
        else {
            url = beside.appendingPathComponent(stem)
            return
        }
        url = (path + [stem]).reduce(tests.appendingPathComponent("__Snapshots__")) { $0.appendingPathComponent($1) }
    }

    /// The `Tests` folder of the package that a folder lies in, and the way from there: a target's name, and folders
    /// in it.
    private static func target(of folder: URL) -> (tests: URL, path: [String])? {
        var path: [String] = []
        var tests = folder
        while tests.pathComponents.count > 2 {
            let package = tests.deletingLastPathComponent()
            let manifest = package.appendingPathComponent("Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) {
                return tests.lastPathComponent == "Tests" && !path.isEmpty ? (tests, path) : nil
            }
            path.insert(tests.lastPathComponent, at: 0)
            tests = package
        }
        return nil
    }
}
