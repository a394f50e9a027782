import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteStage

/// A series of frames of a stage, drawn while its time advances.
struct FrameSeries {
    let times: [TimeInterval]
    let frames: [Bitmap]

    /// Plays `stage` through `times`, in seconds from its current time; the stage remains at the last one.
    @MainActor init(_ stage: Stage, times: [TimeInterval]) {
        let start = stage.time
        self.times = times
        frames = times.map { time in
            stage.advance(to: start + time)
            return stage.frame().bitmap
        }
    }

    /// Returns the frames in one picture, in rows of `columns`.
    func strip(columns: Int) throws -> Bitmap {
        let (width, height) = (frames.first?.width ?? 0, frames.first?.height ?? 0)
        let columns = min(columns, frames.count)
        let rows = (frames.count + columns - 1) / columns
        guard width * columns <= 16_384, height * rows <= 16_384 else {
            throw SnapshotMismatch("\(frames.count) frames of \(width) x \(height) pixels are too many for one strip")
        }
        let result = Bitmap(width: width * columns, height: height * rows)
        for (index, frame) in frames.enumerated() {
            let (left, top) = (index % columns * width, index / columns * height)
            for y in 0..<height {
                for x in 0..<width { result[left + x, top + y] = frame[x, y] }
            }
        }
        return result
    }

    func writeAPNG(to url: URL, fps: Double) throws {
        guard let first = frames.first else { return }
        let options = EncodingOptions(
            width: first.width, height: first.height, frameRate: try FrameRate(fps), keepsAlpha: true)
        try FilmFormat.apng.makeSink(path: url.path, options: options).write(frames)
    }

    /// Returns a description of the first frame that differs from that of an animated PNG; nil if none differs.
    func difference(from url: URL, within tolerance: Tolerance) throws -> String? {
        let reference = try ImageDecoder.decode(contentsOf: url.path)
        guard reference.frameCount == frames.count else {
            return "\(frames.count) frames, where the reference has \(reference.frameCount)"
        }
        for (index, frame) in frames.enumerated() {
            let expected = try reference.frame(at: index).bitmap
            guard expected.width == frame.width, expected.height == frame.height else {
                return "\(frame.width) x \(frame.height) pixels, where the reference has "
                    + "\(expected.width) x \(expected.height)"
            }
            let difference = PictureDifference(expected, frame)
            if !difference.isWithin(tolerance) {
                return "frame \(index), at \(times[index]) s, differs in \(difference.pixels) pixels, by up to "
                    + "\(difference.largest) of 255"
            }
        }
        return nil
    }

    /// One line for each frame, with its time and its hash.
    var hashes: [String] {
        zip(times, frames).map { time, frame in
            let digits = String(frame.hash, radix: 16)
            return "\(time) " + String(repeating: "0", count: 16 - digits.count) + digits
        }
    }

    /// Returns a description of the first line that differs from that of a reference; nil if none differs.
    func difference(fromHashes text: String) -> String? {
        let expected = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        guard expected.count == frames.count else {
            return "\(frames.count) frames, where the reference has \(expected.count)"
        }
        for (index, (line, desired)) in zip(hashes, expected).enumerated() where line != desired {
            return "frame \(index) is \(line), where the reference has \(desired)"
        }
        return nil
    }
}
