import CoreGraphics

/// A picture file that gives its frames one after another.
protocol FrameSource {
    var format: ImageFormat { get }
    var width: Int { get }
    var height: Int { get }
    /// How often the frames play; 0 is for ever.
    var loopCount: Int { get }
    /// Seconds from each frame to the next.
    var delays: [Double] { get }
    /// The frame to start at in order to compose `index`.
    func start(for index: Int) -> Int
    /// Makes the canvas, which shows frame `index - 1` (or is as made, when `index` is a start), show frame `index`.
    mutating func compose(_ index: Int, on canvas: Bitmap) throws
}

extension FrameSource {
    func start(for index: Int) -> Int { 0 }
}
