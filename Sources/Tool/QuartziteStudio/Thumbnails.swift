import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteSceneHosting
import Synchronization

/// Small pictures of the scenes, each drawn once.
final class Thumbnails: Sendable {
    private let library: any SceneLibrary
    /// The pictures by the names of their scenes; nil for scenes that cannot be drawn.
    private let pictures = Mutex<[String: Data?]>([:])

    /// The largest sides of a thumbnail in pixels.
    private static let largestSize = (width: 320.0, height: 240.0)

    init(_ library: any SceneLibrary) { self.library = library }

    /// Returns the picture of a scene as a JPEG; nil if there is no such scene, or it cannot be drawn.
    func picture(of name: String) -> Data? {
        guard let scene = try? library.scenes().first(where: { $0.name == name }) else { return nil }
        // Holding the lock draws one thumbnail at a time.
        return pictures.withLock { pictures in
            if let known = pictures[name] { return known }
            let picture = draw(scene)
            pictures[name] = .some(picture)
            return picture
        }
    }

    private func draw(_ scene: SceneEntry) -> Data? {
        let fitting = min(Self.largestSize.width / scene.width, Self.largestSize.height / scene.height)
        let scale = (fitting * 1000).rounded(.down) / 1000
        guard scale.isFinite, scale > 0, let host = try? library.open(scene.name, on: .scale(scale), isLive: false)
        else { return nil }
        defer { host.end() }
        // At two fifths of the duration, most scenes show something typical; those that fail show their first frame.
        guard ((try? host.show(scene.duration * 0.4)) ?? (try? host.show(0))) != nil else { return nil }
        return try? JPEGEncoder(quality: 85).encode(
            host.picture.pixels, width: host.picture.width, height: host.picture.height)
    }
}
