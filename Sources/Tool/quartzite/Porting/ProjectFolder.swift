import Foundation
import QuartziteCommandLine

/// The files of a folder that contain the project's own code.
struct ProjectFolder {
    /// The maximum number of Swift files in one project.
    static let maximumCount = 50_000
    private static let maximumDepth = 32
    private static let dependencyFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

    /// The absolute path, with symbolic links resolved.
    let path: String
    private(set) var swift: [String] = []
    /// The omitted files, by reason.
    private(set) var skipped: [String: [String]] = [:]

    init(_ folder: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
            throw Failure(.missingInput, "\(folder): there is no such folder")
        }
        guard isFolder.boolValue else {
            throw Failure(.missingInput, "\(folder): not a folder; name the folder of the project")
        }
        path = URL(filePath: folder).resolvingSymlinksInPath().path
        try descend(into: path, depth: 0)
    }

    /// The error for a folder without files to port; it lists why other files were omitted.
    var emptiness: Failure {
        let reasons = skipped.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value.count))" }
        let left = reasons.isEmpty ? "" : "; omitted: \(reasons.joined(separator: ", "))"
        return Failure(.missingInput, "\(path): no Swift files of an iOS app or library in this folder\(left)")
    }

    /// The path of a file relative to the folder.
    func relative(_ file: String) -> String {
        file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : file
    }

    private mutating func descend(into folder: String, depth: Int) throws {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return skip(folder, "folders that cannot be read")
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let file = folder + "/" + name
            let type = (try? FileManager.default.attributesOfItem(atPath: file))?[.type] as? FileAttributeType
            switch type {
            case .typeDirectory?: try visit(file, name, depth: depth)
            case .typeRegular?: sort(file, name)
            case .typeSymbolicLink? where name.hasSuffix(".swift"): skip(file, "symbolic links")
            default: break
            }
        }
        guard swift.count <= Self.maximumCount else {
            throw Failure.usage("\(path): more than \(Self.maximumCount) Swift files; name the folder of one project")
        }
    }

    private mutating func visit(_ file: String, _ name: String, depth: Int) throws {
        switch (name as NSString).pathExtension {
        case "xcodeproj", "xcassets", "bundle", "xcworkspace", "framework", "xcframework": break
        case "playground": skip(file, "playgrounds")
        default:
            if Self.dependencyFolders.contains(name) {
                skip(file, "dependencies and build products")
            } else if depth < Self.maximumDepth {
                try descend(into: file, depth: depth + 1)
            } else {
                skip(file, "folders nested too deeply")
            }
        }
    }

    private mutating func sort(_ file: String, _ name: String) {
        switch (name as NSString).pathExtension {
        case "swift":
            if name.hasPrefix("Package.") || name.hasPrefix("Package@") { return skip(file, "manifests") }
            let isTest = relative(file).split(separator: "/").contains { part in
                ["Tests", "UITests"].contains { part.hasSuffix($0) || part.hasSuffix($0 + ".swift") }
            }
            if isTest { return skip(file, "tests") }
            if name == "Dangerfile.swift" || Self.isScript(file) { return skip(file, "scripts") }
            swift.append(file)
        case "m", "mm": skip(file, "Objective-C")
        default: break
        }
    }

    /// Whether one of the first lines names an interpreter that runs the file.
    private static func isScript(_ file: String) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: file), let start = try? handle.read(upToCount: 512) else {
            return false
        }
        return start.split(separator: UInt8(ascii: "\n")).prefix(3).contains { $0.starts(with: Array("#!/".utf8)) }
    }

    /// Omits a file.
    mutating func skip(_ file: String, _ reason: String) {
        if skipped[reason]?.contains(relative(file)) == true { return }
        skipped[reason, default: []].append(relative(file))
        swift.removeAll { $0 == file }
    }
}
