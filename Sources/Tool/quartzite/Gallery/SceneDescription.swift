import QuartziteGallery

/// The description of a scene that `list --json` and `info --json` print.
struct SceneDescription: Encodable {
    struct Setting: Encodable {
        let `default`: Double
        let maximum: Double
        let minimum: Double
        let name: String
        let summary: String
    }

    /// The duration in seconds.
    let duration: Double
    /// The height in points.
    let height: Double
    let name: String
    let seed: UInt64
    let settings: [Setting]
    let summary: String
    let title: String
    /// The width in points.
    let width: Double

    init(_ scene: GalleryScene) {
        duration = scene.duration
        height = scene.size.height
        name = scene.name
        seed = scene.seed
        settings = scene.controls.map {
            Setting(
                default: $0.defaultValue, maximum: $0.range.upperBound, minimum: $0.range.lowerBound, name: $0.name,
                summary: $0.summary)
        }
        summary = scene.summary
        title = scene.title
        width = scene.size.width
    }
}
