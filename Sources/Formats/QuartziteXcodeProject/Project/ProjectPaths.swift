import QuartziteFileFormats
import Foundation

/// Finds the files to which the references and groups of a project refer.
struct ProjectPaths {
    let objects: ProjectObjects
    let files: CheckoutFiles
    /// The folder to which the project's paths are relative.
    let sourceRoot: String

    /// The location of a reference.
    enum Place: Equatable {
        /// The path of an existing file or folder.
        case file(String)
        /// The path of a missing file.
        case missing(String)
        /// A build product, by its file name.
        case product(String)
        /// A file of the SDK or of Xcode, by name.
        case system(String)
        /// A path that leads out of the checkout.
        case outside(String)
    }

    init(objects: ProjectObjects, files: CheckoutFiles) {
        self.objects = objects
        self.files = files
        let folder = objects.file.parentFolder.parentFolder
        let directory = objects.project.string("projectDirPath") ?? ""
        if !directory.isEmpty, case .found(let path) = files.lookup(directory, in: folder) {
            sourceRoot = path
        } else {
            sourceRoot = folder
        }
    }

    /// Returns the location of a file reference or group.
    func place(of object: ProjectObject) -> Place {
        var parts: [String] = []
        var current: ProjectObject? = object
        for _ in 0..<PropertyListReader.maximumDepth {
            guard let object = current else { break }
            if let path = object.string("path"), !path.isEmpty { parts.insert(path, at: 0) }
            let name = (parts.last ?? object.string("name") ?? "").lastPathComponent
            switch object.string("sourceTree") ?? "<group>" {
            case "<group>": current = objects.parent(of: object)
            case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": current = nil
            case "BUILT_PRODUCTS_DIR": return .product(name)
            case "SDKROOT", "DEVELOPER_DIR", "PLATFORM_DIR": return .system(name)
            case "<absolute>":
                let path = parts.joined(separator: "/")
                return files.contains(CheckoutFiles.standardized(path)) ? located(path) : .outside(path)
            default: return .outside(parts.joined(separator: "/"))
            }
        }
        return parts.isEmpty ? .file(sourceRoot) : located(parts.joined(separator: "/"))
    }

    /// Returns the location of a path that is absolute or relative to the source root.
    func located(_ path: String) -> Place {
        switch files.lookup(path, in: sourceRoot) {
        case .found(let path): .file(path)
        case .missing(let path): .missing(path)
        case .outside: .outside(path)
        }
    }
}
