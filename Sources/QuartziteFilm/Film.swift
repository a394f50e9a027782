import CoreGraphics
import Media

/// A film that is being written.
package final class Film: Sendable {
    private let sink: any FrameSink

    package init(_ path: OutputPath, format: OutputFormat, options: EncodingOptions) throws {
        sink = try format.makeSink(path: path.path, options: options)
    }

    package func append(_ frame: Bitmap) throws { try sink.append(frame) }

    /// Completes the output and moves it to its final name.
    package func finish() throws { try sink.finish() }

    /// Removes the unfinished output.
    package func cancel() { sink.cancel() }
}
