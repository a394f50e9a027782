import Foundation

/// The folder for the references of a test file.
///
/// The folder is `__Snapshots__/<test file>` beside the test file if that `__Snapshots__` exists. Otherwise, for a
/// target in a package's `Tests`, it is `Tests/__Snapshots__/<target>/<test file>`, because SwiftPM warns about every
/// file in a target's folder that is neither source nor declared, and about every excluded folder that does not exist
/// yet. For other files, it is beside the test file.
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

    /// Returns the `Tests` folder of the package that contains a folder, and the path from there: the name of a target
    /// and folders in it.
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
