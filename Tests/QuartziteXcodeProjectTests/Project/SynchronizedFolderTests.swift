import Testing

@testable import QuartziteXcodeProject

@Suite("Synchronized folders") struct SynchronizedFolderTests {
    private static let objects = """
        Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E, E2, ); explicitFolders = (Data, ); sourceTree = "<group>"; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, old.swift, "/Localized: L.strings", Unused, ); platformFiltersByRelativePath = { mac.swift = (macos, ); shared.swift = (ios, macos, ); }; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (shared.swift, ); };
        T2 = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework"; buildConfigurationList = TL; };
        """
    private static let contents = [
        "App/b.swift": "", "App/Sub/c.swift": "", "App/shared.swift": "", "App/old.swift": "", "App/mac.swift": "",
        "App/Info.plist": "",
        "App/View.xib": "", "App/Assets.xcassets/Contents.json": "{}", "App/de.lproj/L.strings": "",
        "App/README.md": "",
        "App/de.lproj/M.strings": "", "App/Bridge.h": "", "App/Data/x.txt": "", "App/Data/y.swift": "",
        "App/Unused/z.swift": "",
    ]

    private static func project() throws -> (SampleFolder, XcodeProject) {
        let text = SampleProject.app(
            objects: objects, sources: "", resources: "", children: "FA, FR, Y",
            target: "fileSystemSynchronizedGroups = (Y, ); "
        ).replacing("(T, )", with: "(T, T2, )").replacing("(, )", with: "( )")
        let folder = try SampleFolder(SampleProject.files(text, contents))
        return (folder, try folder.project())
    }

    @Test("The target has all files except the exceptions, as sources or resources", .rule("I118"))
    func owned() throws {
        let (folder, project) = try Self.project()
        let target = project.targets[0]
        #expect(folder.relative(target.sources) == ["App/b.swift", "App/shared.swift", "App/Sub/c.swift"])
        let resources = target.resources.map { folder.relative($0.path) }
        #expect(resources.sorted() == ["App/Assets.xcassets", "App/Data", "App/View.xib", "App/de.lproj/M.strings"])
        #expect(target.languages == ["de"])
    }

    @Test("A target that does not own the folder has only its exceptions")
    func shared() throws {
        let (folder, project) = try Self.project()
        #expect(folder.relative(project.targets[1].sources) == ["App/shared.swift"])
        #expect(project.targets[1].resources.isEmpty)
    }
}
