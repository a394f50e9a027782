import QuartziteFileFormats

/// A target of an Xcode project, with its settings for the Debug configuration and the iPhone simulator.
package struct XcodeTarget: Sendable {
    /// The path of the `.xcodeproj` folder.
    package let project: String
    /// The target's id in the project.
    package let id: String
    /// The id of the product's file, with which other projects refer to the target.
    let productID: String?
    /// The target's name.
    package let name: String
    /// The type of product that the target builds.
    package let productType: ProductType
    /// The platforms for which the target is built.
    package let platforms: [Platform]
    /// The name with which code imports the module.
    package let moduleName: String
    /// The product's name, without extension.
    package let productName: String
    /// The absolute paths of the files to compile, in the order of the project.
    package internal(set) var sources: [String] = []
    /// The files and folders to copy into the product's bundle, in the order of the project.
    package internal(set) var resources: [ProjectResource] = []
    /// The declared files that do not exist.
    package internal(set) var missingFiles: [String] = []
    /// The warnings about the target, except missing files.
    package internal(set) var problems: [ProjectProblem] = []
    /// The dependencies of the target, in the order of the project.
    package internal(set) var dependencies: [TargetDependency] = []
    /// The build settings.
    package let settings: BuildSettings
    /// The settings for compiling Swift files.
    package let swift: SwiftSettings
    /// The property list of the product, with references to settings expanded.
    package internal(set) var infoPropertyList: InfoPropertyList
    /// The languages of the resources, in alphabetical order.
    package var languages: [String] { Set(resources.compactMap(\.language)).sorted() }
    /// The absolute paths of the Swift files.
    package var swiftFiles: [String] { sources.filter { $0.fileExtension == "swift" } }
    /// Whether iOS is one of the target's platforms.
    package var isForIOS: Bool { platforms.contains(.iOS) }
    /// The reference with which other targets depend on this one.
    package var reference: TargetDependency { .target(project: project, id: id, name: name) }
}
