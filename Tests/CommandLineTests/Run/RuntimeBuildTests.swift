import Foundation
import QuartziteCommandLine
import TestSupport
import Testing

@testable import quartzite

@Suite("Modules for another compiler", .serialized)
struct RuntimeBuildTests {
    private let folder = TemporaryFolder()

    private func write(_ path: String, _ text: String, isProgram: Bool = false) throws {
        let url = folder.url(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        if isProgram { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path) }
    }

    /// An installation by Swift 6.3.1, and a compiler of another version, whose `swift build` writes modules and counts its
    /// calls.
    private func installation() throws -> Installation {
        try write("lib/quartzite/compiler-version", "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n")
        try write("lib/quartzite/Modules/UIKit.swiftmodule", "")
        try write("share/quartzite/package/Package.swift", "")
        try write("bin/swiftc", "#!/bin/sh\necho 'Swift version 6.4 (swift-6.4-RELEASE)'\n", isProgram: true)
        try write(
            "bin/swift",
            """
            #!/bin/sh
            out=\(folder.path("products"))
            case "$*" in
            *--show-bin-path*) echo $out ;;
            *) mkdir -p $out/UIKit.swiftmodule; echo "[1/2] Compiling QuartzCore CALayer.swift"
               echo "$* $QUARTZITE_DEPENDENCIES" >> \(folder.path("calls")) ;;
            esac
            """, isProgram: true)
        return Installation(build: folder.path("lib/quartzite"))
    }

    private func build() throws -> RuntimeBuild {
        let compiler = folder.path("bin/swiftc")
        let cache = folder.path("cache")
        return RuntimeBuild(
            installation: try installation(), compiler: compiler,
            version: try CompilerVersion(of: compiler, cache: cache), cache: cache)
    }

    @Test("They are built once, from the sources of the installation and its dependencies")
    func once() throws {
        let messages = Console.Messages()
        let found = try Console.collecting(messages) { try build().perform() }
        #expect(found.build == folder.path("products"))
        #expect(found.modules == folder.path("products"))
        #expect(found.home == folder.path("lib/quartzite"))
        #expect(messages.text.contains("were built with Swift 6.3.1; building them once for Swift 6.4"))
        #expect(messages.text.split(separator: "\n").count == 1)
        let calls = try String(contentsOfFile: folder.path("calls"), encoding: .utf8)
        let package = folder.path("share/quartzite/package")
        #expect(calls.contains("--package-path \(package) "))
        #expect(calls.contains("--product QuartziteRuntime \(package)/Dependencies\n"))
        #expect(calls.contains("--target _SnapshotTesting "))
        #expect(try build().perform().build == found.build)
        #expect(try String(contentsOfFile: folder.path("calls"), encoding: .utf8) == calls)
    }

    @Test("A build that fails says why, and is tried again")
    func failure() throws {
        let build = try build()
        try write("bin/swift", "#!/bin/sh\necho 'x.swift:1:1: error: no such module'\nexit 1\n", isProgram: true)
        for _ in 0..<2 {
            #expect {
                try Console.collecting(Console.Messages()) { _ = try build.perform() }
            } throws: { error in
                let message = (error as? Failure)?.message ?? ""
                return message.contains("error: no such module") && !message.contains("\n")
            }
        }
    }

    @Test("Without sources, the message names the compiler that fits")
    func noSources() throws {
        let build = try build()
        try FileManager.default.removeItem(atPath: folder.path("share"))
        #expect {
            _ = try build.perform()
        } throws: { error in
            (error as? Failure)?.message.contains("put Swift 6.3.1 first in PATH") == true
        }
    }

    @Test("The version of a compiler is asked for again only if the compiler changes")
    func version() throws {
        let (compiler, cache) = (folder.path("bin/swiftc"), folder.path("cache"))
        func script(_ version: String) throws {
            try write(
                "bin/swiftc", "#!/bin/sh\necho x >> \(folder.path("asked"))\necho 'Swift version \(version)'\n",
                isProgram: true)
        }
        try script("6.4 (swift-6.4-RELEASE)")
        for _ in 0..<3 {
            #expect(try CompilerVersion(of: compiler, cache: cache).description == "6.4 (swift-6.4-RELEASE)")
        }
        #expect(try String(contentsOfFile: folder.path("asked"), encoding: .utf8) == "x\n")
        try script("6.4.1 (swift-6.4.1-RELEASE)")
        #expect(try CompilerVersion(of: compiler, cache: cache).number == "6.4.1")
        #expect(CompilerVersion("Apple Swift version 6.3.1 (x)\nTarget: y")?.number == "6.3.1")
        #expect(CompilerVersion("command not found") == nil)
    }

    @Test("Progress counts modules")
    func progress() throws {
        let log = folder.path("build.log")
        #expect(RuntimeBuild.progress(log: log, of: 17) == "Building module 1 of 17…")
        try write(
            "build.log",
            "[1/9] Compiling QuartzCore A.swift\n[2/9] Compiling QuartzCore B.swift\n[3/9] Compiling UIKit C.swift\n")
        #expect(RuntimeBuild.progress(log: log, of: 17) == "Building module 2 of 17: UIKit…")
    }

    @Test("Products of SwiftPM's other engine are found, without a folder of modules")
    func otherEngine() throws {
        let products = ".build/out/Products/Release-linux"
        let intermediates = ".build/out/Intermediates.noindex"
        try write("Package.swift", "")
        try write("\(products)/UIKit.swiftmodule/x86_64-unknown-linux-gnu.swiftmodule", "")
        try write("include/C.h", "")
        try write(
            "\(intermediates)/GeneratedModuleMaps-linux/C.modulemap",
            "module C {\numbrella header \"\(folder.path("include/C.h"))\"\nexport *\n}")
        try write("\(intermediates)/GeneratedModuleMaps-linux/S.modulemap", "module S {\nheader \"S-Swift.h\"\n}")
        try write("\(intermediates)/quartzite.build/Release-linux/_XCTest.build/Objects-normal/x86_64/A.o", "")
        let installation = Installation(build: folder.path(products))
        #expect(installation.hasModules)
        #expect(installation.modules == folder.path(products))
        #expect(installation.root == folder.path)
        #expect(installation.moduleMaps == [folder.path("\(intermediates)/GeneratedModuleMaps-linux/C.modulemap")])
        #expect(installation.testingObjects.map { URL(filePath: $0).lastPathComponent } == ["A.o"])
    }
}
