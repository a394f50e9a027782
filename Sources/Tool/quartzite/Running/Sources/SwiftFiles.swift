import Foundation
import QuartziteCommandLine

/// The Swift files that a command specifies, each one once and in a fixed order, with paths as the user wrote them.
struct SwiftFiles {
    /// The maximum number of files in one project.
    static let maximumCount = 5_000
    static let largestFile = 64 << 20
    private static let maximumDepth = 32

    private var paths: [String] = []
    private var seen: Set<String> = []
    /// The real path of the folder that is being searched.
    private var around = ""

    /// Returns the paths of the files that arguments name, and of those in the folders that they name.
    static func find(_ arguments: [String]) throws -> [String] {
        var files = SwiftFiles()
        for argument in arguments { try files.add(argument: argument) }
        return files.paths
    }

    private mutating func add(argument: String) throws {
        switch Self.kind(of: argument) {
        case .none: throw Failure(.missingInput, "\(argument): there is no such file or folder")
        case S_IFDIR?:
            let before = paths.count
            around = Self.real(argument)
            try addFolder(argument, depth: 0)
            guard paths.count > before else {
                throw Failure(.missingInput, "\(argument): no Swift file in this folder")
            }
        case S_IFREG?:
            guard argument.hasSuffix(".swift") else {
                throw Failure(.missingInput, "\(argument): not a Swift file; its name must end in .swift")
            }
            try add(argument)
        default: throw Failure(.missingInput, "\(argument): not a regular file")
        }
    }

    /// Returns the deepest folder that contains all files.
    static func commonFolder(of files: [String]) -> String {
        let folders = files.map { Array(URL(filePath: real($0)).deletingLastPathComponent().pathComponents) }
        guard var common = folders.first else { return "/" }
        for folder in folders.dropFirst() {
            common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
        }
        return NSString.path(withComponents: common)
    }

    /// Adds the files of a folder, except package manifests, tests and folders that tools create.
    ///
    /// Folders that were already searched, and links to a parent folder, are skipped.
    private mutating func addFolder(_ folder: String, depth: Int) throws {
        let real = Self.real(folder)
        let isAbove = depth > 0 && around.hasPrefix(real == "/" ? real : real + "/")
        guard depth <= Self.maximumDepth, !isAbove, seen.insert(real).inserted else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw Failure(.missingInput, "\(folder): cannot be read")
        }
        for name in names where !name.hasPrefix(".") {
            let path = (folder as NSString).appendingPathComponent(name)
            switch Self.kind(of: path) {
            case S_IFDIR?:
                let isDependency =
                    ["Pods", "Carthage", "DerivedData", "build"].contains(name) || name.hasSuffix("Tests")
                    || name.hasSuffix(".playground")
                if !isDependency { try addFolder(path, depth: depth + 1) }
            case S_IFREG? where name.hasSuffix(".swift") && !Self.isManifest(name): try add(path)
            default: break
            }
        }
    }

    private mutating func add(_ path: String) throws {
        guard seen.insert(Self.real(path)).inserted else { return }
        guard paths.count < Self.maximumCount else {
            throw Failure.usage("more than \(Self.maximumCount) Swift files; name the folder of one app")
        }
        paths.append(path)
    }

    /// Returns the contents of a file, which must be text.
    static func contents(of path: String) throws -> Data {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(.missingInput, "\(path): cannot be read")
        }
        guard data.count <= largestFile else { throw Failure(.missingInput, "\(path): larger than 64 MB") }
        guard !data.contains(0), String(validating: data, as: UTF8.self) != nil else {
            throw Failure(.missingInput, "\(path): not UTF-8 text; is this a Swift file?")
        }
        return data
    }

    /// Whether a file is a package's manifest, or one for some versions of SwiftPM.
    private static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || name.hasPrefix("Package@swift-")
    }

    /// Returns the file type bits of a path, or nil if nothing exists there.
    private static func kind(of path: String) -> mode_t? {
        var information = stat()
        return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
    }

    private static func real(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
