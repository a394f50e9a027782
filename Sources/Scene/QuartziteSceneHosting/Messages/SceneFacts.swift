import QuartziteStage

/// The size, the duration and so on of a hosted scene.
package struct SceneFacts: Codable, Hashable, Sendable {
    package var name: String
    /// The size of the screen in points.
    package var width: Double
    package var height: Double
    /// The number of pixels per point.
    package var scale: Double
    /// The size of frames in pixels.
    package var pixelWidth: Int
    package var pixelHeight: Int
    /// The duration in seconds that films of the scene have by default.
    package var duration: Double
    package var seed: UInt64
    /// The input that the scene has by default, in time order.
    package var input: [TimedInput]

    package init(
        name: String, width: Double, height: Double, scale: Double, pixelWidth: Int, pixelHeight: Int, duration: Double,
        seed: UInt64, input: [TimedInput] = []
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.duration = duration
        self.seed = seed
        self.input = input
    }
}
