import QuartziteFileFormats

/// The parts of a scheme that determine what Xcode's Run button starts.
package struct Scheme: Sendable {
    /// The path of the `.xcscheme` file.
    package let path: String
    /// The target that the scheme runs; nil if it runs none, like the schemes of libraries.
    package let target: TargetDependency?
    /// The launch arguments of the app.
    package let arguments: [String]
    /// The environment variables of the app.
    package let environment: [String: String]
    /// The language of the app; nil for the system's.
    package let language: String?
    /// The region of the app; nil for the system's.
    package let region: String?

    /// The scheme's name.
    package var name: String { path.fileName }

    /// Reads a scheme.
    ///
    /// - Parameter folder: The folder that contains the scheme's project or workspace.
    package init(_ path: String, folder: String, files: CheckoutFiles) throws(ProjectProblem) {
        self.path = path
        let root = try MarkupElement(document: try files.contents(of: path), file: path)
        guard root.name == "Scheme" else {
            throw ProjectProblem(.syntax, path, line: root.line, "not a scheme: the root is \(root.name)")
        }
        let launch = root.children("LaunchAction").first
        target = launch?.descendant("BuildableProductRunnable")?.descendant("BuildableReference").flatMap {
            Self.reference($0, folder: folder, files: files)
        }
        let arguments = launch?.children("CommandLineArguments").first?.children ?? []
        self.arguments = arguments.filter { $0.attributes["isEnabled"] != "NO" }.flatMap { argument in
            BuildSettings.words(in: argument.attributes["argument"] ?? "")
        }
        let variables = launch?.children("EnvironmentVariables").first?.children ?? []
        environment = Dictionary(
            variables.filter { $0.attributes["isEnabled"] != "NO" }.compactMap { variable in
                variable.attributes["key"].map { ($0, variable.attributes["value"] ?? "") }
            }, uniquingKeysWith: { _, last in last })
        language = launch?.attributes["language"]
        region = launch?.attributes["region"]
    }

    private static func reference(_ element: MarkupElement, folder: String, files: CheckoutFiles) -> TargetDependency? {
        guard let container = element.attributes["ReferencedContainer"], container.hasPrefix("container:"),
            let name = element.attributes["BlueprintName"],
            case .found(let project) = files.lookup(String(container.dropFirst("container:".count)), in: folder)
        else { return nil }
        return .target(project: project, id: element.attributes["BlueprintIdentifier"] ?? "", name: name)
    }
}
