/// How the tool was built, which `version` and `doctor` say: the same frames take longer to draw without optimisation.
enum BuildKind {
    /// By scripts/swift for work on Quartzite.
    case development
    /// Without optimisation, by `swift build`.
    case debug
    /// As the tool is handed out.
    case optimized

    static var current: BuildKind {
        #if DEVELOPMENT_BUILD
            .development
        #elseif DEBUG
            .debug
        #else
            .optimized
        #endif
    }

    /// A sentence about the build, without a full stop.
    var description: String {
        switch self {
        case .development:
            "development build: drawing is optimised, UIKit is not; `make install` builds with full optimisation"
        case .debug: "debug build: nothing is optimised; `make install` builds with full optimisation"
        case .optimized: "fully optimised build"
        }
    }
}
