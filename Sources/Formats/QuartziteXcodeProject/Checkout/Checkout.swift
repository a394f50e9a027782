import Foundation

/// A folder, with the projects, packages and podspecs that declare its contents.
///
/// A checkout is what `git clone` leaves, and Quartzite has to find the app in it without Xcode, CocoaPods or Ruby.
/// Projects, packages and podspecs are read as data and never executed: a `Package.swift` or a podspec is a program,
/// and running it would let a downloaded folder do anything on the user's machine. Their literal parts, with simple
/// expressions, are read; what cannot be read becomes a warning. Only for packages that have to be fetched does SwiftPM
/// run, as it does in Xcode. Files and folders are read by the project's own code, which takes 26 ms for a project file
/// of 250 KB where Foundation's types took 100 ms, and Foundation's XML parser stops the program at some damaged names.
package struct Checkout: Sendable {
    /// The folder that was specified, with symbolic links resolved.
    package let folder: String
    /// Access to the files of the whole checkout.
    package private(set) var files: CheckoutFiles
    /// The Xcode projects, in alphabetical order of their paths.
    package private(set) var projects: [XcodeProject] = []
    /// The workspaces, in alphabetical order of their paths.
    package private(set) var workspaces: [Workspace] = []
    /// The schemes of the projects and workspaces that run an app.
    package private(set) var schemes: [Scheme] = []
    /// The Swift packages, in alphabetical order of their paths.
    package private(set) var packages: [SwiftPackage] = []
    /// The podspecs, in alphabetical order of their paths.
    package private(set) var podspecs: [Podspec] = []
    /// The Podfiles, in alphabetical order of their paths.
    package private(set) var podfiles: [Podfile] = []
    /// The iOS apps in the folder; the first is the one to run by default.
    package private(set) var applications: [CheckoutApplication] = []
    /// The app targets in the folder that are built only for other platforms.
    package private(set) var otherApplications: [XcodeTarget] = []
    /// The warnings about files that could not be read.
    package private(set) var problems: [ProjectProblem] = []

    /// The number of parent folders that are searched for a repository.
    private static let highest = 8
    /// The number of parent folders that are searched for the library to which an example belongs.
    private static let highestLibrary = 3

    /// Reads a folder and the checkout around it.
    ///
    /// - Parameters:
    ///   - folder: The folder whose apps to find.
    ///   - root: The folder that contains all files that the apps may use. If nil, it is the nearest folder with
    ///     `.git`, that of the library around the folder, or the folder itself.
    /// - Throws: An error if the folder does not exist. Contents that cannot be read become warnings.
    package init(_ folder: String, root: String? = nil) throws(ProjectProblem) {
        let place = URL(filePath: folder).resolvingSymlinksInPath().standardizedFileURL.path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
            throw ProjectProblem(.missing, folder, "there is no such folder")
        }
        guard isFolder.boolValue else { throw ProjectProblem(.unreadable, folder, "not a folder") }
        self.folder = place
        files = CheckoutFiles(root: root ?? Self.root(around: place))
        guard files.contains(place) else { throw ProjectProblem(.outside, folder, "not in \(files.root)") }
        let contents = CheckoutContents(files.root, files: files)
        if !contents.isComplete {
            problems.append(
                ProjectProblem(.tooLarge, .warning, files.root, "too many or too deep folders; some were not read"))
        }
        read(contents)
        findApplications(contents)
    }

    /// Returns the nearest repository around a path, or else the folder of the library around it, or the path itself.
    private static func root(around folder: String) -> String {
        var (current, root) = (folder, folder)
        // A home folder can be a repository of settings, which is not an app's checkout.
        let home = URL(filePath: NSHomeDirectory()).resolvingSymlinksInPath().path
        for _ in 0...highest where current != "/" && current != home {
            if FileManager.default.fileExists(atPath: current + "/.git") { return current }
            current = current.parentFolder
        }
        (current, root) = (folder, folder)
        for _ in 0..<highestLibrary {
            current = current.parentFolder
            if current == home { break }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: current)) ?? []
            if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".podspec") }) { root = current }
        }
        return root
    }

    // MARK: Reading

    private mutating func read(_ contents: CheckoutContents) {
        let files = files
        projects = each(contents.projects) { path throws(ProjectProblem) in try XcodeProject(path, files: files) }
        workspaces = each(contents.workspaces) { path throws(ProjectProblem) in try Workspace(path, files: files) }
        addManifests(contents.manifests)
        podspecs = each(contents.podspecs) { path throws(ProjectProblem) in try Podspec(path, files: files) }
        podfiles = each(contents.podfiles) { path throws(ProjectProblem) in try Podfile(path, files: files) }
        for container in contents.projects.sorted() + contents.workspaces.sorted() {
            let found = each(schemePaths(container)) { path throws(ProjectProblem) in
                try Scheme(path, folder: container.parentFolder, files: files)
            }
            schemes += found.filter { $0.target != nil }
        }
        problems += projects.flatMap(\.problems) + workspaces.flatMap(\.problems)
        problems += packages.flatMap(\.problems) + podfiles.flatMap(\.problems)
    }

    /// Allows access to folders outside the checkout.
    mutating func addRoots(_ folders: [String]) { files.addRoots(folders) }

    /// Reads manifests of packages outside the checkout.
    mutating func add(manifests: [String]) {
        let count = problems.count
        addManifests(manifests)
        // Their authors know what their manifests need; only those that cannot be read concern the app.
        problems[count...].removeAll { $0.kind == .unsupported }
    }

    /// Reads a package as SwiftPM describes it.
    package mutating func describe(_ manifest: String, as description: Data) {
        guard let package = try? SwiftPackage(manifest, files: files, description: description) else { return }
        packages.removeAll { $0.manifest == manifest }
        packages.append(package)
        problems.removeAll { $0.file == manifest }
        enableTraits()
    }

    private mutating func addManifests(_ manifests: [String]) {
        let files = files
        packages += each(manifests) { path throws(ProjectProblem) in try SwiftPackage(path, files: files) }
        // Quartzite is what code is compiled against, also for the examples in its own repository.
        packages.removeAll { $0.name == "quartzite" }
        enableTraits()
    }

    /// Reads packages again whose traits others enable.
    private mutating func enableTraits() {
        let references = projects.flatMap(\.packageReferences) + packages.flatMap(\.references)
        let requested = Dictionary(grouping: references) { $0.identity }
        for (index, package) in packages.enumerated() where !package.traits.isEmpty {
            guard let found = requested[package.identity], found.contains(where: { $0.traits != nil }) else { continue }
            let traits = Set(found.flatMap { $0.traits ?? ["default"] })
            if let other = try? SwiftPackage(
                package.manifest, files: files, traits: traits, description: package.description)
            {
                packages[index] = other
            }
        }
    }

    /// Reads several files, and records a warning for each that cannot be read.
    private mutating func each<Result>(
        _ paths: [String], _ read: (String) throws(ProjectProblem) -> Result
    ) -> [Result] {
        var results: [Result] = []
        for path in paths.sorted() {
            do {
                results.append(try read(path))
            } catch {
                problems.append(error.asWarning)
            }
        }
        return results
    }

    private func schemePaths(_ container: String) -> [String] {
        let users = (try? FileManager.default.contentsOfDirectory(atPath: container + "/xcuserdata")) ?? []
        let folders = ["xcshareddata"] + users.sorted().map { "xcuserdata/" + $0 }
        return folders.flatMap { folder -> [String] in
            let place = "\(container)/\(folder)/xcschemes"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
            return names.sorted().filter { $0.hasSuffix(".xcscheme") }.map { place + "/" + $0 }
        }
    }

    // MARK: Apps

    private mutating func findApplications(_ contents: CheckoutContents) {
        let own = projects.filter { $0.path.hasPrefix(folder + "/") || $0.path == folder }
        let targets = own.flatMap(\.targets).filter { $0.productType == .application }
        otherApplications = targets.filter { !$0.isForIOS }
        var found = targets.filter { $0.isForIOS && !$0.sources.isEmpty }.map { CheckoutApplication($0, files: files) }
        for package in packages where package.manifest.hasPrefix(folder + "/") {
            let names = package.applications.flatMap { package.products[$0] ?? [] }
            found += package.targets.filter { names.contains($0.name) }.map {
                CheckoutApplication($0, of: package, files: files)
            }
        }
        let isDeclared = !own.isEmpty || packages.contains { $0.manifest.hasPrefix(folder + "/") }
        if !isDeclared, let application = folderApplication(contents) {
            found = [application]
        }
        let scheduled = Set(schemes.compactMap { $0.target.flatMap { target($0)?.reference } })
        applications = ApplicationOrder(root: files.root, scheduled: scheduled).sorted(found)
    }

    /// Returns the app formed by the folder's files that belong to no podspec.
    private func folderApplication(_ contents: CheckoutContents) -> CheckoutApplication? {
        let resources = podspecs.flatMap { $0.resources + $0.resourceBundles.values.flatMap(\.self) }
        let declared = Set(podspecs.flatMap(\.sources) + resources.map(\.path))
        return FolderApplication(folder, contents, declared: declared, files: files).application
    }

    /// Returns the app with a name.
    ///
    /// - Parameter name: The target's name, the path of its project, or both in the form that the error shows; nil for
    ///   the only app.
    /// - Throws: An error that lists all apps if none or several match.
    package func application(named name: String?) throws(ProjectProblem) -> CheckoutApplication {
        let matching = applications.filter { application in
            guard let name, name != application.name else { return true }
            guard case .project(let path, _) = application.origin else { return false }
            let project = files.relative(path)
            return [project, project.parentFolder, "\(application.name) (\(project))"].contains(name)
        }
        if matching.count == 1 { return matching[0] }
        let list = applications.map { application in
            guard case .project(let path, _) = application.origin else { return application.name }
            let isUnique = applications.count { $0.name == application.name } == 1
            return isUnique ? application.name : "\(application.name) (\(files.relative(path)))"
        }
        if applications.isEmpty { throw ProjectProblem(.undeclared, folder, "there is no app for iOS in this folder") }
        guard matching.isEmpty, let name else {
            throw ProjectProblem(.ambiguous, folder, "several apps; choose one: \(list.joined(separator: ", "))")
        }
        throw ProjectProblem(
            .undeclared, folder, "there is no app \(name); choose one: \(list.joined(separator: ", "))")
    }

    /// Returns the target of a dependency, found by its id, its product's id or its name.
    package func target(_ dependency: TargetDependency) -> XcodeTarget? {
        guard case .target(let path, let id, let name) = dependency,
            let targets = projects.first(where: { $0.path == path })?.targets
        else { return nil }
        return targets.first { $0.id == id } ?? targets.first { $0.productID == id }
            ?? targets.first { $0.name == name }
    }
}
