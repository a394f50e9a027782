import QuartziteFileFormats

/// An Xcode workspace, which combines projects and packages.
package struct Workspace: Sendable {
    /// The path of the `.xcworkspace` folder.
    package let path: String
    /// The paths of the projects, in order.
    package private(set) var projects: [String] = []
    /// The paths of the folders with a `Package.swift`, in order.
    package private(set) var packages: [String] = []
    /// The warnings about references that cannot be used.
    package private(set) var problems: [ProjectProblem] = []

    /// Reads a workspace.
    package init(_ path: String, files: CheckoutFiles) throws(ProjectProblem) {
        self.path = path
        let file = path + "/contents.xcworkspacedata"
        let root = try MarkupElement(document: try files.contents(of: file), file: file)
        guard root.name == "Workspace" else {
            throw ProjectProblem(.syntax, file, line: root.line, "not a workspace: the root is \(root.name)")
        }
        read(root, folder: path.parentFolder, file: file, files: files)
    }

    /// Reads the references of a group, which are relative to the group's folder.
    private mutating func read(_ group: MarkupElement, folder: String, file: String, files: CheckoutFiles) {
        for element in group.children {
            let location = element.attributes["location"] ?? ""
            let (kind, place) = Self.parts(of: location)
            let base = kind == "container" ? path.parentFolder : folder
            guard ["group", "container", "self"].contains(kind) else {
                problems.append(
                    ProjectProblem(
                        .unsupported, .warning, file, line: element.line, "the location \(location) is not supported"))
                continue
            }
            switch files.lookup(place.isEmpty ? "." : place, in: base) {
            case .found(let found):
                if element.name == "Group" {
                    read(element, folder: found, file: file, files: files)
                } else if found.fileExtension == "xcodeproj" {
                    if !projects.contains(found) { projects.append(found) }
                } else if case .found = files.lookup("Package.swift", in: found), !packages.contains(found) {
                    packages.append(found)
                }
            case .missing(let missing):
                if element.name == "Group" { read(element, folder: missing, file: file, files: files) }
                let name = files.relative(missing)
                problems.append(
                    ProjectProblem(.missing, .warning, file, line: element.line, "\(name) does not exist"))
            case .outside:
                problems.append(
                    ProjectProblem(
                        .outside, .warning, file, line: element.line, "\(location) is outside the checkout"))
            }
        }
    }

    private static func parts(of location: String) -> (kind: String, place: String) {
        guard let colon = location.firstIndex(of: ":") else { return ("group", location) }
        return (String(location[..<colon]), String(location[location.index(after: colon)...]))
    }
}
