/// Facts about a frame that a host has drawn.
package struct ShownFrame: Codable, Hashable, Sendable {
    /// The scene time in seconds.
    package var time: Double
    /// The number of particles in the frame.
    package var particles: Int
    /// The number of layers on screen.
    package var layers: Int
    /// The number of pictures that layers have drawn and whose pixels are in memory, and the memory in bytes.
    package var pictures: Int
    package var pictureBytes: Int
    /// The time that the scene's code and drawing took, in milliseconds.
    package var milliseconds: Double
    /// The time that the scene's code took to reach the time of the frame, in milliseconds.
    package var codeMilliseconds: Double
    /// The hash of the pixels, as in the lists that `--hashes` writes, if it was requested.
    package var hash: UInt64?
    /// The size of the frame in pixels, which changes when the screen is rotated.
    package var width: Int
    package var height: Int
    /// Whether text can be typed into the first responder.
    package var acceptsText: Bool

    package init(
        time: Double, particles: Int, layers: Int, milliseconds: Double, codeMilliseconds: Double,
        hash: UInt64?, width: Int, height: Int,
        acceptsText: Bool = false, pictures: Int = 0, pictureBytes: Int = 0
    ) {
        self.time = time
        self.particles = particles
        self.layers = layers
        self.pictures = pictures
        self.pictureBytes = pictureBytes
        self.milliseconds = milliseconds
        self.codeMilliseconds = codeMilliseconds
        self.hash = hash
        self.width = width
        self.height = height
        self.acceptsText = acceptsText
    }
}
