import CoreGraphics

/// An image file that provides its frames in order.
protocol FrameSource {
    var format: ImageFormat { get }
    var width: Int { get }
    var height: Int { get }
    /// The number of times that the frames play; 0 is forever.
    var loopCount: Int { get }
    /// The duration of each frame, in seconds.
    var delays: [Double] { get }
    /// Returns the frame to begin with in order to compose frame `index`.
    func start(for index: Int) -> Int
    /// Composes frame `index` on a canvas that shows frame `index - 1`, or on a new one if `index` is a start.
    mutating func compose(_ index: Int, on canvas: Bitmap) throws
}

extension FrameSource {
    func start(for index: Int) -> Int { 0 }
}
