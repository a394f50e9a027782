import QuartziteFileFormats
import Foundation

/// An app that a checkout declares.
package struct CheckoutApplication: Sendable {
    /// The declaration of an app.
    package enum Origin: Hashable, Sendable {
        /// A target of an Xcode project, by the path of the `.xcodeproj` and the target's id.
        case project(String, target: String)
        /// A product of a Swift package, by the path of the manifest and the name of the target.
        case package(manifest: String, target: String)
        /// A folder without a project.
        case folder(String)
    }

    /// The framework and language of an app's interface.
    package enum Interface: Sendable {
        case uiKit, swiftUI
        /// An app most of whose files are not written in Swift.
        case objectiveC
    }

    /// The declaration of the app.
    package let origin: Origin
    /// The name of the target.
    package let name: String
    /// The name of the app's module.
    package let moduleName: String
    /// The absolute paths of the files to compile.
    package internal(set) var sources: [String]
    /// The files and folders of the app's bundle.
    package internal(set) var resources: [ProjectResource]
    /// The settings for compiling Swift files.
    package let swift: SwiftSettings
    /// The app's property list.
    package let infoPropertyList: InfoPropertyList
    /// The framework and language of the app's interface.
    package let interface: Interface
    /// Whether the checkout has all Swift files of the app.
    package private(set) var isComplete = true
    /// The name of the tint colour in the asset catalog; nil for the system's.
    package private(set) var accentColorName: String?
    /// The device families of the app, 1 for iPhone and 2 for iPad; only iPhone if the project sets none.
    package private(set) var deviceFamilies = [1]
    /// The name of the storyboard with which the app starts if neither the property list nor code names one.
    package internal(set) var startingStoryboard: String?

    /// The name of the storyboard with which the app starts, not including storyboards of scenes.
    package var mainStoryboard: String? { infoPropertyList.mainStoryboard ?? startingStoryboard }

    init(_ target: XcodeTarget, files: CheckoutFiles) {
        origin = .project(target.project, target: target.id)
        (name, moduleName) = (target.name, target.moduleName)
        (sources, resources) = (target.sources, target.resources)
        (swift, infoPropertyList) = (target.swift, target.infoPropertyList)
        interface = Self.interface(of: target.sources, files)
        isComplete = !target.missingFiles.contains { $0.fileExtension == "swift" }
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

    /// Creates the app that stands for a module of tests.
    init(tests name: String, moduleName: String, sources: [String], resources: [ProjectResource], files: CheckoutFiles)
    {
        origin = .folder(files.root)
        (self.name, self.moduleName, self.sources, self.resources) = (name, moduleName, sources, resources)
        swift = SwiftSettings()
        infoPropertyList = InfoPropertyList(entries: [:])
        interface = .uiKit
    }

    private static func interface(of sources: [String], _ files: CheckoutFiles) -> Interface {
        let others = sources.count { $0.fileExtension != "swift" }
        guard sources.count > 2 * others else { return .objectiveC }
        return SourceScan(sources, files: files).declaresSwiftUIApp ? .swiftUI : .uiKit
    }
}
