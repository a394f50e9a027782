import Foundation

/// Collects modules and everything that they require.
struct ModuleResolver {
    private let checkout: Checkout
    private let providers: ModuleProviders
    private(set) var graph = ModuleGraph()
    /// The name of each module that the graph contains or is about to contain, keyed by the module's origin.
    private var names: [CheckoutModule.Origin: String] = [:]
    /// The names of the libraries among those modules.
    ///
    /// A program can contain only one module of each name, so a second library of the same name is left out.
    private var addedLibraries: Set<String> = []
    /// The modules whose dependencies are being resolved; each one is a dependency of the one before it.
    private var open: [CheckoutModule.Origin] = []
    private static let maximumDepth = 128

    init(_ checkout: Checkout) {
        self.checkout = checkout
        providers = ModuleProviders(checkout)
    }

    /// Adds an app and the modules that it requires.
    mutating func add(_ application: CheckoutApplication) {
        switch application.origin {
        case .project(let path, let id): _ = add(.project(path, target: id))
        case .package(let manifest, let name): _ = add(.package(manifest: manifest, target: name), isApplication: true)
        case .folder(let folder): finish(CheckoutModule(application, folder: folder), needs: [])
        }
    }

    /// Adds a module of tests and the modules that it requires, including the app that hosts it.
    mutating func add(_ tests: CheckoutTests) {
        switch tests.origin {
        case .package(let manifest, let name): _ = add(.package(manifest: manifest, target: name))
        case .project(let path, let id):
            guard let target = checkout.target(.target(project: path, id: id, name: tests.name)) else { return }
            var module = CheckoutModule(target)
            var needs = addNeeds(of: target, to: &module)
            if let host = tests.host, case .project(let path, let id) = host.origin {
                let app = add(.project(path, target: id), isApplication: true)
                // Tests that do not import the app see nothing of it.
                let imports = SourceScan(module.sources, files: checkout.files).imports
                needs += [app].compactMap(\.self).filter(imports.contains)
            }
            finish(module, needs: needs)
        case .podspec(let path):
            let module = CheckoutModule(tests, origin: .podspec(path, subspecs: [tests.name]))
            finish(module, needs: add(.podspec(path, subspecs: [])).map { [$0] } ?? [])
        case .folder(let folder): finish(CheckoutModule(tests, origin: .folder(folder)), needs: [])
        }
    }

    /// Adds libraries in the folder whose modules have not been added.
    mutating func addLibraries() {
        let folder = checkout.folder + "/"
        let root = checkout.files.root
        var names: Set<String> = []
        for project in checkout.projects where project.path.hasPrefix(folder) {
            names.formUnion(project.targets.filter { $0.productType.isLibrary && $0.isForIOS }.map(\.moduleName))
        }
        for package in checkout.packages where package.manifest.hasPrefix(folder) {
            names.formUnion(package.targets.filter { $0.kind != .testTarget && $0.kind != .macro }.map(\.moduleName))
        }
        names.formUnion(checkout.podspecs.filter { $0.path.hasPrefix(folder) }.map(\.moduleName))
        for name in names.sorted() where !graph.modules.contains(where: { $0.name == name }) {
            guard let origin = providers.provider(of: name),
                !CheckoutContents.isVendored(origin.path, in: root)
            else { continue }
            _ = add(origin)
        }
    }

    // MARK: Modules

    /// Adds a module and the modules that it requires, unless it was added before.
    ///
    /// - Returns: The name of the module; nil if nothing declares it.
    private mutating func add(_ origin: CheckoutModule.Origin, isApplication: Bool = false) -> String? {
        if let start = open.firstIndex(of: origin) {
            let circle = (open[start...] + [origin]).compactMap { names[$0] }.joined(separator: " → ")
            graph.problems.append(
                ProjectProblem(.cycle, .warning, origin.path, "modules depend on each other: \(circle)"))
            return nil
        }
        if let name = names[origin] { return name }
        if !isApplication, let name = moduleName(of: origin), addedLibraries.contains(name) { return name }
        guard open.count < Self.maximumDepth else { return nil }
        switch origin {
        case .project(let path, let id):
            guard let target = checkout.target(.target(project: path, id: id, name: "")) else { return nil }
            begin(origin, target.moduleName, isApplication: target.productType == .application)
            var module = CheckoutModule(target)
            graph.problems += target.problems
            let needs = addNeeds(of: target, to: &module)
            finish(module, needs: needs)
        case .package(let manifest, let name):
            guard let package = checkout.packages.first(where: { $0.manifest == manifest }),
                let target = package.targets.first(where: { $0.name == name })
            else { return nil }
            begin(origin, target.moduleName, isApplication: isApplication)
            let module = CheckoutModule(target, manifest: manifest, isApplication: isApplication)
            finish(module, needs: target.dependencies.flatMap { self.need($0, of: target, in: package) })
        case .podspec(let path, let subspecs):
            guard let podspec = podspec(path, subspecs) else { return nil }
            begin(origin, podspec.moduleName)
            finish(
                CheckoutModule(podspec, subspecs: subspecs),
                needs: podspec.dependencies.compactMap {
                    self.pod($0, subspecs: [], folder: nil, by: podspec.moduleName)
                })
        case .folder: return nil
        }
        return names[origin]
    }

    /// Returns the name of the module that an origin declares; nil for apps.
    private func moduleName(of origin: CheckoutModule.Origin) -> String? {
        switch origin {
        case .project(let path, let id):
            guard let target = checkout.target(.target(project: path, id: id, name: "")) else { return nil }
            return target.productType == .application ? nil : target.moduleName
        case .package(_, let name): return SettingExpansion.moduleName(name)
        case .podspec(let path, _): return checkout.podspecs.first { $0.path == path }?.moduleName
        case .folder: return nil
        }
    }

    private func podspec(_ path: String, _ subspecs: [String]) -> Podspec? {
        if subspecs.isEmpty { return checkout.podspecs.first { $0.path == path } }
        return try? Podspec(path, subspecs: subspecs, files: checkout.files)
    }

    private mutating func begin(_ origin: CheckoutModule.Origin, _ name: String, isApplication: Bool = false) {
        names[origin] = name
        if !isApplication { addedLibraries.insert(name) }
        open.append(origin)
    }

    /// Adds a module after those that it requires or imports.
    private mutating func finish(_ module: CheckoutModule, needs: [String]) {
        var module = module
        var needed = needs
        for name in SourceScan(module.sources, files: checkout.files).imports
        where name != module.name && !needed.contains(name) {
            if let other = providers.provider(of: name).flatMap({ self.add($0) }) { needed.append(other) }
        }
        var seen: Set = [module.name]
        module.dependencies = needed.filter { seen.insert($0).inserted }
        if open.last == module.origin { open.removeLast() }
        graph.modules.append(module)
    }

    private mutating func miss(_ name: String, by module: String, _ reason: String, package: String? = nil) {
        let absence = ModuleGraph.Absence(name: name, neededBy: module, reason: reason, package: package)
        if !graph.absences.contains(absence) { graph.absences.append(absence) }
    }

    // MARK: Needs of a project's target

    /// Adds the modules that a target requires and returns their names; bundles become part of `module`.
    private mutating func addNeeds(of target: XcodeTarget, to module: inout CheckoutModule) -> [String] {
        var needs: [String] = []
        let pods = self.pods(of: target)
        for pod in pods {
            // A target can name several subspecs of a pod, which are one module.
            let all = pods.filter { $0.name == pod.name }
            guard all.first == pod else { continue }
            let subspecs = all.compactMap(\.subspec)
            if let name = self.pod(pod.name, subspecs: subspecs, folder: pod.folder, by: target.moduleName) {
                needs.append(name)
            }
        }
        // CocoaPods compiles a pod without a Swift version in the version of the app.
        for index in graph.modules.indices {
            if case .podspec = graph.modules[index].origin, graph.modules[index].swift.languageVersion == nil {
                graph.modules[index].swift.languageVersion = target.swift.languageVersion
            }
        }
        for dependency in target.dependencies {
            switch dependency {
            case .target:
                if ModuleProviders.replaced.contains(dependency.name) { continue }
                guard let other = checkout.target(dependency) else {
                    let found = addModule(named: dependency.name)
                    if found.isEmpty {
                        miss(dependency.name, by: target.moduleName, "its project is not in the checkout")
                    }
                    needs += found
                    continue
                }
                if other.productType == .bundle {
                    module.resourceBundles[other.productName] = other.resources
                } else if other.productType.isLibrary {
                    needs += add(other)
                }
            case .package(let product, let place):
                needs += products(product, place, by: target.moduleName, for: target.swiftFiles)
            case .framework(let name):
                if ModuleProviders.replaced.contains(name) { continue }
                let isOfPods = name == "Pods" || name.hasPrefix("Pods_") || name.hasPrefix("Pods-")
                if isOfPods, !pods.isEmpty { continue }
                let found = addModule(named: name)
                if found.isEmpty, !isOfPods, !needs.contains(name) {
                    miss(name, by: target.moduleName, "the checkout does not contain its sources")
                }
                needs += found
            case .system: break
            }
        }
        return needs
    }

    /// Adds a target, replacing one that only aggregates pods by these pods.
    private mutating func add(_ target: XcodeTarget) -> [String] {
        if target.name.hasPrefix("Pods-") {
            return target.dependencies.compactMap { checkout.target($0) }.flatMap { add($0) }
        }
        let isComplete = target.missingFiles.isEmpty || target.swiftFiles.count > target.missingFiles.count
        if !isComplete, let other = providers.provider(of: target.moduleName) { return add(other).map { [$0] } ?? [] }
        return add(.project(target.project, target: target.id)).map { [$0] } ?? []
    }

    /// Adds the module with a name and returns the names of the modules that provide it.
    private mutating func addModule(named name: String) -> [String] {
        guard let origin = providers.provider(of: name) else { return [] }
        if case .project(let path, let id) = origin,
            let target = checkout.target(.target(project: path, id: id, name: ""))
        {
            return add(target)
        }
        return add(origin).map { [$0] } ?? []
    }

    // MARK: Packages

    /// Adds the targets of a product, except for those that only help to test and that none of the files imports.
    private mutating func products(
        _ product: String, _ place: String?, by module: String, for files: [String]? = nil
    ) -> [String] {
        if ModuleProviders.replaced.contains(product) { return [] }
        let named = checkout.packages.first { package in
            guard let place else { return package.products[product] != nil }
            return package.folder == place || package.name == place || package.identity == place.lowercased()
        }
        guard let package = named ?? checkout.packages.first(where: { $0.products[product] != nil }) else {
            if let name = providers.provider(of: product).flatMap({ self.add($0) }) { return [name] }
            let name = place ?? product
            miss(product, by: module, "its package \(name) is not in the checkout", package: name)
            return []
        }
        let all = package.products[product] ?? package.targets.map(\.name).filter { $0 == product }
        let targets = all.filter { name in
            guard let files, let target = package.targets.first(where: { $0.name == name }), helpsToTest(target) else {
                return true
            }
            return SourceScan(files, files: checkout.files).imports.contains(target.moduleName)
        }
        for target in targets { missOther(target, in: package, by: module) }
        return targets.compactMap { add(.package(manifest: package.manifest, target: $0)) }
    }

    private func helpsToTest(_ target: PackageTarget) -> Bool {
        SourceScan(target.sources, files: checkout.files).imports.contains {
            ["XCTest", "Testing"].contains($0) || ModuleProviders.replaced.contains($0)
        }
    }

    /// Adds a dependency of a package target, which is a target of the package or a product of another package.
    private mutating func need(_ name: String, of target: PackageTarget, in package: SwiftPackage) -> [String] {
        if ModuleProviders.replaced.contains(name) { return [] }
        let module = target.moduleName
        let other = target.productPackages[name]
        if let other, other != package.name { return products(name, other, by: module) }
        if missOther(name, in: package, by: module) { return [] }
        if let own = package.targets.first(where: { $0.name == name }) {
            if own.kind == .macro {
                let isKnown = graph.macros.contains { $0.name == own.moduleName }
                let macros = MacroModule(name: own.moduleName, sources: own.sources, neededBy: module)
                if !isKnown { graph.macros.append(macros) }
                return []
            }
            return add(.package(manifest: package.manifest, target: name)).map { [$0] } ?? []
        }
        if package.products[name] != nil { return products(name, package.folder, by: module) }
        return products(name, nil, by: module)
    }

    /// Notes that a target of a package is missing if it is none that is compiled, and returns whether it is.
    @discardableResult
    private mutating func missOther(_ target: String, in package: SwiftPackage, by module: String) -> Bool {
        guard let kind = package.otherTargets[target] else { return false }
        switch kind {
        case "binaryTarget": miss(target, by: module, ModuleGraph.Absence.binary)
        default: break
        }
        return true
    }

    // MARK: CocoaPods

    /// Returns the pods that the nearest Podfile lists for a target.
    private func pods(of target: XcodeTarget) -> [Podfile.Pod] {
        let around = checkout.podfiles.filter { target.project.hasPrefix($0.path.parentFolder + "/") }
        return around.filter { $0.targets[target.name] != nil }.max { $0.path.count < $1.path.count }?.targets[
            target.name] ?? []
    }

    /// Adds a pod and returns the name of its module.
    private mutating func pod(_ name: String, subspecs: [String], folder: String?, by module: String) -> String? {
        if ModuleProviders.replaced.contains(name) { return nil }
        let specs = checkout.podspecs.filter { $0.name == name && !$0.sources.isEmpty }
        if let spec = specs.first(where: { $0.folder == folder }) ?? specs.first {
            return add(selfContained(insteadOf: spec) ?? .podspec(spec.path, subspecs: subspecs))
        }
        let identifier = SettingExpansion.moduleName(name)
        if let origin = providers.provider(of: name) ?? providers.provider(of: identifier) { return add(origin) }
        if folder != nil {
            miss(name, by: module, "its podspec has no sources")
        } else {
            miss(name, by: module, "CocoaPods would download it")
        }
        return nil
    }

    /// Returns the project target for a podspec whose dependencies the checkout lacks, if the target compiles copies of
    /// them.
    private func selfContained(insteadOf spec: Podspec) -> CheckoutModule.Origin? {
        func isThere(_ name: String) -> Bool {
            checkout.podspecs.contains { $0.name == name && !$0.sources.isEmpty } || providers.provider(of: name) != nil
        }
        if spec.dependencies.allSatisfy(isThere) { return nil }
        return providers.all(spec.moduleName).first { origin in
            guard case .project(let path, let id) = origin,
                let target = checkout.target(.target(project: path, id: id, name: ""))
            else { return false }
            if Set(target.swiftFiles).isSubset(of: spec.sources) { return false }
            return target.dependencies.allSatisfy { dependency in
                switch dependency {
                case .system: true
                case .target: checkout.target(dependency) != nil
                case .package(let name, _), .framework(let name): isThere(name)
                }
            }
        }
    }
}

extension CheckoutModule.Origin {
    /// The path of the file or folder that declares the module.
    package var path: String {
        switch self {
        case .project(let path, _), .package(let path, _), .podspec(let path, _), .folder(let path): path
        }
    }
}
