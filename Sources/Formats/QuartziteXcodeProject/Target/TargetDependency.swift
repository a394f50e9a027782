/// A dependency of a target.
package enum TargetDependency: Hashable, Sendable {
    /// A target of a project in the checkout, by the path of the `.xcodeproj` and the target's id and name.
    case target(project: String, id: String, name: String)
    /// A product of a Swift package; `package` is the path of a local package or the name of a remote one, nil if unknown.
    case package(product: String, package: String?)
    /// A framework or library that the project names but does not build, such as one from Carthage.
    case framework(name: String)
    /// A framework or library of the SDK, such as `UIKit`.
    case system(name: String)

    /// The name of the target, product or framework.
    package var name: String {
        switch self {
        case .target(_, _, let name), .package(let name, _), .framework(let name), .system(let name): name
        }
    }
}
