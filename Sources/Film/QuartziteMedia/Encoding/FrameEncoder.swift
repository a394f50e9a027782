import CQuartziteFFmpeg
import CoreGraphics

/// A codec and a container that write to an open file.
final class FrameEncoder: FrameWriting {
    /// The format in error messages; nil for segments.
    private let format: FilmFormat?
    private let path: String
    private let encoder: OpaquePointer

    init(_ profile: EncoderProfile, format: FilmFormat?, options: EncodingOptions, file: PartFile) throws {
        self.format = format
        path = file.path
        let rate = options.frameRate
        var settings = qz_encoder_settings()
        settings.file = file.descriptor
        settings.seekable = file.isSeekable
        settings.keeps_alpha = options.keepsAlpha
        settings.layout = profile.layout
        settings.width = Int32(options.width)
        settings.height = Int32(options.height)
        settings.frame_rate_numerator = Int32(rate.numerator)
        settings.frame_rate_denominator = Int32(rate.denominator)
        settings.threads = Int32(profile.threads)
        settings.keyframe_interval = Int32(profile.keyframeInterval)
        var opened: OpaquePointer?
        let code = profile.muxer.withCString { muxer in
            profile.codec.withCString { codec in
                profile.codecOptions.withCString { codecOptions in
                    profile.muxerOptions.withCString { muxerOptions in
                        "file:\(file.writtenPath)".withCString { url in
                            settings.muxer = muxer
                            settings.codec = codec
                            settings.codec_options = codecOptions
                            settings.muxer_options = muxerOptions
                            settings.url = url
                            return qz_encoder_open(&opened, &settings)
                        }
                    }
                }
            }
        }
        guard let opened else { throw FrameEncoder.error(code, format: format, path: file.path) }
        encoder = opened
    }

    deinit { qz_encoder_close(encoder) }

    /// Encodes a frame that begins `time` frames after the first one.
    ///
    /// - Parameter change: The difference from the last frame that was written.
    func write(_ frame: Bitmap, time: Int, change: FrameChange = .unknown) throws {
        let rows = change.rows(height: frame.height)
        try check(
            qz_encoder_write(
                encoder, frame.pixels, frame.stride, Int32(rows.lowerBound), Int32(rows.upperBound), Int64(time)))
    }

    func finish() throws {
        try check(qz_encoder_finish(encoder))
    }

    private func check(_ code: Int32) throws {
        if code < 0 { throw FrameEncoder.error(code, format: format, path: path) }
    }

    /// Creates an error from libav's code: a negated system error number, or a large negative number of its own.
    static func error(_ code: Int32, format: FilmFormat?, path: String) -> FilmError {
        let reason = codecReason(code)
        let isSystemError = code > -4096 && code != -ENOMEM && code != -EINVAL
        guard let format, !isSystemError else { return .cannotWrite(path: path, reason: reason) }
        return .encodingFailed(format, reason: reason)
    }
}

/// Returns libav's description of an error code.
func codecReason(_ code: Int32) -> String {
    var text = [CChar](repeating: 0, count: 128)
    qz_error_text(code, &text, text.count)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
