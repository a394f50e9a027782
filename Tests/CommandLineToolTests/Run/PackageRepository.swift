import Foundation
import Testing

/// A small package in a git repository, as a test writes it.
struct PackageRepository {
    let folder: String

    /// The address that projects name.
    var url: String { "file://\(folder)" }

    /// Writes a library with one file, and tags it with a version.
    ///
    /// - Parameters:
    ///   - dependencies: The lines of the manifest that name other packages, with the products of the same names.
    ///   - more: Further files, by their paths.
    init(
        _ name: String, in parent: String, version: String = "1.0.0", code: String,
        dependencies: [(name: String, line: String)] = [], settings: String = "", more: [String: String] = [:]
    ) throws {
        folder = "\(parent)/\(name)"
        let products = dependencies.map { ".product(name: \"\($0.name)\", package: \"\($0.name)\")" }
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(name)",
                products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [\(dependencies.map(\.line).joined(separator: ", "))],
                targets: [
                    .target(name: "\(name)", dependencies: [\(products.joined(separator: ", "))]\(settings))
                ]
            )
            """
        let files = ["Package.swift": manifest, "Sources/\(name)/\(name).swift": code].merging(more) { $1 }
        for (path, text) in files {
            let url = URL(filePath: folder).appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        if !FileManager.default.fileExists(atPath: folder + "/.git") { try git("init", "-q") }
        try git("add", "-A")
        try git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "-q", "-m", version)
        try git("tag", version)
    }

    private func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}
