import CoreGraphics
import Media

/// An output being written.
package final class Film: Sendable {
    private let sink: any FrameSink

    package init(_ path: OutputPath, format: OutputFormat, options: EncodingOptions) throws {
        sink = try format.makeSink(path: path.path, options: options)
    }

    package func append(_ frame: Bitmap) throws { try sink.append(frame) }

    /// The output is complete, and at its name, when this returns.
    package func finish() throws { try sink.finish() }

    /// Nothing is left of the output.
    package func cancel() { sink.cancel() }
}
