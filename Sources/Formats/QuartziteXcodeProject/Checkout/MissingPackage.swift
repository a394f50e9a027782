/// A package that modules require and that the checkout does not contain, with its address.
package struct MissingPackage: Hashable, Sendable {
    /// The reference that names the package.
    package let reference: PackageReference
    /// The products that modules require, in order; empty if they are not known.
    package internal(set) var products: [String] = []
    /// The names of the modules that require them.
    package internal(set) var neededBy: [String] = []

    /// Adds the products of the same package that others require.
    package mutating func add(_ other: MissingPackage) {
        products += other.products.filter { !products.contains($0) }
        neededBy += other.neededBy.filter { !neededBy.contains($0) }
    }
}

extension Checkout {
    /// Returns the packages of modules that the checkout does not contain, in the order of their references.
    package func missingPackages(of graph: ModuleGraph) -> [MissingPackage] {
        var found: [MissingPackage] = []
        for reference in references(of: graph) where !contains(reference) {
            if found.contains(where: { $0.reference.identity == reference.identity }) { continue }
            found.append(MissingPackage(reference: reference))
        }
        for absence in graph.absences {
            guard let desired = absence.package?.lowercased() else { continue }
            let only = found.count == 1 ? found.indices.first : nil
            guard let index = found.firstIndex(where: { $0.reference.identity == desired }) ?? only else { continue }
            if !found[index].products.contains(absence.name) { found[index].products.append(absence.name) }
            if !found[index].neededBy.contains(absence.neededBy) { found[index].neededBy.append(absence.neededBy) }
        }
        // A package that no module needs stays where it is.
        return graph.absences.contains { $0.package != nil } ? found : []
    }

    /// The references of the projects and packages that declare modules, the app's own first.
    private func references(of graph: ModuleGraph) -> [PackageReference] {
        var seen: Set<String> = []
        var found: [PackageReference] = []
        for origin in graph.modules.reversed().map(\.origin) where seen.insert(origin.path).inserted {
            switch origin {
            case .project(let path, _): found += projects.first { $0.path == path }?.packageReferences ?? []
            case .package(let manifest, _): found += packages.first { $0.manifest == manifest }?.references ?? []
            case .podspec, .folder: break
            }
        }
        return found
    }

    private func contains(_ reference: PackageReference) -> Bool {
        packages.contains { $0.identity == reference.identity || $0.name.lowercased() == reference.identity }
    }

    /// Adds packages in folders outside the checkout, such as those that SwiftPM has downloaded.
    package mutating func add(packages folders: [String]) {
        let known = Set(packages.map(\.folder))
        addRoots(folders)
        let manifests = folders.map { CheckoutFiles(root: $0).root }.filter { !known.contains($0) }
        add(manifests: manifests.map { $0 + "/Package.swift" })
    }
}
