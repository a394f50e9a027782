import Media
import QuartziteFilm
import SceneHosting

extension Failure {
    /// Creates the failure that reports an error; returns nil for errors of other kinds.
    package init?(reporting error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case MediaError.exists(let path): self.init(FilmError.fileExists(path: path))
        case let error as MediaError: self.init(error)
        case let error as SegmentError: self.init(.missingInput, error.description)
        case let error as FilmError: self.init(error)
        case let error as ScratchFolder.Failure: self.init(.cannotWrite, error.description)
        default: return nil
        }
    }

    init(_ error: MediaError) {
        let status: ExitStatus =
            switch error {
            case .unknownFormat, .needsFile, .unsupported, .outsideLimits: .usage
            case .cannotWrite, .exists: .cannotWrite
            case .busy: .tryAgain
            case .cannotRead, .notAnImage, .damaged, .tooLarge: .missingInput
            case .encodingFailed: .renderFailed
            case .wrongFrameSize, .closed, .noFrames: .internalError
            }
        self.init(status, error.description)
    }

    init(_ error: FilmError) {
        switch error {
        case .fileExists(let path): self = .cannotWrite("\(path) exists; add --force to replace it")
        case .inUse: self.init(.tryAgain, error.description)
        case .cannotWrite: self = .cannotWrite(error.description)
        case .unknownFormat, .unsupported, .outsideLimits: self = .usage(error.description)
        case .encodingFailed: self.init(.renderFailed, error.description)
        }
    }
}
