import QuartziteFileFormats

/// A Swift package that a project or another package names by its address, and that Xcode would download.
package struct PackageReference: Hashable, Sendable {
    /// The versions that are accepted, in SwiftPM's terms.
    package enum Requirement: Hashable, Sendable {
        case upToNextMajor(String)
        case upToNextMinor(String)
        /// The versions from the first one up to the second one, which is excluded.
        case range(String, String)
        case exact(String)
        case branch(String)
        case revision(String)
    }

    /// The address of the repository, as written.
    package let url: String
    /// The accepted versions; nil if they are missing or cannot be read.
    package let requirement: Requirement?
    /// The traits that are enabled; nil for the package's own defaults, which `default` among the names stands for as well.
    package let traits: [String]?
    /// The path of the file with the reference.
    package let file: String

    /// The name of the repository, without its extension.
    package var name: String { Self.name(of: url) }
    /// The name with which SwiftPM compares packages.
    package var identity: String { name.lowercased() }

    /// Reads a reference of an Xcode project; returns nil if it has no address.
    init?(_ object: ProjectObject, file: String) {
        guard let url = object.string("repositoryURL") else { return nil }
        let list = object.list["requirement"]
        func value(_ key: String) -> String { list?[key]?.string ?? "" }
        let requirement: Requirement? =
            switch value("kind") {
            case "upToNextMajorVersion": .upToNextMajor(value("minimumVersion"))
            case "upToNextMinorVersion": .upToNextMinor(value("minimumVersion"))
            case "versionRange": .range(value("minimumVersion"), value("maximumVersion"))
            case "exactVersion": .exact(value("version"))
            case "branch": .branch(value("branch"))
            case "revision": .revision(value("revision"))
            default: nil
            }
        let traits = object.list["traits"].map(\.strings)
        self.init(url: url, requirement: requirement, traits: traits, file: file)
    }

    /// Reads `.package(url:…)` in a manifest; returns nil if it has no address.
    init?(_ dependency: ManifestExpression, file: String) {
        guard let url = dependency["url"]?.string else { return nil }
        let traits = dependency["traits"].map { list in
            list.elements.compactMap { trait -> String? in
                if case .name("defaults") = trait { return "default" }
                return trait.string ?? trait["name"]?.string
            }
        }
        self.init(url: url, requirement: Self.requirement(of: dependency), traits: traits, file: file)
    }

    private init(url: String, requirement: Requirement?, traits: [String]?, file: String) {
        self.url = url
        self.requirement = requirement.flatMap { $0.isValid ? $0 : nil }
        self.traits = traits
        self.file = file
    }

    private static func requirement(of dependency: ManifestExpression) -> Requirement? {
        if let version = dependency["from"]?.string { return .upToNextMajor(version) }
        if let version = dependency["exact"]?.string { return .exact(version) }
        if let branch = dependency["branch"]?.string { return .branch(branch) }
        if let revision = dependency["revision"]?.string { return .revision(revision) }
        guard case .call(let kind, _, _)? = dependency.first, let value = dependency.first else { return nil }
        let version = value.first?.string ?? value["from"]?.string ?? ""
        switch kind {
        case "upToNextMajor": return .upToNextMajor(version)
        case "upToNextMinor": return .upToNextMinor(version)
        case "exact": return .exact(version)
        case "branch": return .branch(version)
        case "revision": return .revision(version)
        case "..<": return .range(version, value["to"]?.string ?? "")
        case "...":
            // The next patch of the last version is the first one that is not accepted.
            guard var last = Requirement.numbers(value["to"]?.string ?? "") else { return nil }
            last[2] += 1
            return .range(version, last.map(String.init).joined(separator: "."))
        default: return nil
        }
    }

    /// Returns the name of a repository at an address.
    static func name(of url: String) -> String {
        let name = url.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? url
        return name.hasSuffix(".git") ? String(name.dropLast(".git".count)) : name
    }
}

extension PackageReference.Requirement {
    /// Returns the three numbers of a version such as `5.1.0-beta`; nil for other texts.
    static func numbers(_ version: String) -> [Int]? {
        let parts = version.prefix { $0 != "-" && $0 != "+" }.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) && $0.count < 10 ? Int($0) : nil }
        return numbers.count == 3 && parts.count == 3 ? numbers : nil
    }

    /// Whether versions have three numbers, and names are not empty and no options of git.
    fileprivate var isValid: Bool {
        switch self {
        case .upToNextMajor(let version), .upToNextMinor(let version), .exact(let version):
            Self.numbers(version) != nil
        case .range(let first, let last):
            switch (Self.numbers(first), Self.numbers(last)) {
            case (let first?, let last?): first.lexicographicallyPrecedes(last)
            default: false
            }
        case .branch(let name), .revision(let name): !name.isEmpty && !name.hasPrefix("-")
        }
    }
}
