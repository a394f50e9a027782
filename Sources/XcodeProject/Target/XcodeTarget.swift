/// A target of an Xcode project, with its settings for the configuration Debug and the simulator of an iPhone.
package struct XcodeTarget: Sendable {
    /// The path of the `.xcodeproj` folder.
    package let project: String
    /// The target's id in the project.
    package let id: String
    /// The id of the product's file, by which other projects refer to the target.
    let productID: String?
    /// The target's name.
    package let name: String
    /// What the target builds.
    package let productType: ProductType
    /// The platforms that the target is built for.
    package let platforms: [Platform]
    /// The name by which code imports the module.
    package let moduleName: String
    /// The product's name without its extension.
    package let productName: String
    /// The absolute paths of the files to compile, in the order of the project.
    package internal(set) var sources: [String] = []
    /// The files and folders to copy into the product's bundle, in the order of the project.
    package internal(set) var resources: [ProjectResource] = []
    /// The files that the project names but that do not exist.
    package internal(set) var missingFiles: [String] = []
    /// What could not be read, without missing files.
    package internal(set) var problems: [ProjectProblem] = []
    /// What the target needs, in the order of the project.
    package internal(set) var dependencies: [TargetDependency] = []
    /// The build settings.
    package let settings: BuildSettings
    /// How Swift files are compiled.
    package let swift: SwiftSettings
    /// The property list of the product, with references to settings replaced.
    package internal(set) var infoPropertyList: InfoPropertyList
    /// The languages of the resources, in alphabetical order.
    package var languages: [String] { Set(resources.compactMap(\.language)).sorted() }
    /// The absolute paths of the Swift files.
    package var swiftFiles: [String] { sources.filter { $0.fileExtension == "swift" } }
    /// Whether the target is built for iOS, possibly among others.
    package var isForIOS: Bool { platforms.contains(.iOS) }
    /// The reference by which other targets depend on this one.
    package var reference: TargetDependency { .target(project: project, id: id, name: name) }
}
