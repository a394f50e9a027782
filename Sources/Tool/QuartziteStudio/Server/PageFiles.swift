import Foundation

/// The files of the page, which are read once; a path is looked up in a table and never reaches the file system.
struct PageFiles: Sendable {
    private let files: [String: (type: String, data: Data)]

    /// The folder that the build makes of the module's resources, beside the program.
    private static let folder = "quartzite_QuartziteStudio.resources/Page"

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
    ]

    init() throws(StudioFailure) {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        try self.init(besideProgramIn: (program as NSString).deletingLastPathComponent)
    }

    /// Reads the files that the build has placed in the folder of a program.
    init(besideProgramIn build: String) throws(StudioFailure) {
        let folder = "\(build)/\(Self.folder)"
        var files: [String: (String, Data)] = [:]
        for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
            guard let type = Self.types[(name as NSString).pathExtension],
                let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
            else { continue }
            files["/" + name] = (type, data)
        }
        guard let index = files["/index.html"] else {
            throw StudioFailure(
                "the studio's page is missing beside the tool; build the tool again with `make release`")
        }
        files["/"] = index
        self.files = files
    }

    func response(for path: String) -> Response? {
        files[path].map { Response(type: $0.type, body: $0.data) }
    }
}
