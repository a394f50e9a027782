import Foundation
import QuartziteCommandLine
import QuartziteXcodeProject

/// Gets the packages that an app's modules require and that its checkout does not contain, as Xcode does.
///
/// SwiftPM resolves them in a manifest of our own. What it makes of the same manifest and pins is kept, so that it runs
/// once.
struct PackageResolution {
    private var checkout: Checkout
    private let installation: Installation
    private let options: PackageOptions
    private var pins: PackagePins?
    private var folder: PackageFolder?
    private var earlier: [String: PackageFolder.Resolution] = [:]
    private var kept: [String: PackageFolder.Resolution] = [:]
    /// What could not be had, one line each.
    private(set) var warnings: [String] = []
    private var unavailable: Set<String> = []
    /// The manifests that SwiftPM has been asked to run.
    private var described: Set<String> = []

    /// The number of times that packages which others require are looked for.
    private static let rounds = 6

    /// Returns a checkout with the packages that modules require, and says what cannot be had.
    ///
    /// - Parameter graphs: Returns the modules of what is to be compiled.
    static func complete(
        _ checkout: Checkout, _ installation: Installation, _ options: PackageOptions,
        graphs: (Checkout) -> [ModuleGraph]
    ) throws -> Checkout {
        var resolution = PackageResolution(checkout, installation, options)
        try resolution.perform(graphs)
        if !options.isQuiet { for line in resolution.warnings { Console.write("quartzite: warning: \(line)\n") } }
        return resolution.checkout
    }

    private init(_ checkout: Checkout, _ installation: Installation, _ options: PackageOptions) {
        (self.checkout, self.installation, self.options) = (checkout, installation, options)
    }

    private mutating func perform(_ graphs: (Checkout) -> [ModuleGraph]) throws {
        let first = graphs(checkout)
        // A project that misses no package needs no more of the manifests than it has, unless code makes them.
        let used = Set(first.flatMap(\.modules).map(\.origin.path))
        let isVague = checkout.packages.contains { package in
            !package.isComplete && used.contains { $0.hasPrefix(package.folder + "/") }
        }
        let misses = first.contains { $0.absences.contains { $0.package != nil } }
        guard isVague || misses else { return }
        try describe()
        if !misses, !graphs(checkout).contains(where: { $0.absences.contains { $0.package != nil } }) { return }
        var desired: [MissingPackage] = []
        for round in 0..<Self.rounds {
            let found = graphs(checkout)
            var isNew = false
            for package in found.flatMap({ checkout.missingPackages(of: $0) }) {
                if unavailable.contains(package.reference.identity) { continue }
                isNew = merge(package, into: &desired) || isNew
            }
            guard isNew else { break }
            if round == 0, let graph = found.last { readPins(of: graph) }
            try resolve(&desired)
            try describe()
        }
        nameBinaries(in: graphs(checkout))
        guard let folder, kept != earlier else { return }
        try folder.save(kept)
    }

    /// Names what packages contain and cannot be compiled.
    private mutating func nameBinaries(in graphs: [ModuleGraph]) {
        for absence in graphs.flatMap(\.absences) where absence.reason == ModuleGraph.Absence.binary {
            let line = "\(absence.name), which \(absence.neededBy) needs, is left out: \(absence.reason)"
            if !warnings.contains(line) { warnings.append(line) }
        }
    }

    /// Lets SwiftPM run the manifests that do not consist of literals.
    private mutating func describe() throws {
        for package in checkout.packages where !package.isComplete && described.insert(package.manifest).inserted {
            guard let description = try opened().description(of: package.manifest) else { continue }
            checkout.describe(package.manifest, as: description)
        }
    }

    private mutating func readPins(of graph: ModuleGraph) {
        let (pins, problem) = checkout.pins(of: graph)
        self.pins = pins
        if let problem {
            warnings.append("\(problem.file): \(problem.message); the versions of packages are chosen anew")
        }
    }

    /// Adds a package or its products, and returns whether anything was added.
    private func merge(_ package: MissingPackage, into desired: inout [MissingPackage]) -> Bool {
        let identity = package.reference.identity
        guard let index = desired.firstIndex(where: { $0.reference.identity == identity }) else {
            desired.append(package)
            return true
        }
        let before = desired[index]
        desired[index].add(package)
        return desired[index] != before
    }

    /// Adds the folders of packages to the checkout; those that cannot be had are removed from the list.
    private mutating func resolve(_ desired: inout [MissingPackage]) throws {
        for package in desired where package.reference.requirement == nil {
            drop(package, because: "its versions are not given as SwiftPM expects them")
        }
        desired.removeAll { $0.reference.requirement == nil }
        guard !desired.isEmpty else { return }
        let folder = try opened()
        let key = folder.key(PackageManifest(packages: desired), pins)
        if let resolution = earlier[key], isUsable(resolution) {
            kept[key] = resolution
            finish(resolution, &desired)
            return
        }
        let resolution = try run(desired, in: folder)
        kept[key] = resolution
        finish(resolution, &desired)
    }

    /// Whether SwiftPM need not run again: everything is there, or there is no network.
    private func isUsable(_ resolution: PackageFolder.Resolution) -> Bool {
        let isThere = resolution.folders.allSatisfy { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
        return isThere && (resolution.failures.isEmpty || options.isOffline && resolution.isOffline)
    }

    private mutating func finish(_ resolution: PackageFolder.Resolution, _ desired: inout [MissingPackage]) {
        warnings += resolution.failures.filter { !warnings.contains($0) }
        checkout.add(packages: resolution.folders)
        let there = Set(resolution.folders.map { ($0 as NSString).lastPathComponent.lowercased() })
        for package in desired where !there.contains(package.reference.identity) {
            unavailable.insert(package.reference.identity)
        }
        desired.removeAll { !there.contains($0.reference.identity) }
    }

    private mutating func opened() throws -> PackageFolder {
        if let folder { return folder }
        let showsProgress = !options.isQuiet && Console.isErrorTerminal
        let opened = try PackageFolder(for: checkout, installation, showsProgress: showsProgress)
        earlier = opened.resolutions()
        folder = opened
        return opened
    }

    private mutating func drop(_ package: MissingPackage, because reason: String) {
        unavailable.insert(package.reference.identity)
        warnings.append(Self.message(about: package, reason))
    }

    // MARK: SwiftPM

    /// Lets SwiftPM resolve packages, without those that it cannot get.
    private mutating func run(_ desired: [MissingPackage], in folder: PackageFolder) throws -> PackageFolder.Resolution
    {
        var manifest = PackageManifest(packages: desired)
        var failures: [String] = []
        var pins = pins
        if pins == nil { folder.removePins() }
        while true {
            let attempt = try folder.resolve(manifest, pins, isOffline: options.isOffline)
            if attempt.isSuccess { break }
            let failure = PackageFailure(attempt.output, manifest.packages)
            if manifest.namesProducts, failure.concernsProducts {
                manifest.namesProducts = false
                continue
            }
            let reason =
                options.isOffline && attempt.output.contains("not allowed") ? "it is not in the cache" : failure.reason
            if let path = pins?.path {
                // A version that is pinned may be gone, or contradict what the project asks for.
                failures.append("\(path): \(reason); the versions of packages are chosen anew")
                pins = nil
                folder.removePins()
            } else if let last = failure.culprits.last {
                var left = manifest.packages
                failures.append(Self.message(about: left.remove(at: last), reason))
                manifest = PackageManifest(packages: left, namesProducts: manifest.namesProducts)
                if left.isEmpty { break }
            } else if manifest.namesProducts {
                // What the packages themselves require is looked for one by one, in the next round.
                manifest.namesProducts = false
            } else {
                failures.append("packages: \(reason)")
                break
            }
        }
        let folders = manifest.packages.isEmpty ? [] : folder.checkouts
        // A failure whose package is there after all, because only its products are named wrongly, is none.
        return PackageFolder.Resolution(folders: folders, failures: failures, isOffline: options.isOffline)
    }

    /// Returns one line about a package that cannot be had.
    private static func message(about package: MissingPackage, _ reason: String) -> String {
        let modules = package.neededBy.isEmpty ? "" : ", which \(list(package.neededBy)) needs,"
        return "the package \(package.reference.name) (\(package.reference.url))\(modules) cannot be had: \(reason); "
            + "what uses it is left out or a placeholder"
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(3).joined(separator: " and ") + (names.count > 3 ? " and others" : "")
    }
}

/// How packages are got.
struct PackageOptions {
    /// Whether only what is on this machine is used.
    var isOffline = false
    /// Whether nothing is said.
    var isQuiet = false
}
