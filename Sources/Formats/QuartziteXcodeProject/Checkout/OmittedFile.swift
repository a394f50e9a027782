/// A Swift file of a checkout that belongs to no module, with the reason.
package struct OmittedFile: Hashable, Sendable {
    /// The reason why a file belongs to no module.
    package enum Reason: Hashable, Sendable {
        /// The file is the manifest of a package.
        case manifest
        /// The file belongs to tests.
        case test
        /// The file belongs to a playground.
        case playground
        /// The file belongs to a copy of another project.
        case vendored
        /// The file belongs only to targets for another platform.
        case otherPlatform(Platform)
        /// The file belongs to a target that is neither an app nor a library, such as an app extension.
        case otherProduct(target: String)
        /// The file belongs to a module that another module with the same name replaces.
        case replaced(target: String)
        /// No target contains the file.
        case noTarget
    }

    /// The absolute path.
    package let path: String
    /// The reason why the file belongs to no module.
    package let reason: Reason
}

extension Checkout {
    /// Returns the Swift files in the folder that no module of the graph contains, in alphabetical order.
    package func omittedFiles(from graph: ModuleGraph) -> [OmittedFile] {
        let used = Set(graph.modules.flatMap(\.sources))
        var owners: [String: [XcodeTarget]] = [:]
        for target in projects.flatMap(\.targets) {
            for file in target.swiftFiles { owners[file, default: []].append(target) }
        }
        let tests = Set(packages.flatMap(\.targets).filter { $0.kind == .testTarget }.flatMap(\.sources))
        var omitted: [OmittedFile] = []
        files.visit(folder) { path, isFolder in
            if isFolder { return !CheckoutContents.isOmitted(path) }
            guard path.fileExtension == "swift", !used.contains(path) else { return false }
            let reason = tests.contains(path) ? .test : self.reason(path, owners[path] ?? [])
            omitted.append(OmittedFile(path: path, reason: reason))
            return false
        }
        return omitted
    }

    private func reason(_ path: String, _ owners: [XcodeTarget]) -> OmittedFile.Reason {
        let name = path.lastPathComponent
        if name == "Package.swift" || name.hasPrefix("Package@") { return .manifest }
        if path.contains(".playground/") { return .playground }
        if CheckoutContents.isVendored(path, in: folder) { return .vendored }
        let isTest = owners.contains { $0.productType == .unitTests || $0.productType == .uiTests }
        let others = owners.filter { $0.productType != .unitTests && $0.productType != .uiTests }
        if others.isEmpty { return isTest || CheckoutContents.isTest(path, in: folder) ? .test : .noTarget }
        guard let target = others.first(where: \.isForIOS) else {
            return .otherPlatform(others.flatMap(\.platforms).first ?? .macOS)
        }
        let isModule = target.productType == .application || target.productType.isLibrary
        return isModule ? .replaced(target: target.name) : .otherProduct(target: target.name)
    }
}
