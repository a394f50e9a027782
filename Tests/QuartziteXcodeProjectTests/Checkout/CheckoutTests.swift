import Testing

@testable import QuartziteXcodeProject

@Suite("Contents of a checkout") struct CheckoutTests {
    private static func app(_ name: String, sdk: String = "iphoneos", main: String = "") -> String {
        SampleProject.app(name: name, projectSettings: "SDKROOT = \(sdk); ", settings: main)
    }

    @Test("All apps are listed, examples first, and one must be selected", .rule("I119"))
    func applications() throws {
        let folder = try SampleFolder([
            "A/A.xcodeproj/project.pbxproj": Self.app("A10"), "A/a.swift": "import UIKit", "B/a.swift": "import UIKit",
            "A2/A.xcodeproj/project.pbxproj": Self.app("A9"), "A2/a.swift": "import UIKit",
            "B/B.xcodeproj/project.pbxproj": Self.app("ObjcDemo"), "C/a.swift": "import SwiftUI\nstruct C: App {}",
            "C/C.xcodeproj/project.pbxproj": Self.app("C"), "Example/E.xcodeproj/project.pbxproj": Self.app("E"),
            "Example/a.swift": "import UIKit", "Mac/M.xcodeproj/project.pbxproj": Self.app("M", sdk: "macosx"),
            "Mac/a.swift": "",
        ])
        let checkout = try Checkout(folder.path)
        #expect(checkout.applications.map(\.name) == ["E", "A10", "A9", "ObjcDemo", "C"])
        #expect(checkout.applications.map(\.interface) == [.uiKit, .uiKit, .uiKit, .uiKit, .swiftUI])
        #expect(checkout.otherApplications.map(\.name) == ["M"])
        #expect(try checkout.application(named: "C").name == "C")
        #expect(try checkout.application(named: "A2/A.xcodeproj").name == "A9")
        #expect(try checkout.application(named: "Example").name == "E")
        let several = #expect(throws: ProjectProblem.self) { try checkout.application(named: nil) }
        #expect(several?.kind == .ambiguous && several?.message.contains("E, A10, A9, ObjcDemo, C") == true)
        let unknown = #expect(throws: ProjectProblem.self) { try checkout.application(named: "X") }
        #expect(unknown?.kind == .undeclared)
    }

    @Test("An app whose files are missing comes after the others", .rule("I119"))
    func incomplete() throws {
        let project = SampleProject.app(
            name: "A",
            objects: """
                FB = {isa = PBXFileReference; path = b.swift; sourceTree = "<group>"; };
                BB = {isa = PBXBuildFile; fileRef = FB; };
                """,
            sources: "BA, BB", children: "FA, FB, FR")
        let folder = try SampleFolder([
            "A/A.xcodeproj/project.pbxproj": project, "B/B.xcodeproj/project.pbxproj": Self.app("B"),
            "A/a.swift": "import UIKit", "B/a.swift": "import UIKit",
        ])
        let applications = try Checkout(folder.path).applications
        #expect(applications.map(\.name) == ["B", "A"])
        #expect(applications.map(\.isComplete) == [true, false])
    }

    @Test(
        "Without a project, the only property list or a storyboard starts the app", .rule("I119"),
        arguments: [
            (
                [
                    "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>",
                    "Main.storyboard": "",
                ], "Start"
            ),
            (["Sub/Main.storyboard": "", "Other.storyboard": "<document initialViewController='a'/>"], "Main"),
            (
                ["Other.storyboard": "<document initialViewController='a'/>", "Third.storyboard": "<document/>"],
                "Other"
            ),
            (
                [
                    "A.storyboard": "<document initialViewController='a'/>",
                    "B.storyboard": "<document initialViewController='a'/>",
                ], nil
            ),
        ] as [([String: String], String?)])
    func folderWithoutProject(files: [String: String], storyboard: String?) throws {
        let folder = try SampleFolder(
            files.merging(["a.swift": "import UIKit", "Tests/ATests/t.swift": ""]) { first, _ in first })
        let checkout = try Checkout(folder.path)
        let application = try checkout.application(named: nil)
        #expect(application.mainStoryboard == storyboard)
        #expect(folder.relative(application.sources) == ["a.swift"])
        #expect(checkout.modules(of: application).modules.map(\.isApplication) == [true])
    }

    @Test("The files of a podspec belong to no app without a project", .rule("I119"))
    func podspecWithoutProject() throws {
        let spec = "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = 'Kit/*'\nend"
        let folder = try SampleFolder(["Kit.podspec": spec, "Kit/k.swift": "", "Demo/d.swift": "import Kit"])
        let checkout = try Checkout(folder.path)
        let application = try checkout.application(named: nil)
        #expect(folder.relative(application.sources) == ["Demo/d.swift"])
        #expect(checkout.modules(of: application).modules.map(\.name).first == "Kit")
        let library = try SampleFolder(["Kit.podspec": spec, "Kit/k.swift": ""])
        #expect(try Checkout(library.path).applications.isEmpty)
        #expect(try Checkout(library.path).allModules().modules.map(\.name) == ["Kit"])
    }

    @Test("A folder inside a repository can use the files around it")
    func root() throws {
        let folder = try SampleFolder([
            ".git/HEAD": "",
            "Kit.podspec": "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = 'Sources/*.swift'\nend",
            "Sources/k.swift": "", "Example/App.xcodeproj/project.pbxproj": Self.app("App"),
            "Example/a.swift": "import Kit",
            "Example/Podfile": "target 'App' do\n pod 'Kit', :path => '../'\nend",
            "Other/App.xcodeproj/project.pbxproj": Self.app("Other"),
            "Other/a.swift": "",
        ])
        let checkout = try Checkout(folder["Example"])
        #expect(checkout.applications.map(\.name) == ["App"])
        let graph = checkout.modules(of: try checkout.application(named: nil))
        #expect(graph.modules.map(\.name) == ["Kit", "App"] && graph.absences.isEmpty)
    }

    @Test("Without a repository, an example can use the library around it")
    func library() throws {
        let folder = try SampleFolder([
            "Kit.podspec": "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = 'Sources/*.swift'\nend",
            "Sources/k.swift": "", "Examples/One/App.xcodeproj/project.pbxproj": Self.app("App"),
            "Examples/One/a.swift": "import Kit",
        ])
        let checkout = try Checkout(folder["Examples/One"])
        #expect(checkout.files.root == folder.path)
        #expect(checkout.modules(of: try checkout.application(named: nil)).modules.map(\.name) == ["Kit", "App"])
        #expect(try Checkout(folder["Examples/One"], root: folder["Examples/One"]).files.root == folder["Examples/One"])
    }

    @Test("The settings of an app determine its tint and devices", .rule("I118"))
    func appearance() throws {
        let settings = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Accent; TARGETED_DEVICE_FAMILY = \"1, 2\"; "
        let tinted = try SampleFolder(SampleProject.files(SampleProject.app(settings: settings)))
        let set = try Checkout(tinted.path)
        #expect(
            set.applications.first?.accentColorName == "Accent" && set.applications.first?.deviceFamilies == [1, 2])
        let plain = try SampleFolder(SampleProject.files())
        let unset = try Checkout(plain.path)
        #expect(unset.applications.first?.accentColorName == nil && unset.applications.first?.deviceFamilies == [1])
    }

    @Test("Tool folders and hidden folders are skipped, and copies of other projects are not apps")
    func vendored() throws {
        let folder = try SampleFolder([
            "App.xcodeproj/project.pbxproj": Self.app("App"), "a.swift": "import UIKit",
            "Pods/P.xcodeproj/project.pbxproj": Self.app("P"), "Pods/a.swift": "import UIKit",
            "build/X.xcodeproj/project.pbxproj": "broken", ".hidden/X.xcodeproj/project.pbxproj": "broken",
        ])
        let checkout = try Checkout(folder.path)
        #expect(checkout.applications.map(\.name) == ["App", "P"])
        #expect(checkout.problems.isEmpty)
    }

    @Test("A project that cannot be read produces a warning, and others are still read")
    func damaged() throws {
        let folder = try SampleFolder([
            "App.xcodeproj/project.pbxproj": Self.app("App"), "a.swift": "", "B.xcodeproj/project.pbxproj": "{ a = ",
            "C.xcworkspace/x": "", "D/Package.swift": "",
        ])
        let checkout = try Checkout(folder.path)
        #expect(checkout.applications.map(\.name) == ["App"])
        #expect(checkout.problems.map(\.kind) == [.syntax, .missing, .syntax])
        #expect(checkout.problems.allSatisfy { $0.severity == .warning })
    }

    @Test("Other projects refer to a target by its id, its product's id or its name")
    func references() throws {
        let folder = try SampleFolder(SampleProject.files())
        let checkout = try Checkout(folder.path)
        for (id, name) in [("T", "x"), ("TP", "x"), ("x", "App")] {
            let target = checkout.target(.target(project: folder["App.xcodeproj"], id: id, name: name))
            #expect(target?.id == "T", "\(id) \(name)")
        }
        #expect(checkout.target(.target(project: folder["App.xcodeproj"], id: "x", name: "x")) == nil)
        #expect(checkout.target(.framework(name: "App")) == nil)
    }

    @Test("A missing folder is an error")
    func missing() throws {
        let folder = try SampleFolder(["a": ""])
        #expect(throws: ProjectProblem.self) { try Checkout(folder["none"]) }
        #expect(throws: ProjectProblem.self) { try Checkout(folder["a"]) }
    }
}
