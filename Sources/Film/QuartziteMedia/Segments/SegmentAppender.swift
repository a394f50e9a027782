import CQuartziteFFmpeg
import CoreGraphics

/// Appends encoded segments to one MP4 film, without decoding or encoding them.
///
/// The bytes depend only on the segments and their order.
package final class SegmentAppender {
    private var file: PartFile?
    private var appender: OpaquePointer?
    private var frameCount = 0

    /// Opens a film.
    ///
    /// - Parameters:
    ///   - options: The frame rate, and whether a film at `path` is replaced.
    ///   - first: The segment whose size and encoder the others must have; it is not yet appended.
    package init(path: String, options: EncodingOptions, first: SegmentFile) throws {
        let file = try PartFile(path: path, replacesFile: options.replacesFiles)
        guard file.isSeekable else { throw FilmError.needsFile(.mp4) }
        self.file = file
        let profile = EncoderProfile(mp4: options)
        var settings = qz_appender_settings()
        settings.file = file.descriptor
        settings.frame_rate_numerator = Int32(options.frameRate.numerator)
        settings.frame_rate_denominator = Int32(options.frameRate.denominator)
        settings.reorder_delay = Int32(EncoderProfile.reorderDelay)
        let code = profile.muxer.withCString { muxer in
            profile.muxerOptions.withCString { muxerOptions in
                "file:\(file.writtenPath)".withCString { url in
                    settings.muxer = muxer
                    settings.muxer_options = muxerOptions
                    settings.url = url
                    return qz_appender_open(&appender, &settings, first.location)
                }
            }
        }
        try check(code, first, file)
    }

    deinit { cancel() }

    /// Appends the frames of a segment, which must have `frames` of them.
    package func append(_ segment: SegmentFile, frames: Int) throws {
        guard let appender, let file else { throw FilmError.closed(.mp4) }
        guard frames <= EncodingOptions.maximumFrames - frameCount else {
            throw FilmError.outsideLimits("more than \(EncodingOptions.maximumFrames) frames: join fewer segments")
        }
        try check(qz_appender_append(appender, segment.location, Int64(frames)), segment, file)
        frameCount += frames
    }

    /// Completes the film and moves it to its path.
    package func finish() throws {
        guard let appender, let file else { throw FilmError.closed(.mp4) }
        defer { cancel() }
        guard frameCount > 0 else { throw FilmError.noFrames(.mp4) }
        let code = qz_appender_finish(appender)
        guard code >= 0 else { throw FrameEncoder.error(code, format: .mp4, path: file.path) }
        try file.commit()
    }

    /// Removes the unfinished film; does nothing once finished.
    package func cancel() {
        qz_appender_close(appender)
        appender = nil
        file?.discard()
        file = nil
    }

    /// Throws for a failed call, after which the film cannot be continued.
    private func check(_ code: Int32, _ segment: SegmentFile, _ file: PartFile) throws {
        guard code != 0 else { return }
        cancel()
        switch UInt32(bitPattern: code) {
        case qz_append_damaged.rawValue: throw SegmentError.damaged(path: segment.path)
        case qz_append_different.rawValue: throw SegmentError.different(path: segment.path)
        default: throw FrameEncoder.error(code, format: .mp4, path: file.path)
        }
    }
}
