import QuartziteGallery
import QuartziteSceneHosting
import QuartziteStudio

/// The scenes of the gallery, as a studio shows them.
struct GalleryLibrary: SceneLibrary {
    let watched: [String] = []
    private let starter = SceneStarter()

    func scenes() -> [SceneEntry] {
        Gallery.scenes.map {
            SceneEntry(
                name: $0.name, title: $0.title, summary: $0.summary, width: $0.size.width, height: $0.size.height,
                duration: $0.duration)
        }
    }

    func open(_ name: String, on screen: StudioScreen, isLive: Bool) throws(SceneFailure) -> any SceneHost {
        guard Gallery.scene(named: name) != nil else {
            throw SceneFailure(.notStarted, "there is no scene called \(name)")
        }
        return try SceneProcess(starter.gallery([name] + screen.arguments).launch)
    }
}

extension StudioScreen {
    /// The options of the command line for this screen.
    var arguments: [String] {
        switch self {
        case .scale(let scale): ["--scale", "\(scale)"]
        case .pixels(let width, let height): ["--size", "\(width)x\(height)"]
        }
    }
}
