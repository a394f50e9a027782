import Foundation

/// Reads the dependencies of a target: targets, packages and linked frameworks.
struct DependencyReader {
    private let target: ProjectObject
    private let project: String
    private let objects: ProjectObjects
    private let paths: ProjectPaths

    private(set) var found: [TargetDependency] = []
    private(set) var problems: [ProjectProblem] = []

    init(_ target: ProjectObject, project: String, objects: ProjectObjects, paths: ProjectPaths) {
        self.target = target
        self.project = project
        self.objects = objects
        self.paths = paths
    }

    mutating func read() {
        for dependency in objects.all(target.strings("dependencies")) { readTarget(dependency) }
        for product in objects.all(target.strings("packageProductDependencies")) { readProduct(product) }
        for phase in objects.all(target.strings("buildPhases")) {
            // Destination 10 is the folder of embedded frameworks.
            let embeds = phase.isa == "PBXCopyFilesBuildPhase" && phase.string("dstSubfolderSpec") == "10"
            guard phase.isa == "PBXFrameworksBuildPhase" || embeds else { continue }
            for file in objects.all(phase.strings("files")) { readLinked(file) }
        }
        // A bundle of the same project that is copied as a resource must be built first.
        for phase in objects.all(target.strings("buildPhases")) where phase.isa == "PBXResourcesBuildPhase" {
            for file in objects.all(phase.strings("files")) {
                if let reference = objects.object("fileRef", of: file), let other = builder(of: reference) {
                    add(other)
                }
            }
        }
    }

    private mutating func add(_ dependency: TargetDependency) {
        if !found.contains(dependency) { found.append(dependency) }
    }

    private mutating func readTarget(_ dependency: ProjectObject) {
        if let other = objects.object("target", of: dependency) {
            if other.isa == "PBXNativeTarget" { add(reference(to: other)) }
        } else if let product = objects.object("productRef", of: dependency) {
            readProduct(product)
        } else if let proxy = objects.object("targetProxy", of: dependency) {
            if let other = remoteTarget(proxy) { add(other) }
        } else {
            problems.append(
                ProjectProblem(
                    .undeclared, .warning, objects.file, line: dependency.list.line,
                    "\(target.string("name") ?? target.id) depends on a target that is not declared"))
        }
    }

    private mutating func readProduct(_ product: ProjectObject) {
        guard product.isa == "XCSwiftPackageProductDependency", let name = product.string("productName") else { return }
        // The names of plug-in products have a prefix.
        if name.hasPrefix("plugin:") { return }
        let package = objects.object("package", of: product)
        var identity = package?.string("repositoryURL").map(PackageReference.name(of:))
        if let path = package?.string("relativePath"), case .file(let folder) = paths.located(path) {
            identity = folder
        }
        add(.package(product: name, package: identity))
    }

    private mutating func readLinked(_ file: ProjectObject) {
        let filters = file.strings("platformFilters") + (file.string("platformFilter").map { [$0] } ?? [])
        guard filters.isEmpty || filters.contains("ios") else { return }
        if let product = objects.object("productRef", of: file) { return readProduct(product) }
        guard let reference = objects.object("fileRef", of: file) else { return }
        if let other = builder(of: reference) { return add(other) }
        let place = paths.place(of: reference)
        switch place {
        case .system(let name): add(.system(name: Self.libraryName(name)))
        case .product(let name), .file(let name), .missing(let name), .outside(let name):
            if name.contains("System/Library/Frameworks") || name.hasSuffix(".tbd") {
                add(.system(name: Self.libraryName(name)))
            } else {
                add(.framework(name: Self.libraryName(name)))
            }
        }
    }

    /// Returns the target that builds a product, in this or another project.
    private func builder(of reference: ProjectObject) -> TargetDependency? {
        if reference.isa == "PBXReferenceProxy", let proxy = objects.object("remoteRef", of: reference) {
            return remoteTarget(proxy, product: reference.string("path"))
        }
        let targets = objects.all(objects.project.strings("targets"))
        return targets.first { $0.string("productReference") == reference.id }.map(self.reference)
    }

    private func reference(to other: ProjectObject) -> TargetDependency {
        .target(project: project, id: other.id, name: other.string("name") ?? other.id)
    }

    /// Returns the target that a proxy represents.
    private func remoteTarget(_ proxy: ProjectObject, product: String? = nil) -> TargetDependency? {
        guard let portal = objects.object("containerPortal", of: proxy) else { return nil }
        let id = proxy.string("remoteGlobalIDString") ?? ""
        if portal.id == objects.project.id {
            return objects[id].flatMap { $0.isa == "PBXNativeTarget" ? reference(to: $0) : nil }
        }
        let name = proxy.string("remoteInfo") ?? product?.fileName ?? id
        guard case .file(let other) = paths.place(of: portal) else {
            return product.map { .framework(name: Self.libraryName($0)) }
        }
        return .target(project: other, id: id, name: name)
    }

    /// Returns the name of a library from its file name, such as `libz.tbd` or `Pop.framework`.
    static func libraryName(_ file: String) -> String {
        let name = file.fileName
        let isLibrary = ["a", "dylib", "tbd", "so"].contains(file.fileExtension)
        return isLibrary && name.hasPrefix("lib") ? String(name.dropFirst("lib".count)) : name
    }
}
