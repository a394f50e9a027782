import Foundation
import TestSupport
import Testing

@Suite("Packages that depend on Quartzite")
struct NeighborTests {
    /// Targets of one name in two packages are an error of SwiftPM's.
    private static let names = [
        "Controls", "Screens", "Media", "Player", "Stage", "Studio", "Networking", "Gallery", "Compositor", "Hosting",
        "CSDL", "CFFmpeg",
    ]

    @Test("A package can name its targets as it likes")
    func names() throws {
        let folder = TemporaryFolder()
        for name in Self.names + ["App"] {
            let place = folder.url("Sources/\(name)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data("public let name = \"\(name)\"\n".utf8).write(to: place.appending(path: "Name.swift"))
        }
        let targets = Self.names.map { #".target(name: "\#($0)")"# }.joined(separator: ", ")
        let products = ["UIKit", "QuartziteFilm", "QuartziteTesting"].map {
            #".product(name: "\#($0)", package: "quartzite")"#
        }
        try Data(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "neighbor", dependencies: [.package(name: "quartzite", path: "\(Document.root.path)")],
                targets: [
                    \(targets),
                    .target(name: "App", dependencies: [\(products.joined(separator: ", "))]),
                ])
            """.utf8
        ).write(to: folder.url("Package.swift"))
        // SwiftPM checks the names in the whole graph, also for the build of a target that stands alone.
        let settings = ["QUARTZITE_BUILD", "QUARTZITE_TESTS", "QUARTZITE_SWIFT_SYNTAX", "XDG_CACHE_HOME"]
        let command = "env \(settings.map { "-u \($0)" }.joined(separator: " ")) swift build --target Screens"
        let result = try DocumentShell(folder: folder.url("")).run(command)
        #expect(result.status == 0, "\(result.output)")
    }
}
