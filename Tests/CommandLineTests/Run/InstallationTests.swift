import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("The modules beside the tool")
struct InstallationTests {
    @Test("Module maps of modules whose headers are gone take no part")
    func moduleMaps() throws {
        let folder = TemporaryFolder()
        func write(_ name: String, _ header: String) throws {
            let build = folder.url("\(name).build")
            try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
            try Data("module \(name) {\n    umbrella header \"\(header)\"\n}\n".utf8).write(
                to: build.appending(path: "module.modulemap"))
        }
        try makeEmptyFile(folder.path("A.h"))
        try write("A", folder.path("A.h"))
        try write("B", folder.path("B.h"))
        try write("C", "../A.h")
        let maps = Installation(build: folder.path).moduleMaps
        #expect(maps == ["A", "C"].map { folder.path("\($0).build/module.modulemap") })
    }
}
