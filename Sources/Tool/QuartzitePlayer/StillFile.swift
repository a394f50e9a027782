import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteSceneHosting

/// The file of a still, whose name no other file has.
struct StillFile {
    let path: String

    /// Finds a name for a scene at a time in a folder, such as `snow-75f.png`; later stills of the same time get a
    /// number.
    init(scene: String, time: Double, folder: String = ".") {
        let plain = String(scene.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
        let base = "\(plain)-\(PlaybackClock.argument(time))"
        let names = (1...).lazy.map { $0 == 1 ? "\(base).png" : "\(base)-\($0).png" }
        let prefix = folder == "." ? "" : folder + "/"
        path = names.map { prefix + $0 }.first { !FileManager.default.fileExists(atPath: $0) } ?? base
    }

    /// Writes a picture.
    func write(_ picture: SharedPicture, keepsAlpha: Bool) throws {
        let bitmap = Bitmap(width: picture.width, height: picture.height)
        for y in 0..<picture.height {
            bitmap.row(y).update(from: picture.pixels + y * picture.width, count: picture.width)
        }
        let options = EncodingOptions(width: bitmap.width, height: bitmap.height, keepsAlpha: keepsAlpha)
        try FilmFormat.png.makeSink(path: path, options: options).write([bitmap])
    }
}
