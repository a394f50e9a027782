import Foundation

/// The parts of an Xcode project that define its targets.
struct XcodeProject {
    struct Target {
        let name: String
        let isApplication: Bool
        /// The platform, such as `iphoneos` or `macosx`, if the settings contain it.
        let platform: String?
        /// The absolute paths of the Swift files.
        let files: [String]
    }

    private typealias Object = [String: Any]
    private let objects: [String: Object]
    private let folder: String
    /// The group that contains each file or group.
    private var parents: [String: String] = [:]

    /// Returns nil if the file is not a valid project.
    init?(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path + "/project.pbxproj"), data.count <= 64 << 20,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
            let objects = list["objects"] as? [String: Object]
        else { return nil }
        self.objects = objects
        folder = (path as NSString).deletingLastPathComponent
        for (id, object) in objects {
            for child in object["children"] as? [String] ?? [] { parents[child] = id }
        }
    }

    /// The applications and libraries, without tests, sorted by name.
    var targets: [Target] {
        objects.values.compactMap(target).sorted { $0.name < $1.name }
    }

    private func target(_ object: Object) -> Target? {
        let kinds = ["application", "framework", "framework.static", "library.static", "library.dynamic"]
        guard object["isa"] as? String == "PBXNativeTarget", let name = object["name"] as? String,
            let kind = (object["productType"] as? String)?.replacing("com.apple.product-type.", with: ""),
            kinds.contains(kind)
        else { return nil }
        let phases = all(object["buildPhases"]).filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
        let references = phases.flatMap { all($0["files"]) }.compactMap { $0["fileRef"] as? String }
        let folders = (object["fileSystemSynchronizedGroups"] as? [String] ?? []).compactMap(location)
        let files = references.compactMap(location).filter { $0.hasSuffix(".swift") } + folders.flatMap(swiftFiles)
        return Target(
            name: name, isApplication: kind == "application", platform: platform(of: object), files: files.sorted())
    }

    private func all(_ ids: Any?) -> [Object] { (ids as? [String] ?? []).compactMap { objects[$0] } }

    /// Returns the platform from the settings of the target or the project.
    private func platform(of target: Object) -> String? {
        let project = objects.values.first { $0["isa"] as? String == "PBXProject" }
        for owner in [target, project ?? [:]] {
            guard let id = owner["buildConfigurationList"] as? String else { continue }
            for configuration in all(objects[id]?["buildConfigurations"]) {
                let settings = configuration["buildSettings"] as? Object
                if let root = settings?["SDKROOT"] as? String, root != "auto" { return root }
            }
        }
        return nil
    }

    /// Returns the path of a file or group, from the paths of the groups that contain it.
    private func location(_ id: String) -> String? {
        var (parts, current, steps) = ([String](), id, 0)
        while let object = objects[current], steps < 64 {
            if let path = object["path"] as? String { parts.insert(path, at: 0) }
            if object["sourceTree"] as? String == "SOURCE_ROOT" { break }
            guard let parent = parents[current] else { break }
            (current, steps) = (parent, steps + 1)
        }
        guard !parts.isEmpty else { return nil }
        return URL(filePath: folder + "/" + parts.joined(separator: "/")).standardizedFileURL.path
    }

    private func swiftFiles(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
    }
}
