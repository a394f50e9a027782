import Foundation
import TestSupport
import Testing

@Suite("make install", .enabled(if: RunTool.built))
struct InstallTests {
    @Test("The installed folder has every module that its own modules import")
    func modules() throws {
        let folder = TemporaryFolder()
        let build = Tool.built.binary.deletingLastPathComponent()
        let script = Document.root.appending(path: "scripts/install").path
        let result = try DocumentShell(folder: folder.url("")).run("\(script) \(folder.path("prefix")) \(build.path)")
        #expect(result.status == 0, "\(result.output)")
        let library = folder.url("prefix/lib/quartzite")
        func has(_ path: String, in folder: URL) -> Bool {
            FileManager.default.fileExists(atPath: folder.appending(path: path).path)
        }
        var imported: Set<String> = []
        for path in Document.files(in: "Sources", ".swift") {
            let module = String(path.split(separator: "/")[2])
            guard has("Modules/\(module).swiftmodule", in: library) else { continue }
            for name in try Document(path).text.matches(of: /(?m)^(?:@\w+ )*(?:\w+ )?import (\w+)$/) {
                imported.insert(String(name.1))
            }
        }
        #expect(imported.isSuperset(of: ["ArgumentParser", "CQuartziteKernels", "OpenCombine", "UIKit"]))
        for name in imported.sorted() {
            let files = ["Modules/\(name).swiftmodule", "\(name).build/module.modulemap"]
            // The toolchain's modules are in neither folder.
            for file in files where has(file, in: build) { #expect(has(file, in: library), "\(file)") }
        }
        #expect(has("COpenCombineHelpers.build/include/COpenCombineHelpers.h", in: library))
    }
}
