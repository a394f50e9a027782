import Foundation

/// A Swift package, read from the literals of its manifest without executing it.
package struct SwiftPackage: Sendable {
    /// The path of the manifest.
    package let manifest: String
    /// The package's name.
    package private(set) var name: String
    /// The targets, in the order of the manifest.
    package private(set) var targets: [PackageTarget] = []
    /// The names of the targets of each product, by product name.
    package private(set) var products: [String: [String]] = [:]
    /// The names of the app products, in order.
    package private(set) var applications: [String] = []
    /// The folders of the packages in the checkout on which this one depends.
    package private(set) var localDependencies: [String] = []
    /// The packages that Xcode would download.
    package private(set) var references: [PackageReference] = []
    /// The kinds of the targets that are not compiled, by name: `plugin` or `binaryTarget`.
    package private(set) var otherTargets: [String: String] = [:]
    /// The traits that the package declares, with those that each of them enables.
    package private(set) var traits: [String: [String]] = [:]
    /// The traits that are enabled, which are conditions of `#if` in the package.
    package private(set) var enabledTraits: Set<String> = []
    /// The Swift language version that the package sets, such as `5`.
    package private(set) var languageVersion: String?
    /// The language of texts that are not translated, such as `en`; nil if the manifest has none.
    package private(set) var defaultLocalization: String?
    /// The tools version from the first line, such as `5.9`.
    package private(set) var toolsVersion: String
    /// The warnings about unsupported parts of the manifest.
    package private(set) var problems: [ProjectProblem] = []

    /// What SwiftPM said of the manifest; nil if its literals were read.
    package let description: Data?
    /// Whether the manifest consists of literals, so that all of it is known.
    package var isComplete: Bool { !problems.contains { $0.kind == .unsupported } }

    /// The folder of the manifest.
    package var folder: String { manifest.parentFolder }
    /// The name with which SwiftPM compares packages.
    package var identity: String { folder.lastPathComponent.lowercased() }

    /// Reads a manifest, or the one beside it that is meant for the version of the tools.
    ///
    /// - Parameters:
    ///   - traits: The traits that others enable; nil for the package's defaults.
    ///   - description: What SwiftPM says of the manifest, which replaces what its literals say; nil for these.
    package init(
        _ manifest: String, files: CheckoutFiles, traits: Set<String>? = nil, description: Data? = nil
    ) throws(ProjectProblem) {
        (self.manifest, self.description) = (manifest, description)
        let text = try files.text(of: Self.variant(of: manifest, files))
        guard text.utf8.count <= 1 << 20 else { throw ProjectProblem(.tooLarge, manifest, "larger than 1 MB") }
        name = manifest.parentFolder.lastPathComponent
        let version = text.firstMatch(of: /swift-tools-version\s*:\s*(\d+(?:\.\d+)?)/)
        toolsVersion = (version?.output.1).map(String.init) ?? "3.1"
        if let described = description.flatMap(ManifestDescription.init) {
            read(described.package, files: files, traits: traits)
            return
        }
        var parser = ManifestParser(text)
        var package: ManifestExpression?
        while let token = parser.current {
            let line = parser.line
            parser.advance()
            switch token {
            case .name("let"), .name("var"): declare(&parser, &package)
            case .name("if"), .name("for"), .name("switch"), .directive("if"):
                addProblem(line, "conditions and loops are ignored")
            case .name("package") where parser.current == .symbol("."):
                addProblem(line, "changes after the declaration of the package are ignored")
            default: break
            }
        }
        guard let package else {
            throw ProjectProblem(.syntax, manifest, "no package is declared by a call of Package(…)")
        }
        read(package, files: files, traits: traits)
    }

    /// Reads a declaration `name: Type = value`.
    private func declare(_ parser: inout ManifestParser, _ package: inout ManifestExpression?) {
        guard case .name(let name)? = parser.current else { return }
        parser.advance()
        if parser.consume(":") {
            while let token = parser.current, token != .symbol("="), token != .name("let"), token != .symbol("{") {
                parser.advance()
            }
        }
        guard parser.consume("=") else { return }
        let value = parser.expression()
        if case .call("Package", _, _) = value { package = package ?? value } else { parser.constants[name] = value }
    }

    private mutating func addProblem(_ line: Int, _ message: String) {
        problems.append(ProjectProblem(.unsupported, .warning, manifest, line: line, message))
    }

    /// Returns the path of the newest manifest for these tools, such as `Package@swift-6.0.swift`.
    private static func variant(of manifest: String, _ files: CheckoutFiles) -> String {
        let folder = manifest.parentFolder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let versions = names.compactMap { name -> (name: String, version: [Int])? in
            guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
            let parts = name.dropFirst("Package@swift-".count).dropLast(".swift".count).split(separator: ".")
            let numbers = parts.compactMap { $0.count < 10 ? Int($0) : nil }
            return numbers.count == parts.count && !tools.lexicographicallyPrecedes(numbers) ? (name, numbers) : nil
        }
        // A file that declares no package is none of them.
        let newest = versions.filter { version in
            (try? files.text(of: "\(folder)/\(version.name)"))?.contains("Package(") == true
        }.max { $0.version.lexicographicallyPrecedes($1.version) }
        return newest.map { "\(folder)/\($0.name)" } ?? manifest
    }

    /// The version of the tools whose manifests are read.
    private static let tools = [6, 3, 99]

    private mutating func read(_ package: ManifestExpression, files: CheckoutFiles, traits: Set<String>?) {
        name = package["name"]?.string ?? name
        let localization = package["defaultLocalization"]
        defaultLocalization = localization?.string ?? localization?.first?.string
        readTraits(package, enabled: traits)
        for product in package["products"]?.elements ?? [] {
            guard case .call(let kind, _, _) = product, let name = product["name"]?.string else { continue }
            products[name] = product["targets"]?.strings ?? []
            if kind == "iOSApplication" { applications.append(name) }
        }
        for dependency in package["dependencies"]?.elements ?? [] { readDependency(dependency, files) }
        let modes = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"]
        let versions = (modes?.elements ?? []).compactMap { mode -> Int? in
            guard case .name(let name) = mode, name.hasPrefix("v") else { return nil }
            return Int(name.dropFirst().prefix { $0 != "_" })
        }
        languageVersion = versions.max().map(String.init) ?? (toolsVersion.hasPrefix("6") ? "6" : "5")
        for target in package["targets"]?.elements ?? [] { readTarget(target, files) }
        for line in Set(package.unknownLines).sorted() { addProblem(line, "this expression is not supported") }
    }

    /// Reads the traits, and determines which ones are enabled.
    private mutating func readTraits(_ package: ManifestExpression, enabled: Set<String>?) {
        var defaults: [String] = []
        for trait in package["traits"]?.elements ?? [] {
            if case .call("default", _, _) = trait {
                defaults = trait["enabledTraits"]?.strings ?? []
            } else if let name = trait.string ?? trait["name"]?.string {
                traits[name] = trait["enabledTraits"]?.strings ?? []
            }
        }
        var open = (enabled ?? ["default"]).flatMap { $0 == "default" ? defaults : [$0] }
        while let name = open.popLast() {
            guard let others = traits[name], enabledTraits.insert(name).inserted else { continue }
            open += others
        }
    }

    private mutating func readDependency(_ dependency: ManifestExpression, _ files: CheckoutFiles) {
        if let reference = PackageReference(dependency, file: manifest) { return references.append(reference) }
        guard case .call(_, _, let line) = dependency, let path = dependency["path"]?.string else { return }
        switch files.lookup(path, in: folder) {
        case .found(let found): localDependencies.append(found)
        case .missing(let missing):
            problems.append(
                ProjectProblem(
                    .missing, .warning, manifest, line: line, "there is no package \(files.relative(missing))"))
        case .outside:
            problems.append(
                ProjectProblem(.outside, .warning, manifest, line: line, "\(path) is outside the checkout"))
        }
    }

    private mutating func readTarget(_ target: ManifestExpression, _ files: CheckoutFiles) {
        guard case .call(let kind, _, let line) = target, let name = target["name"]?.string else { return }
        guard let kind = PackageTarget.Kind(rawValue: kind) else {
            let isKnown = ["plugin", "binaryTarget"].contains(kind)
            if !isKnown { addProblem(line, "the target \(name) is made by a function, \(kind)") }
            otherTargets[name] = kind
            return
        }
        var reader = PackageTargetReader(
            target, name: name, kind: kind, folder: folder, packageName: self.name, isFirst: targets.isEmpty,
            files: files)
        reader.languageVersion = languageVersion
        reader.traits = enabledTraits
        guard var found = reader.read() else {
            return problems.append(
                ProjectProblem(.missing, .warning, manifest, line: line, "there is no folder for the target \(name)"))
        }
        found.defaultLocalization = defaultLocalization
        targets.append(found)
        problems += reader.outside.map {
            ProjectProblem(.outside, .warning, manifest, line: line, "\($0) is outside the checkout")
        }
    }
}
