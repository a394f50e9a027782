import QuartziteMedia
import QuartziteCommandLine
import QuartziteFilm

/// The length of a chunk, in frames or as a time of the film.
enum ChunkLength: ParsedArgument, Equatable {
    case frames(Int)
    case time(TimeArgument)

    init(parsing text: String) throws {
        if text.utf8.allSatisfy({ (48...57).contains($0) }) {
            guard let count = Int(text), (1...1_000_000).contains(count) else {
                throw InvalidArgument("a chunk has 1 to 1000000 frames")
            }
            self = .frames(count)
        } else {
            self = .time(try TimeArgument(parsing: text))
        }
    }

    /// Returns the number of frames, at least 1.
    func frames(at rate: FrameRate) -> Int {
        switch self {
        case .frames(let count): count
        case .time(let time): max(1, Int(min(time.seconds(at: rate) * rate.value, Rational(1_000_000)).roundedUp))
        }
    }
}
