import Foundation
import QuartziteXcodeProject

/// The resources of a package's target, which lie in its folder `Resources` as they would in an app's bundle.
struct PackageResources {
    /// The files and folders to copy, by their paths in the folder.
    private(set) var files: [String: String] = [:]

    /// Collects the resources of a module and of its other bundles.
    init(_ module: CheckoutModule?) {
        guard let module else { return }
        for resource in module.resources { add(resource, in: "") }
        for (name, resources) in module.resourceBundles {
            // A package's own resource bundle is what the target becomes.
            let isOwn = if case .package = module.origin { true } else { false }
            for resource in resources { add(resource, in: isOwn ? "" : "\(name).bundle/") }
        }
    }

    private mutating func add(_ resource: ProjectResource, in folder: String) {
        let language = resource.language.map { "\($0).lproj/" } ?? ""
        let destination = resource.destination.isEmpty ? "" : resource.destination + "/"
        let place = folder + destination + language + (resource.path as NSString).lastPathComponent
        if files[place] == nil { files[place] = resource.path }
    }

    /// The names at the top of the folder, in alphabetical order.
    var names: [String] {
        Set(files.keys.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    }

    /// Whether some files have versions for languages.
    var isLocalized: Bool { names.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") } }

    /// Copies the files into a folder.
    func write(to folder: String) throws {
        for (place, file) in files.sorted(by: { $0.key < $1.key }) {
            let copy = "\(folder)/\(place)"
            let parent = (copy as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: file, toPath: copy)
        }
    }
}
