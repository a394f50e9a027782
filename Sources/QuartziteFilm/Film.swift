import CoreGraphics
import Media

/// An output being written: its sink, and the lock on its part file.
package final class Film: Sendable {
    private let path: OutputPath
    private let format: OutputFormat
    private let replacesExisting: Bool
    private let sink: any FrameSink
    private let lock: PartLock?

    package init(
        _ path: OutputPath, format: OutputFormat, options: EncodingOptions, replacesExisting: Bool
    ) throws {
        self.path = path
        self.format = format
        self.replacesExisting = replacesExisting
        lock = path.isPipe || format == .pngFolder ? nil : try PartLock(output: path)
        do {
            sink = try format.makeSink(path: path.path, options: options)
        } catch {
            lock?.discard()
            throw error
        }
    }

    package func append(_ frame: Bitmap) throws { try sink.append(frame) }

    /// The output is complete, and at its name, when this returns.
    ///
    /// A file that came there since is not replaced either, unless that was asked for.
    package func finish() throws {
        if !replacesExisting { try path.check(for: format, force: false) }
        try sink.finish()
    }

    /// Nothing is left of the output.
    package func cancel() { sink.cancel() }
}
