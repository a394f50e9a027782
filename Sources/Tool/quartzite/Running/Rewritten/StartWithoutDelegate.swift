import QuartziteCommandLine

/// The start of an app that declares no delegate in Swift, as its property list and storyboard describe it.
struct StartWithoutDelegate {
    /// The scene that starts the app; nil if the app has a delegate, or nothing says with what it starts.
    let scene: RunnableScene?

    /// Determines the start.
    ///
    /// - Parameters:
    ///   - sceneDelegate: The class of the scenes' delegates, if exactly one is declared.
    ///   - found: The scenes of the sources.
    init(_ sources: ProgramSources, sceneDelegate: String?, among found: [RunnableScene]) {
        let own = found.filter { $0.module == sources.mainModule }
        let application = sources.application?.application
        let isDescribed = application.map {
            $0.mainStoryboard != nil || !$0.infoPropertyList.sceneConfigurations.isEmpty
        }
        guard sources.tests == nil, !own.contains(where: { $0.kind == .app }), let file = sources.paths.first,
            isDescribed == true || sceneDelegate != nil
        else {
            scene = nil
            return
        }
        let name = application?.name ?? sceneDelegate ?? ""
        scene = RunnableScene(
            name: found.contains { $0.name == name } ? "\(name) app" : name, kind: .app, file: file, line: 1,
            construction: "QuartziteCommandLine.AppWithoutDelegate()", module: sources.mainModule)
    }
}
