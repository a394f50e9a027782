import Testing

@testable import QuartziteXcodeProject

@Suite("Targets of an Xcode project") struct TargetTests {
    @Test("An app has the files of its build phases", .rule("I118"))
    func membership() throws {
        let folder = try SampleFolder(SampleProject.files())
        let target = try folder.target()
        #expect(target.name == "App" && target.productType == .application && target.platforms == [.iOS])
        #expect(folder.relative(target.sources) == ["a.swift"])
        #expect(target.resources.map { folder.relative($0.path) } == ["Main.storyboard"])
        #expect(target.missingFiles.isEmpty && target.languages.isEmpty)
    }

    @Test("A variant group provides its file in each language", .rule("I118"))
    func variants() throws {
        let objects = """
            V = {isa = PBXVariantGroup; children = (VB, VD, ); name = X.storyboard; sourceTree = "<group>"; };
            VB = {isa = PBXFileReference; name = Base; path = Base.lproj/X.storyboard; sourceTree = "<group>"; };
            VD = {isa = PBXFileReference; name = de; path = de.lproj/X.strings; sourceTree = "<group>"; };
            BV = {isa = PBXBuildFile; fileRef = V; };
            """
        let project = SampleProject.app(objects: objects, resources: "BR, BV", children: "FA, FR, V")
        let folder = try SampleFolder(
            SampleProject.files(project, ["Base.lproj/X.storyboard": "", "de.lproj/X.strings": ""]))
        let target = try folder.target()
        #expect(target.resources.map(\.language) == [nil, "Base", "de"])
        #expect(target.languages == ["Base", "de"])
    }

    @Test("Paths follow groups, the source root and products")
    func paths() throws {
        let objects = """
            H = {isa = PBXGroup; path = Sub; children = (F1, F2, F3, F4, ); sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = b.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Other/c.swift; sourceTree = SOURCE_ROOT; };
            F3 = {isa = PBXFileReference; path = D.SWIFT; sourceTree = "<group>"; };
            F4 = {isa = PBXFileReference; path = e.swift; sourceTree = BUILT_PRODUCTS_DIR; };
            B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
            B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
            """
        let project = SampleProject.app(objects: objects, sources: "B1, B2, B3, B4", children: "FA, FR, H")
        let folder = try SampleFolder(
            SampleProject.files(project, ["Sub/b.swift": "", "Other/c.swift": "", "Sub/d.swift": ""]))
        // Projects come from a file system that does not distinguish case.
        #expect(folder.relative(try folder.target().sources) == ["Sub/b.swift", "Other/c.swift", "Sub/d.swift"])
    }

    @Test("Missing files are listed, and files outside the checkout are rejected")
    func missing() throws {
        let objects = """
            F1 = {isa = PBXFileReference; path = none.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = "../../etc/passwd"; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = "/etc/passwd"; sourceTree = "<absolute>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
            B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = NONE; };
            """
        let project = SampleProject.app(objects: objects, sources: "BA, B1, B2, B3, B4", children: "FA, FR, F1, F2, F3")
        let folder = try SampleFolder(SampleProject.files(project))
        let read = try folder.project()
        #expect(folder.relative(read.targets[0].sources) == ["a.swift"])
        #expect(folder.relative(read.targets[0].missingFiles) == ["none.swift"])
        #expect(read.problems.map(\.kind) == [.outside, .outside])
        #expect(read.problems.allSatisfy { $0.severity == .warning && $0.line != nil })
    }

    @Test("Build files for other platforms are skipped")
    func platformFilters() throws {
        let objects = """
            B1 = {isa = PBXBuildFile; fileRef = FA; platformFilter = maccatalyst; };
            B2 = {isa = PBXBuildFile; fileRef = FR; platformFilters = (ios, macos, ); };
            """
        let folder = try SampleFolder(
            SampleProject.files(SampleProject.app(objects: objects, sources: "B1", resources: "B2")))
        let target = try folder.target()
        #expect(target.sources.isEmpty && target.resources.count == 1)
    }

    @Test(
        "The module name is the product name with _ for other characters", .rule("I118"),
        arguments: [
            ("", "My App-2", "My_App_2"), ("PRODUCT_NAME = \"3D $(TARGET_NAME)\"; ", "App", "_D_App"),
            ("PRODUCT_MODULE_NAME = Other; ", "App", "Other"),
        ])
    func moduleName(settings: String, name: String, module: String) throws {
        let folder = try SampleFolder(SampleProject.files(SampleProject.app(name: name, settings: settings)))
        #expect(try folder.target().moduleName == module)
    }

    @Test("Target settings take precedence over those of the project and configuration files", .rule("I118"))
    func precedence() throws {
        let objects = """
            X = {isa = PBXFileReference; path = base.xcconfig; sourceTree = "<group>"; };
            """
        let project = SampleProject.app(
            projectSettings: "SDKROOT = iphoneos; A = project; B = project; C = project; ", settings: "A = target; ",
            objects: objects, children: "FA, FR, X"
        ).replacing(
            "name = Debug; buildSettings = { A",
            with: "name = Debug; baseConfigurationReference = X; buildSettings = { A")
        let folder = try SampleFolder(
            SampleProject.files(project, ["base.xcconfig": "A = file\nB = $(inherited) file"]))
        let settings = try folder.target().settings
        #expect(settings["A"] == "target" && settings["B"] == "project file" && settings["C"] == "project")
    }

    @Test(
        "The SDK and the supported platforms determine the platforms of a target",
        arguments: [
            ("SDKROOT = macosx; ", "", [Platform.macOS]), ("SDKROOT = appletvos; ", "", [.tvOS]),
            ("SDKROOT = auto; ", "SUPPORTED_PLATFORMS = \"macosx iphoneos\"; ", [.iOS, .macOS]),
            ("", "IPHONEOS_DEPLOYMENT_TARGET = 12.0; ", [.iOS]), ("", "TARGETED_DEVICE_FAMILY = \"1,2\"; ", [.iOS]),
            ("", "", [.macOS]),
        ])
    func platforms(project: String, target: String, platforms: [Platform]) throws {
        let text = SampleProject.app(projectSettings: project, settings: target)
        #expect(try SampleFolder(SampleProject.files(text)).target().platforms == platforms)
    }

    @Test("Settings can exclude files by name or path")
    func excluded() throws {
        let settings = "EXCLUDED_SOURCE_FILE_NAMES = \"*.swift Main.*\"; INCLUDED_SOURCE_FILE_NAMES = a.swift; "
        let target = try SampleFolder(SampleProject.files(SampleProject.app(settings: settings))).target()
        #expect(target.sources.count == 1 && target.resources.isEmpty && target.missingFiles.isEmpty)
    }

    @Test("Aggregate targets are skipped, and other types are distinguished", .rule("I118"))
    func types() throws {
        let objects = """
            U = {isa = PBXAggregateTarget; name = All; };
            W = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.application.watchapp2"; };
            """
        let text = SampleProject.app(type: "bundle.unit-test", objects: objects).replacing("(T, )", with: "(T, U, W, )")
        let targets = try SampleFolder(SampleProject.files(text)).project().targets
        #expect(targets.map(\.productType) == [.unitTests, .watchApp])
        #expect(targets[1].platforms == [.watchOS])
        #expect(ProductType(identifier: "x.y") == .other("x.y"))
    }

    @Test(
        "A file that is not a project is an error with its line",
        arguments: [
            ("{ a = b; }", "there are no objects"),
            ("{ objects = { A = { isa = PBXGroup; }; }; rootObject = A; }", "rootObject is no project"),
            ("{ objects = ", "expected a value"),
        ])
    func errors(text: String, message: String) throws {
        let folder = try SampleFolder(["App.xcodeproj/project.pbxproj": text])
        let error = #expect(throws: ProjectProblem.self) { try folder.project() }
        #expect(error?.message.contains(message) == true && error?.line == 1)
        #expect(error?.file.hasSuffix("project.pbxproj") == true)
    }

    @Test("Targets beyond the limit are skipped with a warning")
    func manyTargets() throws {
        let ids = (0...2_000).map { "T\($0)" }
        let objects = ids.map { "\($0) = {isa = PBXNativeTarget; name = A; };" }.joined(separator: "\n")
        let text = SampleProject.text(objects, targets: ids.joined(separator: ", "), children: "")
            .replacing("(, )", with: "( )")
        let project = try SampleFolder(["App.xcodeproj/project.pbxproj": text]).project()
        #expect(project.targets.count == 2_000)
        #expect(project.problems.map(\.kind) == [.tooLarge])
    }

    @Test("Projects can be XML")
    func xml() throws {
        let text = """
            <?xml version="1.0"?><plist version="1.0"><dict><key>rootObject</key><string>P</string><key>objects</key><dict>
            <key>P</key><dict><key>isa</key><string>PBXProject</string><key>targets</key><array><string>T</string></array></dict>
            <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>N</string></dict>
            </dict></dict></plist>
            """
        let folder = try SampleFolder(["App.xcodeproj/project.pbxproj": text])
        #expect(try folder.target().name == "N")
    }

    @Test("Groups that contain each other do not recurse forever")
    func circle() throws {
        let objects = """
            H = {isa = PBXGroup; path = h; children = (I, F1, ); sourceTree = "<group>"; };
            I = {isa = PBXGroup; path = i; children = (H, ); sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = b.swift; sourceTree = "<group>"; }; B1 = {isa = PBXBuildFile; fileRef = F1; };
            """
        let folder = try SampleFolder(
            SampleProject.files(SampleProject.app(objects: objects, sources: "BA, B1", children: "FA, FR")))
        #expect(try folder.target().sources.count == 1)
    }
}
