import Media

extension Failure {
    package init(_ error: MediaError) {
        let status: ExitStatus =
            switch error {
            case .unknownFormat, .needsFile, .unsupported, .outsideLimits: .usage
            case .cannotWrite: .cannotWrite
            case .cannotRead, .notAnImage, .damaged, .tooLarge: .missingInput
            case .encodingFailed: .renderFailed
            case .wrongFrameSize, .closed, .noFrames: .internalError
            }
        self.init(status, error.description)
    }
}
