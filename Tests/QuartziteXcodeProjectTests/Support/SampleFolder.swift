import Foundation
import TestSupport
import Testing
import QuartziteXcodeProject

/// A folder with handwritten files for a test.
final class SampleFolder: Sendable {
    private let folder = TemporaryFolder()
    let path: String
    let files: CheckoutFiles

    /// Writes files at paths relative to the folder.
    init(_ contents: [String: String]) throws {
        files = CheckoutFiles(root: folder.path)
        path = files.root
        for (name, text) in contents {
            let file = URL(filePath: path + "/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// Returns the path of a file in the folder.
    subscript(name: String) -> String { path + "/" + name }

    /// Returns the path relative to the folder.
    func relative(_ path: String) -> String { files.relative(path) }

    func relative(_ paths: [String]) -> [String] { paths.map(files.relative) }

    /// Reads a project in the folder.
    func project(_ name: String = "App.xcodeproj") throws -> XcodeProject {
        try XcodeProject(path + "/" + name, files: files)
    }

    /// Reads the first target of a project in the folder.
    func target(_ name: String = "App.xcodeproj") throws -> XcodeTarget {
        let targets = try project(name).targets
        return try #require(targets.first)
    }
}
