import CoreGraphics

/// What encodes the frames of one file.
protocol FrameWriting: AnyObject {
    /// Encodes a frame that begins `time` frames after the first one; `change` is its difference from the last frame.
    func write(_ frame: Bitmap, time: Int, change: FrameChange) throws

    /// Writes what is still held.
    func finish() throws
}
