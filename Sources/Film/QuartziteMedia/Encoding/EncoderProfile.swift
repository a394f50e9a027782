import CQuartziteFFmpeg
import CoreGraphics

/// The codec, container and settings for a format and a quality.
///
/// Thread counts are fixed, because a codec's output may depend on them. Look-ahead is short, because every frame in it
/// is held in memory.
struct EncoderProfile {
    var muxer: String
    var codec: String
    var codecOptions = ""
    var muxerOptions = ""
    var layout: qz_layout
    var threads = 1
    var keyframeInterval = 0

    /// Creates the profile of segments: lossless, and fast rather than small.
    ///
    /// Lossless H.264 of RGB takes a quarter of FFV1's time, but has no alpha.
    init(segment options: EncodingOptions) {
        muxer = "matroska"
        layout = qz_layout_premultiplied
        if options.keepsAlpha {
            codec = "ffv1"
            codecOptions = "level=3:coder=rice:context=0:slices=4:slicecrc=0"
        } else {
            codec = "libx264rgb"
            codecOptions = "preset=ultrafast:qp=0:x264-params='cpu-independent=1'"
        }
        keyframeInterval = 60
    }

    /// The number of frames by which the packets of an MP4 film precede their times, which follows from `bframes=1`.
    static let reorderDelay = 1

    /// Creates the profile of encoded segments: the video of an MP4 film, in the container of segments.
    ///
    /// One thread encodes it, because the workers of a job share a machine by their numbers of threads.
    init(encodedSegment options: EncodingOptions) {
        self.init(mp4: options)
        muxer = "matroska"
        muxerOptions = ""
        threads = 1
    }

    /// Creates the profile of an MP4 film.
    init(mp4 options: EncodingOptions) {
        muxer = "mp4"
        codec = "libx264"
        layout = qz_layout_yuv420
        threads = 3
        keyframeInterval = Self.twoSeconds(options)
        let (preset, factor, parameters) = options.quality.h264
        // Look-ahead and reference frames limit memory to about 120 MB at 1920 x 1080.
        codecOptions = """
            preset=\(preset):crf=\(factor):profile=high:\
            x264-params='rc-lookahead=4:bframes=1:ref=1:lookahead-threads=1:sync-lookahead=0:cpu-independent=1\
            \(parameters)'
            """
        muxerOptions = "movflags=+faststart"
    }

    /// The number of frames in two seconds, between keyframes.
    private static func twoSeconds(_ options: EncodingOptions) -> Int {
        max(1, min(240, Int((2 * options.frameRate.framesPerSecond).rounded())))
    }

    /// Creates the profile of a format; nil for those of ``GIFSink`` and ``PNGEncoder``.
    init?(format: FilmFormat, options: EncodingOptions) {
        let quality = options.quality
        switch format {
        case .mp4: self = EncoderProfile(mp4: options)
        case .webm:
            muxer = "webm"
            codec = "libvpx-vp9"
            layout = options.keepsAlpha ? qz_layout_yuva420 : qz_layout_yuv420
            threads = 2
            keyframeInterval = Self.twoSeconds(options)
            let (deadline, speed, factor) = quality.vp9
            codecOptions = """
                b=0:crf=\(factor):deadline=\(deadline):cpu-used=\(speed):row-mt=0:tile-columns=1:lag-in-frames=0
                """
        case .apng:
            muxer = "apng"
            codec = "apng"
            layout = options.keepsAlpha ? qz_layout_rgba : qz_layout_rgb
            let (level, mixesFilters) = quality.deflate
            codecOptions = "pred=\(mixesFilters ? "mixed" : "up"):compression_level=\(level)"
            muxerOptions = "plays=\(options.loopCount)"
        case .webp:
            muxer = "webp"
            codec = "libwebp_anim"
            layout = qz_layout_bgra
            codecOptions = quality.webp
            muxerOptions = "loop=\(options.loopCount)"
        case .png, .pngFolder, .gif: return nil
        }
    }
}

extension FilmQuality {
    /// The x264 preset, the constant rate factor, and parameters that replace those of the preset.
    ///
    /// `docs/Performance.md` has the measurements by which they are chosen. Weighted prediction is left out, because the
    /// measured films are as large without it.
    fileprivate var h264: (preset: String, factor: Double, parameters: String) {
        let fast = ":me=dia:subme=1:weightp=0"
        return switch self {
        case .draft: ("ultrafast", 33, "")
        case .low: ("veryfast:tune=animation", 23, fast)
        case .medium: ("veryfast:tune=animation", 20.8, fast)
        case .high: ("faster:tune=animation", 18, ":weightp=0")
        case .max: ("medium:tune=animation", 13, ":weightp=0")
        }
    }

    /// The libvpx deadline, speed and constant quality level.
    ///
    /// The "good" deadline is about ten times slower than "realtime", for files of four fifths the size.
    fileprivate var vp9: (deadline: String, speed: Int, factor: Int) {
        switch self {
        case .draft: ("realtime", 8, 42)
        case .low: ("realtime", 7, 36)
        case .medium: ("realtime", 5, 30)
        case .high: ("realtime", 5, 20)
        case .max: ("good", 3, 10)
        }
    }

    fileprivate var webp: String {
        switch self {
        case .draft: "lossless=0:quality=50:compression_level=0"
        case .low: "lossless=0:quality=65:compression_level=2"
        case .medium: "lossless=0:quality=80:compression_level=3"
        case .high: "lossless=0:quality=92:compression_level=4"
        case .max: "lossless=1:quality=75:compression_level=4"
        }
    }
}
