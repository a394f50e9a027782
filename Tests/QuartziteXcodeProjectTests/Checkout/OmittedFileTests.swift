import Testing

@testable import QuartziteXcodeProject

@Suite("Files that belong to no module") struct OmittedFileTests {
    @Test("Each omitted file has a reason")
    func reasons() throws {
        func target(_ name: String, _ type: String, _ file: String, sdk: String = "iphoneos") -> String {
            SampleProject.app(name: name, type: type, projectSettings: "SDKROOT = \(sdk); ", resources: "")
                .replacing("path = a.swift", with: "path = \(file)").replacing("(, )", with: "( )")
        }
        let folder = try SampleFolder(
            SampleProject.files(
                SampleProject.app(),
                [
                    "Package.swift": "let package = Package(name: \"P\", targets: [.testTarget(name: \"T\")])",
                    "Package@swift-5.swift": "", "Tests/T/t.swift": "", "P.playground/Contents.swift": "",
                    "Pods/X/x.swift": "", "unused.swift": "", "AppTests/u.swift": "",
                    "Mac.xcodeproj/project.pbxproj": target("Mac", "application", "mac.swift", sdk: "macosx"),
                    "mac.swift": "",
                    "E.xcodeproj/project.pbxproj": target("Key", "app-extension", "key.swift"), "key.swift": "",
                    "U.xcodeproj/project.pbxproj": target("Unit", "bundle.unit-test", "unit.swift"), "unit.swift": "",
                ]))
        let checkout = try Checkout(folder.path)
        let omitted = checkout.omittedFiles(from: checkout.allModules())
        let found = Dictionary(uniqueKeysWithValues: omitted.map { (folder.relative($0.path), $0.reason) })
        #expect(
            found == [
                "Package.swift": .manifest, "Package@swift-5.swift": .manifest, "Tests/T/t.swift": .test,
                "P.playground/Contents.swift": .playground, "Pods/X/x.swift": .vendored, "unused.swift": .noTarget,
                "AppTests/u.swift": .test, "mac.swift": .otherPlatform(.macOS),
                "key.swift": .otherProduct(target: "Key"),
                "unit.swift": .test,
            ])
    }

    @Test("A library that a podspec replaces is reported")
    func replaced() throws {
        let folder = try SampleFolder(
            SampleProject.files(
                SampleProject.app(),
                [
                    "Podfile": "target 'App' do\n pod 'Lib', path: 'Lib'\nend", "Lib/a.swift": "", "Lib/b.swift": "",
                    "Lib/Lib.xcodeproj/project.pbxproj": SampleProject.app(name: "Lib", type: "framework"),
                    "Lib/Lib.podspec": "Pod::Spec.new do |s|\n s.name = 'Lib'\n s.source_files = 'b.swift'\nend",
                ]))
        let checkout = try Checkout(folder.path)
        let omitted = checkout.omittedFiles(from: checkout.modules(of: try checkout.application(named: nil)))
        #expect(omitted == [OmittedFile(path: folder["Lib/a.swift"], reason: .replaced(target: "Lib"))])
    }
}
