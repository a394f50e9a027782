import Foundation

/// The versions of packages that a `Package.resolved` pins.
package struct PackagePins: Sendable {
    /// The path of the file.
    package let path: String
    /// The contents, which SwiftPM reads.
    package let data: Data

    /// The pinned package's address, by the package's identity.
    package let locations: [String: String]

    /// Reads a file of SwiftPM's versions 1, 2 or 3.
    init(_ path: String, files: CheckoutFiles) throws(ProjectProblem) {
        self.path = path
        data = try files.contents(of: path)
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let version = root["version"] as? Int, (1...3).contains(version)
        else { throw ProjectProblem(.syntax, path, "not a list of pinned packages") }
        let pins = version == 1 ? (root["object"] as? [String: Any])?["pins"] : root["pins"]
        guard let pins = pins as? [[String: Any]] else {
            throw ProjectProblem(.syntax, path, "there are no pins")
        }
        var locations: [String: String] = [:]
        for pin in pins {
            guard let url = (pin["location"] ?? pin["repositoryURL"]) as? String,
                let state = pin["state"] as? [String: Any],
                state["revision"] is String || state["version"] is String
            else { throw ProjectProblem(.syntax, path, "a pin has no address or no version") }
            let identity = pin["identity"] as? String ?? PackageReference.name(of: url)
            locations[identity.lowercased()] = url
        }
        self.locations = locations
    }
}

extension Checkout {
    /// Reads the pinned versions of the packages of modules, from the nearest file that Xcode or SwiftPM wrote.
    ///
    /// - Returns: The pins, nil if there are none; and the problem of a damaged file.
    package func pins(of graph: ModuleGraph) -> (pins: PackagePins?, problem: ProjectProblem?) {
        for place in pinPlaces(of: graph) where FileManager.default.fileExists(atPath: place) {
            do throws(ProjectProblem) { return (try PackagePins(place, files: files), nil) } catch {
                return (nil, error.asWarning)
            }
        }
        return (nil, nil)
    }

    /// The possible paths of pins: those of workspaces with the app's project, of the project, and of the package.
    private func pinPlaces(of graph: ModuleGraph) -> [String] {
        let name = "xcshareddata/swiftpm/Package.resolved"
        return graph.modules.reversed().flatMap { module -> [String] in
            switch module.origin {
            case .project(let path, _):
                let around = workspaces.filter { $0.projects.contains(path) }.map { "\($0.path)/\(name)" }
                return around + ["\(path)/project.xcworkspace/\(name)"]
            case .package(let manifest, _): return [manifest.parentFolder + "/Package.resolved"]
            case .podspec, .folder: return []
            }
        }
    }
}
