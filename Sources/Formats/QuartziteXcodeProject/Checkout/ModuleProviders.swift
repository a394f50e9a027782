/// Finds the declarations of modules in a checkout by name.
struct ModuleProviders {
    /// The libraries, and their modules, that Quartzite has modules of its own for, which replace them.
    static let replaced: Set = [
        "SnapshotTesting", "InlineSnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase",
        "iOSSnapshotTestCaseCore",
    ]

    private var providers: [String: [CheckoutModule.Origin]] = [:]

    init(_ checkout: Checkout) {
        let root = checkout.files.root
        var ranked: [(name: String, origin: CheckoutModule.Origin, rank: [Int])] = []
        func add(_ names: Set<String>, _ origin: CheckoutModule.Origin, kind: Int, path: String) {
            let rank = [
                CheckoutContents.isVendored(path, in: root) ? 1 : 0, kind, path.split(separator: "/").count,
            ]
            for name in names.subtracting(Self.replaced).sorted() { ranked.append((name, origin, rank)) }
        }
        for target in checkout.projects.flatMap(\.targets) where target.productType.isLibrary && target.isForIOS {
            // An outdated project lists files that do not exist.
            let isComplete = target.missingFiles.filter { $0.fileExtension == "swift" }.isEmpty
            if target.sources.isEmpty || !isComplete { continue }
            let names: Set = [target.moduleName, target.productName]
            // A framework takes precedence over its static copies.
            let kind = target.productType == .framework ? 0 : 1
            add(names, .project(target.project, target: target.id), kind: kind, path: target.project)
        }
        for package in checkout.packages {
            for target in package.targets where target.kind == .target && !target.sources.isEmpty {
                let products = package.products.filter { $0.value.contains(target.name) }.map(\.key)
                let names = Set([target.moduleName] + (products.count == 1 ? products : []))
                let origin = CheckoutModule.Origin.package(manifest: package.manifest, target: target.name)
                add(names, origin, kind: 2, path: package.manifest)
            }
        }
        for podspec in checkout.podspecs where !podspec.sources.isEmpty {
            add([podspec.moduleName, podspec.name], .podspec(podspec.path, subspecs: []), kind: 3, path: podspec.path)
        }
        let sorted = ranked.enumerated().sorted { first, second in
            if first.element.rank == second.element.rank { return first.offset < second.offset }
            return first.element.rank.lexicographicallyPrecedes(second.element.rank)
        }
        for (_, provider) in sorted { providers[provider.name, default: []].append(provider.origin) }
    }

    /// Returns the preferred declaration of a module: the checkout's own projects come first, then packages, then
    /// podspecs.
    func provider(of name: String) -> CheckoutModule.Origin? { providers[name]?.first }

    /// Returns all declarations of a module.
    func all(_ name: String) -> [CheckoutModule.Origin] { providers[name] ?? [] }
}
