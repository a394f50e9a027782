import QuartziteMedia
import QuartziteFilm
import QuartziteSceneHosting

extension Failure {
    /// Creates the failure that reports an error; returns nil for errors of other kinds.
    package init?(reporting error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as MediaError: self.init(.missingInput, error.description)
        case let error as SegmentError: self.init(.missingInput, error.description)
        case let error as FilmError: self.init(error)
        case let error as ScratchFolder.Failure: self.init(.cannotWrite, error.description)
        default: return nil
        }
    }

    /// Creates a failure from an error about a film, and names the options that avoid it.
    init(_ error: FilmError) {
        switch error {
        case .fileExists(let path): self = .cannotWrite("\(path) exists; add --force to replace it")
        case .inUse(let path):
            self.init(.tryAgain, "another process is writing \(path); wait for it, or choose another name")
        case .unknownFormat(let name):
            self = .usage(
                "cannot tell the format of \(name): end it in .mp4, .webm, .gif, .apng, .webp, .png, "
                    + "or / for a folder of PNGs")
        case .cannotWrite: self = .cannotWrite(error.description)
        case .unsupported, .outsideLimits: self = .usage(error.description)
        case .encodingFailed: self.init(.renderFailed, error.description)
        }
    }
}
