import Foundation

/// An app that a checkout declares.
package struct CheckoutApplication: Sendable {
    /// What declares the app.
    package enum Origin: Hashable, Sendable {
        /// A target of an Xcode project, by the path of the `.xcodeproj` and the target's id.
        case project(String, target: String)
        /// A product of a Swift package, by the path of the manifest and the name of the target.
        case package(manifest: String, target: String)
        /// A folder without a project.
        case folder(String)
    }

    /// What the app's interface is written with.
    package enum Interface: Sendable {
        case uiKit, swiftUI
        /// Most of the app's files are not written in Swift.
        case objectiveC
    }

    /// What declares the app.
    package let origin: Origin
    /// The name of the target.
    package let name: String
    /// The name by which the app's own module is known.
    package let moduleName: String
    /// The absolute paths of the files to compile.
    package internal(set) var sources: [String]
    /// The files and folders of the app's bundle.
    package internal(set) var resources: [ProjectResource]
    /// How Swift files are compiled.
    package let swift: SwiftSettings
    /// The app's property list.
    package let infoPropertyList: InfoPropertyList
    /// What the app's interface is written with.
    package let interface: Interface
    /// The name of the colour in the asset catalog that tints the app; nil for the system's.
    package private(set) var accentColorName: String?
    /// The devices that the app is made for: 1 is the iPhone, 2 the iPad; the iPhone if the project sets none.
    package private(set) var deviceFamilies = [1]
    /// The name of the storyboard that starts the app where the property list names none and no code does.
    package internal(set) var startingStoryboard: String?

    /// The name of the storyboard with which the app starts, without that of its scenes.
    package var mainStoryboard: String? { infoPropertyList.mainStoryboard ?? startingStoryboard }

    init(_ target: XcodeTarget, files: CheckoutFiles) {
        origin = .project(target.project, target: target.id)
        (name, moduleName) = (target.name, target.moduleName)
        (sources, resources) = (target.sources, target.resources)
        (swift, infoPropertyList) = (target.swift, target.infoPropertyList)
        interface = Self.interface(of: target.sources, files)
        accentColorName = target.settings.text("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
        let families = target.settings.text("TARGETED_DEVICE_FAMILY")?.split(separator: ",") ?? []
        let numbers = families.compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        if !numbers.isEmpty { deviceFamilies = numbers }
    }

    init(_ target: PackageTarget, of package: SwiftPackage, files: CheckoutFiles) {
        origin = .package(manifest: package.manifest, target: target.name)
        (name, moduleName) = (target.name, target.moduleName)
        (sources, resources) = (target.sources, target.resources)
        swift = target.swift
        infoPropertyList = InfoPropertyList(entries: [:])
        interface = Self.interface(of: target.sources, files)
    }

    init(folder: String, sources: [String], resources: [ProjectResource], list: InfoPropertyList, files: CheckoutFiles)
    {
        origin = .folder(folder)
        name = folder.lastPathComponent
        moduleName = SettingExpansion.moduleName(folder.lastPathComponent)
        (self.sources, self.resources) = (sources, resources)
        swift = SwiftSettings()
        infoPropertyList = list
        interface = Self.interface(of: sources, files)
    }

    private static func interface(of sources: [String], _ files: CheckoutFiles) -> Interface {
        let others = sources.count { $0.fileExtension != "swift" }
        guard sources.count > 2 * others else { return .objectiveC }
        return SourceScan(sources, files: files).declaresSwiftUIApp ? .swiftUI : .uiKit
    }
}
