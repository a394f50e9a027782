/// The generated sources of a program.
protocol GeneratedSources {
    /// The source of the entry point.
    var main: String { get }

    /// Returns the source that a library needs in addition; nil if none.
    func registration(of library: String) -> String?
}

/// The generated sources of a program that shows scenes: its entry point, and the functions that register the scenes of
/// its libraries.
struct ProgramEntry: GeneratedSources {
    let scenes: [RunnableScene]
    /// The name of the program's own module.
    let module: String
    /// The class of the scenes' delegates, if exactly one is declared.
    let sceneDelegate: String?
    /// The names of the app's modules, its own first; empty if the program has no bundle.
    let bundledModules: [String]

    /// Returns the source that registers the scenes of a library; nil if it has none.
    func registration(of library: String) -> String? {
        let own = scenes.filter { $0.module == library }
        guard !own.isEmpty else { return nil }
        return """
            import QuartziteCommandLine
            import UIKit

            public func \(Self.function(library))(_ program: inout QuartziteCommandLine.SceneProgram) {
            \(statements(own))
            #sourceLocation()
            }

            """
    }

    /// Returns the source of the entry point, which registers all scenes.
    var main: String {
        let libraries = scenes.map(\.module).filter { $0 != module }.reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        let imports = libraries.map { "import \($0)\n" }.joined()
        let calls = libraries.map { "    \(Self.function($0))(&program)\n" }.joined()
        return """
            import QuartziteCommandLine
            import UIKit
            \(imports)
            \(page)@_cdecl("main") func quartziteProgram(_ count: Int32, _ arguments: UnsafeRawPointer?) -> Int32 {
                var program = QuartziteCommandLine.SceneProgram()
            \(statements(scenes.filter { $0.module == module }))
            #sourceLocation()
            \(calls)\(bundle)    return program.main()
            }

            """
    }

    /// The declaration of the function that runs the page of a playground; the compiler makes it of the page's statements.
    private var page: String {
        guard scenes.contains(where: { $0.kind == .playground }) else { return "" }
        return """
            @_silgen_name("\(ModuleCompiler.appEntry)")
            private func quartzitePage(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

            """
    }

    private var bundle: String {
        let names = bundledModules.map(swiftLiteral).joined(separator: ", ")
        return bundledModules.isEmpty ? "" : "    program.useBundle(modules: [\(names)])\n"
    }

    private static func function(_ library: String) -> String { "quartziteScenes_\(library)" }

    private func statements(_ scenes: [RunnableScene]) -> String {
        scenes.map { scene in
            """
            #sourceLocation(file: \(swiftLiteral(scene.file)), line: \(scene.line))
                \(scene.registration(sceneDelegate: scene.module == module ? sceneDelegate : nil))
            """
        }.joined(separator: "\n")
    }
}
