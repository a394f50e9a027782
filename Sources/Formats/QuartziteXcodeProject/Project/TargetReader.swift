import QuartziteFileFormats
import Foundation

/// Reads a target of a project file.
struct TargetReader {
    let target: ProjectObject
    let project: String
    let objects: ProjectObjects
    let paths: ProjectPaths
    private var problems: [ProjectProblem] = []

    init(_ target: ProjectObject, project: String, objects: ProjectObjects, paths: ProjectPaths) {
        self.target = target
        self.project = project
        self.objects = objects
        self.paths = paths
    }

    var name: String { target.string("name") ?? target.id }

    /// Reads the target.
    mutating func read() -> XcodeTarget {
        let type = ProductType(identifier: target.string("productType") ?? "")
        let settings = self.settings(type)
        let product = settings.text("PRODUCT_NAME") ?? name
        let list = infoPropertyList(settings)
        var swift = SwiftSettings(settings)
        swift.bridgingHeader = swift.bridgingHeader.flatMap { existing($0, setting: "SWIFT_OBJC_BRIDGING_HEADER") }
        var result = XcodeTarget(
            project: project, id: target.id, productID: target.string("productReference"), name: name,
            productType: type,
            platforms: Platform.platforms(of: settings, type),
            moduleName: SettingExpansion.moduleName(settings.text("PRODUCT_MODULE_NAME") ?? product),
            productName: product, settings: settings, swift: swift, infoPropertyList: list)
        var members = TargetFiles(target, objects: objects, paths: paths, infoPath: list.path, settings: settings)
        members.read()
        result.sources = members.sources
        result.resources = members.resources
        result.missingFiles = members.missing
        var dependencies = DependencyReader(target, project: project, objects: objects, paths: paths)
        dependencies.read()
        result.dependencies = dependencies.found
        result.problems = problems + members.problems + dependencies.problems
        return result
    }

    // MARK: Settings

    private mutating func settings(_ type: ProductType) -> BuildSettings {
        let name = configurationName
        let levels = [defaults(type, configuration: name)] + level(of: objects.project, name) + level(of: target, name)
        return BuildSettings(configuration: name, levels: levels)
    }

    /// The name of the configuration Debug, or else of another debug configuration or the default one.
    private var configurationName: String {
        let list = objects.object("buildConfigurationList", of: target)
        let names = objects.all(list?.strings("buildConfigurations") ?? []).compactMap { $0.string("name") }
        return names.first { $0 == "Debug" } ?? names.first { $0.lowercased().contains("debug") }
            ?? list?.string("defaultConfigurationName") ?? names.first ?? "Debug"
    }

    /// Returns the assignments of a configuration: first those of its configuration file, then its own.
    private mutating func level(of owner: ProjectObject, _ name: String) -> [[SettingAssignment]] {
        guard let list = objects.object("buildConfigurationList", of: owner) else { return [] }
        let all = objects.all(list.strings("buildConfigurations"))
        guard
            let configuration = all.first(where: { $0.string("name") == name })
                ?? all.first(where: { $0.string("name") == list.string("defaultConfigurationName") }) ?? all.first
        else { return [] }
        var included: [SettingAssignment] = []
        if let file = configurationFile(of: configuration) {
            let line = configuration.list.line
            switch file {
            case .file(let path):
                let read = ConfigurationFile(path, files: paths.files)
                included = read.assignments
                problems += read.problems
            // CocoaPods generates these files; they are not needed to read the pods of a Podfile.
            case .missing(let path) where path.contains("/Pods/Target Support Files/"): break
            case .missing(let path):
                let shown = paths.files.relative(path)
                problems.append(
                    ProjectProblem(
                        .missing, .warning, objects.file, line: line, "there is no configuration file \(shown)"))
            case .outside(let path):
                problems.append(
                    ProjectProblem(.outside, .warning, objects.file, line: line, "\(path) is outside the checkout"))
            case .product, .system: break
            }
        }
        return [included, SettingAssignment.all(in: configuration.list["buildSettings"])]
    }

    private func configurationFile(of configuration: ProjectObject) -> ProjectPaths.Place? {
        if let file = objects.object("baseConfigurationReference", of: configuration) { return paths.place(of: file) }
        guard let anchor = objects.object("baseConfigurationReferenceAnchor", of: configuration),
            let path = configuration.string("baseConfigurationReferenceRelativePath"),
            case .file(let folder) = paths.place(of: anchor)
        else { return nil }
        return paths.located(folder + "/" + path)
    }

    /// Returns the settings that Xcode provides.
    private func defaults(_ type: ProductType, configuration: String) -> [SettingAssignment] {
        let suffix = type.wrapperExtension
        let values = [
            ("ACTION", "build"), ("CONFIGURATION", configuration), ("TARGET_NAME", name), ("TARGETNAME", name),
            ("PROJECT_NAME", project.fileName), ("PROJECT", project.fileName), ("SRCROOT", paths.sourceRoot),
            ("SOURCE_ROOT", paths.sourceRoot), ("PROJECT_DIR", paths.sourceRoot), ("PROJECT_FILE_PATH", project),
            ("PLATFORM_NAME", "iphonesimulator"), ("EFFECTIVE_PLATFORM_NAME", "-iphonesimulator"),
            ("ARCHS", "arm64"), ("CURRENT_ARCH", "arm64"), ("PRODUCT_NAME", "$(TARGET_NAME)"),
            ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"), ("WRAPPER_EXTENSION", suffix),
            ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"),
            ("WRAPPER_NAME", suffix.isEmpty ? "$(PRODUCT_NAME)" : "$(PRODUCT_NAME).\(suffix)"),
            ("FULL_PRODUCT_NAME", "$(WRAPPER_NAME)"), ("PRODUCT_BUNDLE_PACKAGE_TYPE", packageType(type)),
            ("DEVELOPMENT_LANGUAGE", objects.project.string("developmentRegion") ?? "en"),
        ]
        return values.map { SettingAssignment($0.0, $0.1) }
    }

    private func packageType(_ type: ProductType) -> String {
        switch type {
        case .application, .appClip, .watchApp: "APPL"
        case .framework, .staticFramework: "FMWK"
        case .appExtension: "XPC!"
        default: "BNDL"
        }
    }

    // MARK: Files named by settings

    private mutating func infoPropertyList(_ settings: BuildSettings) -> InfoPropertyList {
        guard let name = settings.text("INFOPLIST_FILE"), let path = existing(name, setting: "INFOPLIST_FILE") else {
            return InfoPropertyList(file: nil, settings: settings)
        }
        do {
            let list = try PropertyList(try paths.files.contents(of: path), file: path)
            return InfoPropertyList(file: list, path: path, settings: settings)
        } catch {
            problems.append(error.asWarning)
            return InfoPropertyList(file: nil, path: path, settings: settings)
        }
    }

    /// Returns the path of the file that a setting names; nil if it does not exist.
    private mutating func existing(_ path: String, setting: String) -> String? {
        let problem: ProjectProblem
        let line = target.list.line
        switch paths.located(path) {
        case .file(let path): return path
        case .missing(let path):
            problem = ProjectProblem(
                .missing, .warning, objects.file, line: line,
                "\(setting) of \(name) names \(paths.files.relative(path)), which does not exist")
        default:
            problem = ProjectProblem(
                .outside, .warning, objects.file, line: line,
                "\(setting) of \(name) names \(path), which is outside the checkout")
        }
        problems.append(problem)
        return nil
    }
}
