import QuartziteFileFormats

/// A module of an app.
package struct CheckoutModule: Sendable {
    /// The declaration of a module.
    package enum Origin: Hashable, Sendable {
        /// A target of an Xcode project, by the path of the `.xcodeproj` and the target's id.
        case project(String, target: String)
        /// A target of a Swift package, by the path of the manifest and the target's name.
        case package(manifest: String, target: String)
        /// A podspec, by its path, with the names of the subspecs.
        case podspec(String, subspecs: [String])
        /// A folder without a project.
        case folder(String)
    }

    /// The symbols that Xcode generates for asset catalogs.
    package enum AssetSymbols: Sendable {
        case none
        /// Those of `ColorResource` and `ImageResource`.
        case resources
        /// These, and those of UIKit's classes.
        case everywhere
    }

    /// The declaration of the module.
    package let origin: Origin
    /// The name with which code imports the module.
    package let name: String
    /// Whether the module is an app's own module.
    package let isApplication: Bool
    /// The absolute paths of the files to compile.
    package let sources: [String]
    /// The files and folders of the module's own bundle; those of a package are in a resource bundle instead.
    package let resources: [ProjectResource]
    /// The files and folders of other bundles, by bundle name without extension.
    package internal(set) var resourceBundles: [String: [ProjectResource]] = [:]
    /// The settings for compiling Swift files.
    package internal(set) var swift: SwiftSettings
    /// The property list of the module's bundle.
    package let infoPropertyList: InfoPropertyList
    /// The names of the modules in the checkout that this one requires, in order.
    package internal(set) var dependencies: [String] = []
    /// The declared files that do not exist.
    package let missingFiles: [String]

    /// The symbols that are generated for the module's asset catalogs; everywhere unless the project says otherwise.
    package private(set) var assetSymbols = AssetSymbols.everywhere

    /// The paths of the asset catalogs for which symbols are generated.
    package var assetCatalogs: [String] {
        let all =
            switch origin {
            case .project, .folder: resources
            case .package: resources + resourceBundles.sorted { $0.key < $1.key }.flatMap(\.value)
            case .podspec: [ProjectResource]()
            }
        return all.map(\.path).filter { $0.fileExtension == "xcassets" }
    }

    /// The absolute paths of the Swift files.
    package var swiftFiles: [String] { sources.filter { $0.fileExtension == "swift" } }

    init(_ target: XcodeTarget) {
        origin = .project(target.project, target: target.id)
        name = target.moduleName
        isApplication = target.productType == .application
        (sources, resources, missingFiles) = (target.sources, target.resources, target.missingFiles)
        (swift, infoPropertyList) = (target.swift, target.infoPropertyList)
        if target.settings.text("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") == "NO" {
            assetSymbols = .none
        } else if target.settings.text("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") == "NO" {
            assetSymbols = .resources
        }
    }

    init(_ target: PackageTarget, manifest: String, isApplication: Bool = false) {
        origin = .package(manifest: manifest, target: target.name)
        name = target.moduleName
        self.isApplication = isApplication
        (sources, missingFiles) = (target.sources, [])
        resources = isApplication ? target.resources : []
        if !isApplication, !target.resources.isEmpty { resourceBundles = [target.bundleName: target.resources] }
        swift = target.swift
        let region = target.defaultLocalization.map { PropertyList(.string($0)) }
        infoPropertyList = InfoPropertyList(entries: region.map { ["CFBundleDevelopmentRegion": $0] } ?? [:])
    }

    init(_ podspec: Podspec, subspecs: [String]) {
        origin = .podspec(podspec.path, subspecs: subspecs)
        name = podspec.moduleName
        isApplication = false
        (sources, resources, missingFiles) = (podspec.sources, podspec.resources, [])
        resourceBundles = podspec.resourceBundles
        var swift = SwiftSettings()
        swift.languageVersion = podspec.languageVersion
        (self.swift, infoPropertyList) = (swift, InfoPropertyList(entries: [:]))
    }

    init(_ tests: CheckoutTests, origin: Origin) {
        self.origin = origin
        name = tests.moduleName
        isApplication = false
        (sources, resources, missingFiles) = (tests.sources, tests.resources, [])
        (swift, infoPropertyList) = (tests.swift, InfoPropertyList(entries: [:]))
    }

    init(_ application: CheckoutApplication, folder: String) {
        origin = .folder(folder)
        name = application.moduleName
        isApplication = true
        (sources, resources, missingFiles) = (application.sources, application.resources, [])
        (swift, infoPropertyList) = (application.swift, application.infoPropertyList)
    }
}
