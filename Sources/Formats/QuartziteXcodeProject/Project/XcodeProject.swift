import Foundation

/// An Xcode project with its targets.
///
/// See interface_builder_segues.md I118.
package struct XcodeProject: Sendable {
    /// The path of the `.xcodeproj` folder.
    package let path: String
    /// The native targets, in the order of the project.
    ///
    /// Aggregate and external targets are omitted because they compile nothing.
    package private(set) var targets: [XcodeTarget] = []
    /// The fallback language.
    package let developmentRegion: String
    /// The languages of the project, in the order of the project.
    package let languages: [String]
    /// The paths of the local Swift packages to which the project refers.
    package private(set) var localPackages: [String] = []
    /// The Swift packages that Xcode would download.
    package private(set) var packageReferences: [PackageReference] = []
    /// The paths of other projects to which the project refers.
    package private(set) var referencedProjects: [String] = []
    /// The problems of the project and its targets, except missing files, which each target lists.
    package var problems: [ProjectProblem] { ownProblems + targets.flatMap(\.problems) }
    private var ownProblems: [ProjectProblem] = []

    /// The maximum number of targets that are read.
    private static let maximumTargets = 2_000

    /// The project's name, without its extension.
    package var name: String { path.fileName }

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - path: The path of the `.xcodeproj` folder.
    ///   - files: Access to the checkout; paths that lead out of it are rejected.
    /// - Throws: An error with the file and line if the project file cannot be read.
    package init(_ path: String, files: CheckoutFiles) throws(ProjectProblem) {
        self.path = path
        let objects = try ProjectObjects(path + "/project.pbxproj", files: files)
        let paths = ProjectPaths(objects: objects, files: files)
        let project = objects.project
        developmentRegion = project.string("developmentRegion") ?? "en"
        languages = project.strings("knownRegions")
        readPackages(objects, paths)
        for reference in project.list["projectReferences"]?.array ?? [] {
            guard let id = reference["ProjectRef"]?.string, let object = objects[id] else { continue }
            if case .file(let other) = paths.place(of: object) { referencedProjects.append(other) }
        }
        let native = objects.all(project.strings("targets")).filter { $0.isa == "PBXNativeTarget" }
        if native.count > Self.maximumTargets {
            ownProblems.append(
                ProjectProblem(.tooLarge, .warning, objects.file, "more than 2,000 targets; the others were not read"))
        }
        for target in native.prefix(Self.maximumTargets) {
            var reader = TargetReader(target, project: path, objects: objects, paths: paths)
            targets.append(reader.read())
        }
    }

    private mutating func readPackages(_ objects: ProjectObjects, _ paths: ProjectPaths) {
        for package in objects.all(objects.project.strings("packageReferences")) {
            if let path = package.string("relativePath") {
                if case .file(let folder) = paths.located(path) { localPackages.append(folder) }
            } else if let reference = PackageReference(package, file: objects.file) {
                packageReferences.append(reference)
            }
        }
        // Before Xcode 15, local packages were folders among the files.
        for reference in objects.all(isa: "PBXFileReference") {
            let type = reference.string("lastKnownFileType") ?? ""
            guard ["wrapper", "folder", "text"].contains(type), case .file(let folder) = paths.place(of: reference),
                FileManager.default.fileExists(atPath: folder + "/Package.swift"), !localPackages.contains(folder)
            else { continue }
            localPackages.append(folder)
        }
    }
}
