import Foundation

/// The files of a target, from its build phases and its synchronized folders.
struct TargetFiles {
    private let target: ProjectObject
    private let objects: ProjectObjects
    private let paths: ProjectPaths
    /// The path of the `Info.plist`, which is not a resource even if it is listed as one.
    private let infoPath: String?
    /// The patterns of files that settings exclude, and of files that they include despite that.
    private let (excluded, included): ([GlobPattern], [GlobPattern])
    private var seen: Set<String> = []

    private(set) var sources: [String] = []
    private(set) var resources: [ProjectResource] = []
    private(set) var missing: [String] = []
    private(set) var problems: [ProjectProblem] = []

    init(
        _ target: ProjectObject, objects: ProjectObjects, paths: ProjectPaths, infoPath: String?,
        settings: BuildSettings
    ) {
        self.target = target
        self.objects = objects
        self.paths = paths
        self.infoPath = infoPath
        excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES").map { GlobPattern($0) }
        included = settings.list("INCLUDED_SOURCE_FILE_NAMES").map { GlobPattern($0) }
    }

    mutating func read() {
        for phase in objects.all(target.strings("buildPhases")) {
            switch phase.isa {
            case "PBXSourcesBuildPhase": readFiles(of: phase) { $0.addSource($1) }
            case "PBXResourcesBuildPhase": readFiles(of: phase) { $0.addResource($1) }
            case "PBXCopyFilesBuildPhase": readCopies(of: phase)
            default: break
            }
        }
        let owned = target.strings("fileSystemSynchronizedGroups")
        for folder in objects.all(isa: "PBXFileSystemSynchronizedRootGroup") {
            let place = paths.place(of: folder)
            guard case .file(let path) = place else {
                if owned.contains(folder.id) { record(place) }
                continue
            }
            let reader = SynchronizedFolder(
                path, object: folder, target: target, isOwned: owned.contains(folder.id), objects: objects)
            for member in reader.members(paths.files) where member.path != infoPath && !isExcluded(member.path) {
                if member.isSource { addSource(member.path) } else { addResource(member.path) }
            }
        }
    }

    // MARK: Build phases

    private mutating func readFiles(of phase: ProjectObject, add: (inout TargetFiles, String) -> Void) {
        for file in objects.all(phase.strings("files")) where isForIOS(file) {
            guard let reference = objects.object("fileRef", of: file) else { continue }
            for path in existing(reference) { add(&self, path) }
        }
    }

    /// Returns whether a build file is not restricted to other platforms.
    private func isForIOS(_ file: ProjectObject) -> Bool {
        let filters = file.strings("platformFilters") + (file.string("platformFilter").map { [$0] } ?? [])
        return filters.isEmpty || filters.contains("ios")
    }

    /// Returns the existing files of a reference; a variant group provides a file for each language.
    private mutating func existing(_ reference: ProjectObject) -> [String] {
        if reference.isa == "PBXVariantGroup" {
            return objects.all(reference.strings("children")).filter { $0.id != reference.id }.flatMap { child in
                child.isa == "PBXVariantGroup" ? [] : existing(child)
            }
        }
        let place = paths.place(of: reference)
        if case .file(let path) = place { return isExcluded(path) ? [] : [path] }
        record(place)
        return []
    }

    /// Records a file that cannot be used.
    private mutating func record(_ place: ProjectPaths.Place) {
        switch place {
        case .missing(let path): if seen.insert(path).inserted { missing.append(path) }
        case .outside(let path):
            let name = target.string("name") ?? target.id
            problems.append(
                ProjectProblem(
                    .outside, .warning, objects.file, line: target.list.line,
                    "a file of \(name) is outside the checkout: \(path)"))
        case .file, .product, .system: break
        }
    }

    /// Returns whether settings exclude a file by its name or its path relative to the project.
    private func isExcluded(_ path: String) -> Bool {
        func matches(_ patterns: [GlobPattern]) -> Bool {
            let relative = String(path.dropFirst(paths.sourceRoot.count + 1))
            return patterns.contains { $0.matches(path.lastPathComponent) || $0.matches(relative) || $0.matches(path) }
        }
        return matches(excluded) && !matches(included)
    }

    private mutating func addSource(_ path: String) {
        // A source that is a folder, such as a data model, becomes a resource.
        if paths.files.isFolder(path) { return addResource(path) }
        if seen.insert(path).inserted { sources.append(path) }
    }

    private mutating func addResource(_ path: String) {
        guard path != infoPath, seen.insert(path).inserted else { return }
        resources.append(ProjectResource(path: path))
    }

    /// Reads the files that a phase copies into the resources folder.
    private mutating func readCopies(of phase: ProjectObject) {
        // Destination 7 is the resources folder and 1 the bundle itself, which are the same on iOS.
        guard let folder = phase.string("dstSubfolderSpec"), ["7", "1"].contains(folder),
            phase.string("runOnlyForDeploymentPostprocessing") != "1"
        else { return }
        let destination = phase.string("dstPath") ?? ""
        for file in objects.all(phase.strings("files")) {
            guard let reference = objects.object("fileRef", of: file) else { continue }
            for path in existing(reference) where seen.insert(path).inserted {
                let isPlain = !destination.contains("$") && !destination.split(separator: "/").contains("..")
                resources.append(ProjectResource(path: path, destination: isPlain ? destination : ""))
            }
        }
    }
}
