import Foundation
import QuartziteCommandLine
import QuartziteXcodeProject

/// The sources of a program: the app of a checkout, its tests, or single files.
struct ProgramSources {
    /// The modules; the last one is the program's own.
    private(set) var modules: ModuleSet
    /// The app and its modules, if the folder has a project.
    let application: (checkout: Checkout, application: CheckoutApplication, graph: ModuleGraph)?
    /// The words that identify the sources among those of other runs.
    let identity: [String]

    /// The files that the arguments name one by one, which are all compiled.
    var named: Set<String> = []
    /// The data models beside single files.
    var dataModels: [String] = []
    /// The tests that the program runs; nil for a program that shows scenes.
    var tests: CheckoutTests?

    /// The paths of all Swift files, each once.
    var paths: [String] {
        var seen: Set<String> = []
        return modules.modules.reversed().flatMap(\.files).filter { seen.insert($0).inserted }
    }

    /// The name of the program's own module.
    var mainModule: String { modules.modules.last?.name ?? "" }

    /// Finds the sources that the options of `run` specify, with the packages that they require.
    static func find(_ options: RunOptions, _ installation: Installation) throws -> ProgramSources {
        let code = options.code
        var sources = try find(
            LottieScene.sources(of: code), target: code.target, page: code.list ? nil : code.scene ?? "",
            assets: code.assets
        ) { checkout, graphs in
            let packages = PackageOptions(isOffline: code.offline, isQuiet: options.render.report.quiet)
            return try PackageResolution.complete(checkout, installation, packages, graphs: graphs)
        }
        if LottieScene.playsOnlyAnimation(code) { sources.modules.compileOnce() }
        return sources
    }

    /// Finds the sources that a command's arguments specify.
    ///
    /// A folder with a project stands for its app and what the app depends on; Swift files beside it join the app. So
    /// does a folder with storyboards or xibs. All other arguments stand for the files that they contain, which form
    /// one module.
    ///
    /// - Parameters:
    ///   - target: The name of the app, if there are several.
    ///   - page: The name of a page of a playground; the first page if there is none of this name, and all if nil.
    ///   - assets: The folders with asset catalogs, instead of those of the files.
    ///   - packages: Returns a checkout with the packages that modules require; by default, there are no others.
    private static func find(
        _ arguments: [String], target: String?, page: String?, assets: [String],
        packages: (Checkout, (Checkout) -> [ModuleGraph]) throws -> Checkout
    ) throws -> ProgramSources {
        if arguments.count == 1, let playground = Playground(arguments[0]) {
            return try find(playground, argument: arguments[0], page: page)
        }
        let folders = arguments.filter(isFolder)
        if folders.count == 1, let checkout = try? Checkout(folders[0]) {
            if checkout.declaresApplication {
                return try find(
                    checkout, argument: folders[0], others: arguments.filter { $0 != folders[0] }, target: target,
                    packages: packages)
            }
            let damaged = checkout.problems.filter { $0.file.contains(".xcodeproj") }
            for problem in damaged.prefix(10) { Console.write("\(problem)\n") }
        }
        if let target {
            throw Failure.usage("--target \(target) requires one folder with an Xcode project or a package")
        }
        let files: [String]
        do { files = try SwiftFiles.find(arguments) } catch {
            guard let playground = try onlyPlayground(in: arguments) else { throw error }
            return try find(playground, argument: playground.folder, page: page)
        }
        var module = SourceModule(name: "App", files: files)
        module.isApplication = true
        module.settings.dropsMissingImports = true
        module.settings.hasPlaceholders = true
        module.assetSymbols = AssetSymbols(in: assets.isEmpty ? catalogs(beside: arguments) : assets)?.source
        let models = self.files("xcdatamodeld", beside: arguments)
        module.modelClasses = ModelClasses(models)?.source
        return ProgramSources(
            modules: ModuleSet(module), application: nil, identity: files, named: Set(arguments), dataModels: models)
    }

    /// Returns the playground in a folder without other code; nil if there is none.
    private static func onlyPlayground(in arguments: [String]) throws -> Playground? {
        guard arguments.count == 1, isFolder(arguments[0]) else { return nil }
        let found = Playground.all(in: arguments[0])
        guard found.count > 1 else { return found.first }
        let names = found.prefix(12).map { ($0.folder as NSString).lastPathComponent }.joined(separator: ", ")
        throw Failure.usage("\(arguments[0]) has \(found.count) playgrounds; name one of them: \(names)")
    }

    private static func find(_ playground: Playground, argument: String, page: String?) throws -> ProgramSources {
        let checkout: Checkout
        do { checkout = try Checkout(playground.folder) } catch { throw Failure(.missingInput, error.message) }
        var pages = playground.pages
        if let page {
            let named = pages.first { $0.name == page } ?? pages.first { $0.name == playground.named }
            if named == nil, pages.count > 1 {
                let others = pages.dropFirst().map(\.name).joined(separator: ", ")
                Console.write("quartzite: showing \(pages[0].name); --scene shows another page: \(others)\n")
            }
            pages = [named ?? pages[0]]
        }
        let application = playground.application(of: pages, files: checkout.files)
        let graph = checkout.modules(of: application)
        return ProgramSources(
            modules: modules(of: graph) { $0 }, application: (checkout, application, graph),
            identity: [argument, "playground"] + pages.map(\.name))
    }

    private static func find(
        _ found: Checkout, argument: String, others: [String], target: String?,
        packages: (Checkout, (Checkout) -> [ModuleGraph]) throws -> Checkout
    ) throws -> ProgramSources {
        let application = try application(of: found, named: target)
        let checkout = try packages(found) { [$0.modules(of: application)] }
        let graph = checkout.modules(of: application)
        var modules = modules(of: graph, checkout, argument: argument)
        modules.addToApplication(others.isEmpty ? [] : try SwiftFiles.find(others))
        return ProgramSources(
            modules: modules, application: (checkout, application, graph),
            identity: [argument, application.name] + others, named: Set(others))
    }

    /// Returns the sources of tests.
    ///
    /// - Parameter argument: The folder of the checkout, as the user wrote it.
    static func tests(_ tests: CheckoutTests, of checkout: Checkout, argument: String) -> ProgramSources {
        let graph = checkout.modules(of: tests)
        return ProgramSources(
            modules: modules(of: graph, checkout, argument: argument),
            application: (checkout, tests.host ?? tests.application(checkout.files), graph),
            identity: [argument, "tests", tests.name], tests: tests)
    }

    /// Returns the modules of a checkout, whose files are shown with the name of its folder that the user wrote.
    private static func modules(of graph: ModuleGraph, _ checkout: Checkout, argument: String) -> ModuleSet {
        let folder = checkout.folder + "/"
        return modules(of: graph) { file in
            guard file.hasPrefix(folder) else { return file }
            return (argument as NSString).appendingPathComponent(String(file.dropFirst(folder.count)))
        }
    }

    private static func modules(of graph: ModuleGraph, shown: (String) -> String) -> ModuleSet {
        var modules = ModuleSet(graph, shown: shown)
        modules.allowPlaceholders()
        modules.generateModelClasses(of: graph)
        return modules
    }

    /// Whether a module is that of the tests.
    func isTests(_ module: SourceModule) -> Bool { tests != nil && module.name == mainModule }

    /// Returns the app with a name, or else the first one, which is the one that users most likely expect.
    private static func application(of checkout: Checkout, named name: String?) throws -> CheckoutApplication {
        do {
            if let name { return try checkout.application(named: name) }
            // What an app in Objective-C has in Swift can be shown, starting with its storyboard.
            let usable = checkout.applications.filter { application in
                application.interface == .uiKit
                    || application.interface == .objectiveC && application.sources.contains { $0.hasSuffix(".swift") }
            }
            guard let first = usable.first else {
                let first = checkout.applications.first
                let kind = first?.interface == .swiftUI ? "written with SwiftUI" : "written in Objective-C"
                throw Failure(
                    .missingInput, "\(first?.name ?? "") is \(kind); only apps in Swift with UIKit can be shown")
            }
            if usable.count > 1 {
                let names = usable.dropFirst().map(\.name)
                let shown = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
                Console.write("quartzite: showing \(first.name); --target shows another app: \(shown)\n")
            }
            return first
        } catch let problem as ProjectProblem {
            throw Failure(problem.kind == .ambiguous ? .usage : .missingInput, problem.message)
        }
    }

    /// Returns the folders among paths, and the asset catalogs beside files.
    private static func catalogs(beside paths: [String]) -> [String] {
        paths.flatMap { isFolder($0) ? [$0] : files("xcassets", beside: [$0]) }
    }

    /// Returns the files with an extension in folders, and those beside files.
    private static func files(_ kind: String, beside paths: [String]) -> [String] {
        var found: [String] = []
        for path in paths {
            let folder = isFolder(path) ? path : (path as NSString).deletingLastPathComponent
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
            let files = names.filter { $0.hasSuffix("." + kind) }.sorted().map {
                (folder as NSString).appendingPathComponent($0)
            }
            found += files.filter { !found.contains($0) }
        }
        return found
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

extension Checkout {
    /// Whether a project or a package in the folder declares an app, or the folder has documents of Interface Builder,
    /// which code finds only in the bundle of an app.
    fileprivate var declaresApplication: Bool {
        applications.contains { application in
            guard case .folder = application.origin else { return true }
            return application.resources.contains {
                ["storyboard", "xib"].contains(($0.path as NSString).pathExtension)
            }
        }
    }
}
