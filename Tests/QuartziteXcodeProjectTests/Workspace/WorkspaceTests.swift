import Testing
import QuartziteXcodeProject

@Suite("Workspaces and schemes") struct WorkspaceTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0">
           <FileRef location = "group:App/App.xcodeproj"></FileRef>
           <Group location = "container:Libraries" name = "Libraries">
              <FileRef location = "group:Kit"></FileRef>
              <FileRef location = "group:README.md"></FileRef>
           </Group>
           <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
           <FileRef location = "absolute:/A.xcodeproj"></FileRef>
           <FileRef location = "group:../../Out.xcodeproj"></FileRef>
        </Workspace>
        """

    @Test("A workspace lists projects and packages, and its problems have lines")
    func workspace() throws {
        let folder = try SampleFolder([
            "W.xcworkspace/contents.xcworkspacedata": Self.text, "App/App.xcodeproj/project.pbxproj": "",
            "Libraries/Kit/Package.swift": "", "Libraries/README.md": "",
        ])
        let workspace = try Workspace(folder["W.xcworkspace"], files: folder.files)
        #expect(folder.relative(workspace.projects) == ["App/App.xcodeproj"])
        #expect(folder.relative(workspace.packages) == ["Libraries/Kit"])
        #expect(workspace.problems.map(\.kind) == [.missing, .unsupported, .outside])
        #expect(workspace.problems.map(\.line) == [8, 9, 10])
    }

    @Test("A scheme determines the target that runs, its arguments and its language")
    func scheme() throws {
        let text = """
            <?xml version="1.0"?><Scheme><BuildAction/>
            <LaunchAction language="de" region="CH"><BuildableProductRunnable><BuildableReference BlueprintIdentifier="T"
            BlueprintName="App" ReferencedContainer="container:App.xcodeproj"/></BuildableProductRunnable>
            <CommandLineArguments><CommandLineArgument argument="-a 'b c'" isEnabled="YES"/>
            <CommandLineArgument argument="-x" isEnabled="NO"/></CommandLineArguments>
            <EnvironmentVariables><EnvironmentVariable key="K" value="V" isEnabled="YES"/></EnvironmentVariables>
            </LaunchAction></Scheme>
            """
        let folder = try SampleFolder(["S.xcscheme": text, "App.xcodeproj/project.pbxproj": ""])
        let scheme = try Scheme(folder["S.xcscheme"], folder: folder.path, files: folder.files)
        #expect(scheme.target == .target(project: folder["App.xcodeproj"], id: "T", name: "App"))
        #expect(scheme.name == "S" && scheme.arguments == ["-a", "b c"] && scheme.environment == ["K": "V"])
        #expect(scheme.language == "de" && scheme.region == "CH")
    }

    @Test("Other documents are rejected")
    func refused() throws {
        let folder = try SampleFolder(["W.xcworkspace/contents.xcworkspacedata": "<a/>", "S.xcscheme": "<a/>"])
        #expect(throws: ProjectProblem.self) { try Workspace(folder["W.xcworkspace"], files: folder.files) }
        #expect(throws: ProjectProblem.self) {
            try Scheme(folder["S.xcscheme"], folder: folder.path, files: folder.files)
        }
    }
}
