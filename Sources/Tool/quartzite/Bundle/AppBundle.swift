import QuartziteFileFormats
import Foundation
import QuartziteCommandLine
import QuartziteXcodeProject

/// The bundle of an app as Xcode would build it, with the bundles of its libraries.
struct AppBundle {
    private(set) var contents: BundleContents
    /// The name of the bundle's folder, such as `Example.app`.
    let name: String
    /// The name of the program in the bundle.
    let program: String

    /// Collects the resources of an app and its modules.
    ///
    /// - Parameters:
    ///   - requested: The language of the app's texts, such as `de`.
    ///   - sceneDelegate: The class of the scenes' delegates, for an app without a property list.
    ///   - isApp: Whether the name of the bundle is that of an app; false for tests without an app.
    init(
        _ application: CheckoutApplication, _ graph: ModuleGraph, of checkout: Checkout, language requested: String,
        sceneDelegate: String?, isApp: Bool = true
    ) {
        let product = application.infoPropertyList.entries["CFBundleExecutable"]?.string ?? application.name
        program = product.isEmpty || product.contains("/") ? "App" : product
        name = isApp ? program + ".app" : program
        // Tests of packages have no property list of their own.
        let lists = [application.infoPropertyList] + graph.modules.map(\.infoPropertyList)
        let region = lists.first { $0.entries["CFBundleDevelopmentRegion"] != nil }?.developmentRegion ?? "en"
        let all = graph.modules.flatMap { $0.resources + $0.resourceBundles.values.joined() }
        let languages = Set(all.compactMap(\.language)).union(Self.catalogLanguages(all))
        contents = BundleContents(language: LanguageChoice.best(requested, of: languages, region: region))
        addList(application, sceneDelegate: sceneDelegate)
        contents.add(application.resources, in: "", region: region)
        for module in graph.modules.reversed() { add(module, of: checkout, region: region) }
    }

    private static func catalogLanguages(_ resources: [ProjectResource]) -> Set<String> {
        let catalogs = resources.filter { $0.path.hasSuffix(".xcstrings") }
        return Set(catalogs.flatMap { StringTables.languages(ofCatalog: $0.path) })
    }

    /// Adds the property list, with the values that Xcode would add, and with the program's actual name and language.
    private mutating func addList(_ application: CheckoutApplication, sceneDelegate: String?) {
        var list = application.infoPropertyList.entries
        let defaults = [
            "CFBundleIdentifier": "org.example.\(application.moduleName)", "CFBundleName": application.name,
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
        ]
        for (key, value) in defaults where list[key]?.string?.isEmpty != false {
            list[key] = PropertyList(.string(value))
        }
        // The compiler of asset catalogs adds the accent colour.
        if list["NSAccentColorName"] == nil, let accent = application.accentColorName {
            list["NSAccentColorName"] = PropertyList(.string(accent))
        }
        list["CFBundleExecutable"] = PropertyList(.string(program))
        if let sceneDelegate, application.infoPropertyList.entries.isEmpty {
            list["UIApplicationSceneManifest"] = Self.manifest(sceneDelegate, application.startingStoryboard)
        } else if list["UIMainStoryboardFile"] == nil, let storyboard = application.startingStoryboard {
            list["UIMainStoryboardFile"] = PropertyList(.string(storyboard))
        }
        // Foundation looks up texts in the region's language if the user's languages have none.
        list["CFBundleDevelopmentRegion"] = PropertyList(.string(contents.language))
        contents.add(list, at: "Info.plist")
    }

    /// Returns the scene manifest of an app with one kind of scenes.
    private static func manifest(_ delegate: String, _ storyboard: String?) -> PropertyList {
        var scene = ["UISceneDelegateClassName": PropertyList(.string(delegate))]
        scene["UISceneStoryboardFile"] = storyboard.map { PropertyList(.string($0)) }
        let role = "UIWindowSceneSessionRoleApplication"
        let scenes = PropertyList(.dictionary([role: PropertyList(.array([PropertyList(.dictionary(scene))]))]))
        return PropertyList(.dictionary(["UISceneConfigurations": scenes]))
    }

    /// Adds the resources of a module, where the tool that builds it would put them.
    private mutating func add(_ module: CheckoutModule, of checkout: Checkout, region: String) {
        let framework = "Frameworks/\(module.name).framework"
        switch module.origin {
        case .project(let path, let id):
            let target = checkout.target(.target(project: path, id: id, name: module.name))
            let isFramework = target?.productType == .framework
            let place = isFramework ? framework : ""
            if isFramework { addList(of: module, in: framework) }
            if !module.isApplication { contents.add(module.resources, in: place, region: region) }
            addBundles(of: module, in: place, region: region)
        case .podspec:
            addList(of: module, in: framework)
            contents.add(module.resources, in: framework, region: region)
            addBundles(of: module, in: framework, region: region)
            // Pods that are linked statically have their resources in the app's bundle.
            contents.add(module.resources, in: "", region: region)
            addBundles(of: module, in: "", region: region)
        case .package: addBundles(of: module, in: "", region: module.infoPropertyList.developmentRegion)
        case .folder: addBundles(of: module, in: "", region: region)
        }
    }

    private mutating func addBundles(of module: CheckoutModule, in place: String, region: String) {
        for (name, resources) in module.resourceBundles.sorted(by: { $0.key < $1.key }) {
            let folder = place.isEmpty ? "\(name).bundle" : "\(place)/\(name).bundle"
            contents.add(resources, in: folder, region: region)
            // Foundation chooses between languages by the region of a bundle's property list.
            guard contents.files["\(folder)/Info.plist"] == nil else { continue }
            let list = [
                "CFBundleIdentifier": "org.example.\(module.name).resources", "CFBundleName": name,
                "CFBundlePackageType": "BNDL", "CFBundleDevelopmentRegion": contents.language,
            ]
            contents.add(list.mapValues { PropertyList(.string($0)) }, at: "\(folder)/Info.plist")
        }
    }

    private mutating func addList(of module: CheckoutModule, in folder: String) {
        var list = module.infoPropertyList.entries
        if list["CFBundleIdentifier"]?.string?.isEmpty != false {
            list["CFBundleIdentifier"] = PropertyList(.string("org.cocoapods.\(module.name)"))
        }
        list["CFBundleDevelopmentRegion"] = PropertyList(.string(contents.language))
        contents.add(list, at: "\(folder)/Info.plist")
    }
}
