import QuartziteMedia

/// The film or picture that a page requests.
struct ExportRequest: Encodable, Hashable, Sendable {
    /// `mp4`, `gif`, `apng`, `webm`, `webp` or `png`.
    var format: String
    /// The name of the file; by default that of the scene.
    var name: String?
    /// The first time in seconds, and the end of the film; a picture shows the first time.
    var start: Double
    var end: Double
    var framesPerSecond: Double
    /// The number of pixels per point.
    var scale: Double
    /// The quality of the encoding; medium by default.
    var quality: String?

    /// A film with its frames and the options of its encoder.
    struct FrameSelection {
        var format: FilmFormat
        var film: FilmPlan
        var quality: FilmQuality
        var name: String
    }

    /// Checks the request, and returns what to draw; throws an error in one line.
    func plan(scene: String) throws -> FrameSelection {
        guard let output = FilmFormat(name: format) else {
            throw StudioFailure("there is no format \(format.prefix(20))")
        }
        guard start.isFinite, end.isFinite, start >= 0, end > start || output == .png, end <= SessionPlayback.latestTime
        else {
            throw StudioFailure("the range of times is empty or too long")
        }
        guard scale >= 0.1, scale <= 8 else { throw StudioFailure("the scale must be from 0.1 to 8") }
        let rate = try FrameRate(framesPerSecond)
        let count = output == .png ? 1 : ((end - start) * rate.framesPerSecond - 1e-9).rounded(.up)
        guard count >= 1, count <= Double(Self.maximumFrames) else {
            throw StudioFailure(
                "a film may have \(Self.maximumFrames) frames; choose a shorter range or fewer frames a second")
        }
        let film = try FilmPlan(frames: 0..<Int(count), rate: rate, origin: start)
        try film.check(fits: output)
        return FrameSelection(
            format: output, film: film, quality: try encodingQuality,
            name: FileName.sanitized(name ?? scene, extension: output.rawValue))
    }

    private var encodingQuality: FilmQuality {
        get throws {
            guard let quality else { return .medium }
            guard let known = FilmQuality(rawValue: quality) else {
                throw StudioFailure("there is no quality \(quality.prefix(20))")
            }
            return known
        }
    }

    /// The largest number of frames: ten minutes at 60 frames a second.
    static let maximumFrames = 36_000
}

extension ExportRequest: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case format, name, start, end, framesPerSecond, scale, quality
    }

    /// A name of an option, which may be unknown.
    private struct Option: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Decodes a request; an option that does not exist is an error that names it.
    init(from decoder: any Decoder) throws {
        let names = try decoder.container(keyedBy: Option.self).allKeys.map(\.stringValue).sorted()
        if let unknown = names.first(where: { CodingKeys(rawValue: $0) == nil }) {
            let known = CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")
            throw StudioFailure("there is no export option \(unknown.prefix(40)); the options are \(known)")
        }
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        format = try fields.decode(String.self, forKey: .format)
        name = try fields.decodeIfPresent(String.self, forKey: .name)
        start = try fields.decode(Double.self, forKey: .start)
        end = try fields.decode(Double.self, forKey: .end)
        framesPerSecond = try fields.decode(Double.self, forKey: .framesPerSecond)
        scale = try fields.decode(Double.self, forKey: .scale)
        quality = try fields.decodeIfPresent(String.self, forKey: .quality)
    }
}
