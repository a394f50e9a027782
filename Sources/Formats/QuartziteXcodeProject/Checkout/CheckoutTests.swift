import QuartziteFileFormats

/// A module of tests that a checkout declares.
package struct CheckoutTests: Sendable {
    /// The declaration of the tests.
    package enum Origin: Hashable, Sendable {
        /// A target of a Swift package, by the path of the manifest and the target's name.
        case package(manifest: String, target: String)
        /// A target of an Xcode project, by the path of the `.xcodeproj` and the target's id.
        case project(String, target: String)
        /// The test specification of a podspec, by the podspec's path.
        case podspec(String)
        /// A folder whose name ends in `Tests`, and that no target contains.
        case folder(String)

        /// The path of the file or folder that declares the tests.
        package var path: String {
            switch self {
            case .project(let path, _), .package(let path, _), .podspec(let path), .folder(let path): path
            }
        }
    }

    /// The declaration of the tests.
    package let origin: Origin
    /// The name of the target.
    package let name: String
    /// The name of the module.
    package let moduleName: String
    /// The absolute paths of the files to compile.
    package let sources: [String]
    /// The files and folders that the tests find in their bundle.
    package let resources: [ProjectResource]
    /// The settings for compiling Swift files.
    package let swift: SwiftSettings
    /// The app whose process the tests run in; nil if they need none.
    package internal(set) var host: CheckoutApplication?
    /// Whether the tests are of an interface: they launch the app, and touch it.
    package internal(set) var isForInterface = false
    /// The names of the modules under test that the declaration names.
    let dependencies: [TargetDependency]

    /// The absolute paths of the Swift files.
    package var swiftFiles: [String] { sources.filter { $0.fileExtension == "swift" } }

    init(_ target: XcodeTarget) {
        origin = .project(target.project, target: target.id)
        (name, moduleName) = (target.name, target.moduleName)
        (sources, resources, swift) = (target.sources, target.resources, target.swift)
        dependencies = target.dependencies
    }

    init(_ target: PackageTarget, of package: SwiftPackage) {
        origin = .package(manifest: package.manifest, target: target.name)
        (name, moduleName) = (target.name, target.moduleName)
        (sources, resources, swift) = (target.sources, target.resources, target.swift)
        dependencies = []
    }

    init(_ podspec: Podspec) {
        origin = .podspec(podspec.path)
        name = podspec.name + "Tests"
        moduleName = podspec.moduleName + "Tests"
        (sources, resources) = (podspec.testSources, podspec.testResources)
        var swift = SwiftSettings()
        swift.languageVersion = podspec.languageVersion
        (self.swift, dependencies) = (swift, [])
    }

    init(folder: String, sources: [String], resources: [ProjectResource]) {
        origin = .folder(folder)
        name = folder.lastPathComponent
        moduleName = SettingExpansion.moduleName(folder.lastPathComponent)
        (self.sources, self.resources, swift, dependencies) = (sources, resources, SwiftSettings(), [])
    }

    /// The tests as an app without a delegate, whose bundle has the resources of the tests.
    package func application(_ files: CheckoutFiles) -> CheckoutApplication {
        CheckoutApplication(
            tests: name, moduleName: moduleName, sources: sources, resources: resources, files: files)
    }
}

extension Checkout {
    /// The unit tests in the folder, in order of their declarations: those of packages, projects, podspecs and folders.
    ///
    /// If several declarations share files, the one with the most modules in the checkout is listed.
    package var tests: [CheckoutTests] {
        var found: [CheckoutTests] = []
        for tests in declaredTests where !tests.swiftFiles.isEmpty {
            let files = Set(tests.swiftFiles)
            guard let index = found.firstIndex(where: { !files.isDisjoint(with: $0.swiftFiles) }) else {
                found.append(tests)
                continue
            }
            let (own, other) = (modules(of: tests).absences.count, modules(of: found[index]).absences.count)
            if own < other { found[index] = tests }
        }
        return found
    }

    /// The targets for tests of interfaces in the folder whose app is not in the project, or not in Swift with UIKit.
    package var interfaceTestsWithoutApp: [XcodeTarget] {
        projects.flatMap(\.targets).filter { target in
            target.productType == .uiTests && target.isForIOS && target.project.hasPrefix(folder)
                && !target.swiftFiles.isEmpty && testedApp(of: target) == nil
        }
    }

    private var declaredTests: [CheckoutTests] {
        let place = folder + "/"
        func isOwn(_ path: String) -> Bool {
            path.hasPrefix(place) && !CheckoutContents.isVendored(path, in: files.root)
        }
        var found = packages.filter { isOwn($0.manifest) }.flatMap { package in
            package.targets.filter { $0.kind == .testTarget }.map { CheckoutTests($0, of: package) }
        }
        for target in projects.filter({ isOwn($0.path) }).flatMap(\.targets)
        where target.isForIOS && (target.productType == .unitTests || target.productType == .uiTests) {
            var tests = CheckoutTests(target)
            tests.isForInterface = target.productType == .uiTests
            tests.host = tests.isForInterface ? testedApp(of: target) : host(of: target)
            // Without its app, a test of an interface has nothing to launch.
            if tests.isForInterface, tests.host == nil { continue }
            found.append(tests)
        }
        found += podspecs.filter { isOwn($0.path) && !$0.testSources.isEmpty }.map { CheckoutTests($0) }
        return found + folderTests(besides: Set(found.flatMap(\.sources)))
    }

    /// Returns the app in whose process the tests of a target run.
    private func host(of target: XcodeTarget) -> CheckoutApplication? {
        guard let path = target.settings.text("TEST_HOST"), !path.isEmpty else { return nil }
        let apps = target.dependencies.compactMap { self.target($0) }.filter { $0.productType == .application }
        let app = apps.first { path.contains("/\($0.productName).app") } ?? apps.first
        return app.map { CheckoutApplication($0, files: files) }
    }

    /// Returns the app that the tests of an interface launch; nil if it is not in Swift with UIKit.
    private func testedApp(of target: XcodeTarget) -> CheckoutApplication? {
        let named = target.settings.text("TEST_TARGET_NAME")
        let all =
            target.dependencies.compactMap { self.target($0) }
            + projects.filter { $0.path == target.project }.flatMap(\.targets)
        let apps = all.filter { $0.productType == .application && $0.isForIOS }
        let app = apps.first { $0.name == named } ?? (named == nil ? apps.first : nil)
        let found = app.map { CheckoutApplication($0, files: files) }
        return found?.interface == .uiKit ? found : nil
    }

    /// Returns the tests of folders that are named as tests, and whose files no target contains.
    private func folderTests(besides declared: Set<String>) -> [CheckoutTests] {
        let owned = Set(projects.flatMap(\.targets).flatMap(\.sources)).union(declared)
        var sources: [String: [String]] = [:]
        files.visit(folder) { path, isFolder in
            if isFolder {
                return !CheckoutContents.isOmitted(path) && !CheckoutContents.isVendored(path + "/", in: folder)
            }
            guard path.fileExtension == "swift", path.lastPathComponent != "LinuxMain.swift", !owned.contains(path),
                let place = Self.testFolder(of: path, in: folder)
            else { return false }
            sources[place, default: []].append(path)
            return false
        }
        let testing: Set<String> = ["XCTest", "Testing"]
        return sources.sorted { $0.key < $1.key }.compactMap { folder, files in
            let imports = SourceScan(files, files: self.files).imports
            guard !testing.isDisjoint(with: imports) else { return nil }
            return CheckoutTests(folder: folder, sources: files.sorted(), resources: [])
        }
    }

    /// Returns the outermost folder of a file that is named as tests, but not as tests of interfaces.
    private static func testFolder(of path: String, in folder: String) -> String? {
        var place = folder
        for name in path.dropFirst(folder.count).split(separator: "/").dropLast() {
            place += "/" + name
            if name.hasSuffix("UITests") || name == "UI Tests" { return nil }
            if name.hasSuffix("Tests") { return place }
        }
        return nil
    }

    /// Returns the modules of tests; that of the tests is the last.
    package func modules(of tests: CheckoutTests) -> ModuleGraph {
        var resolver = ModuleResolver(self)
        resolver.add(tests)
        return resolver.graph
    }
}
