import Foundation
import TestSupport
import Testing
import QuartziteXcodeProject

@testable import quartzite

@Suite("The manifest with which SwiftPM gets packages") struct PackageManifestTests {
    /// Returns what an app misses whose manifest has these lines.
    private func missing(_ dependencies: String, products: [String]) throws -> [MissingPackage] {
        let manifest = """
            let package = Package(name: "App", products: [.iOSApplication(name: "App", targets: ["App"])],
                dependencies: [\(dependencies)],
                targets: [.executableTarget(name: "App", dependencies: [\(products.joined(separator: ", "))])])
            """
        return try withTemporaryFolder { folder in
            try write(manifest, to: folder + "/Package.swift")
            try write("import UIKit\n", to: folder + "/Sources/App/a.swift")
            let checkout = try Checkout(folder, root: folder)
            return checkout.missingPackages(of: checkout.modules(of: try checkout.application(named: nil)))
        }
    }

    private func write(_ text: String, to path: String) throws {
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @Test("Addresses, versions, traits and products are those that modules name")
    func text() throws {
        let found = try missing(
            """
            .package(url: "https://example.com/a/Kit.git", from: "1.2.3", traits: [.defaults, "Extra"]),
            .package(url: "https://example.com/a/Other", "1.0.0"..<"3.0.0"),
            .package(url: "https://example.com/a/Third", .upToNextMinor(from: "4.0.0")),
            .package(url: "https://example.com/a/Last", "1.0.0"..."1.4.9"),
            .package(url: "https://example.com/a/Branch", branch: "main"),
            .package(url: "https://example.com/a/Wrong", from: "1.x"),
            """, products: [#".product(name: "KitUI", package: "Kit")"#, #""Other""#])
        #expect(found.map(\.reference.name) == ["Kit", "Other", "Third", "Last", "Branch", "Wrong"])
        #expect(found[0].products == ["KitUI"] && found[1].products == ["Other"] && found[0].neededBy == ["App"])
        #expect(found[5].reference.requirement == nil)
        let text = PackageManifest(packages: found).text
        for line in [
            #".package(url: "https://example.com/a/Kit.git", from: "1.2.3", traits: [.defaults, "Extra"])"#,
            #".package(url: "https://example.com/a/Other", "1.0.0"..<"3.0.0")"#,
            #".package(url: "https://example.com/a/Third", .upToNextMinor(from: "4.0.0"))"#,
            #".package(url: "https://example.com/a/Last", "1.0.0"..<"1.4.10")"#,
            #".package(url: "https://example.com/a/Branch", branch: "main")"#,
            #".product(name: "KitUI", package: "Kit")"#,
        ] { #expect(text.contains(line), "\(text)") }
        #expect(!text.contains("Wrong"))
    }

    @Test("Characters of addresses cannot end their literals")
    func literals() {
        #expect(PackageManifest.literal("a\"\\(b)\n") == #""a\"\\(b)\u{a}""#)
    }

    @Test("What SwiftPM says names the package and git's reason")
    func failures() throws {
        let found = try missing(
            """
            .package(url: "https://example.com/a/Kit", from: "1.0.0"),
            .package(url: "https://example.com/a/Kit-Extra", from: "1.0.0"),
            """, products: [#""Kit""#])
        let network = PackageFailure(
            """
            Fetching https://example.com/a/Kit
            error: Failed to clone repository https://example.com/a/Kit-Extra:
                Cloning into bare repository '/cache/Kit'...
                fatal: unable to access 'https://example.com/a/Kit-Extra/': Could not resolve host: example.com
            """, found)
        #expect(network.culprits == [1])
        #expect(
            network.reason == "unable to access 'https://example.com/a/Kit-Extra/': Could not resolve host: example.com"
        )
        let versions = PackageFailure("error: no versions of 'kit' match the requirement 7.0.0..<8.0.0\n", found)
        #expect(versions.culprits == [0] && versions.reason.hasPrefix("no versions of 'kit'"))
        let product = PackageFailure(
            "error: 'packages': product 'X' required by package 'packages' target 'P' not found in package 'Kit'.",
            found)
        #expect(product.concernsProducts)
    }

    @Test("The conditions of a manifest hold as on a Mac")
    func conditions() {
        let text = "#if os(Linux) || canImport(Glibc)\n#elseif os(macOS) || canImport(Darwin)\n#endif"
        let expected = "#if os(Windows) || os(Windows)\n#elseif os(Linux) || os(Linux)\n#endif"
        #expect(PackageFolder.forApple(Data(text.utf8)) == Data(expected.utf8))
    }

    @Test("The line on a terminal is the last thing that SwiftPM does")
    func notice() {
        #expect(PackageNotice.text("Fetching a\nFetching b\nwarning: c\n") == "Packages: Fetching b")
        #expect(PackageNotice.text("") == "Packages: …")
    }
}
