/// Small project files as text.
enum SampleProject {
    /// Returns a project with the given objects, the project `P` and its main group `G`.
    static func text(_ objects: String, targets: String = "T", children: String, project: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
                P /* Project object */ = {
                    isa = PBXProject; buildConfigurationList = PL; mainGroup = G; developmentRegion = en;
                    knownRegions = (en, Base, de, ); targets = (\(targets), ); \(project)
                };
                G = {isa = PBXGroup; children = (\(children), ); sourceTree = "<group>"; };
        \(objects)
            };
            rootObject = P /* Project object */;
        }
        """
    }

    /// Returns an app `T` with the sources `a.swift` and `Main.storyboard`, further objects and settings.
    static func app(
        name: String = "App", type: String = "application", projectSettings: String = "SDKROOT = iphoneos; ",
        settings: String = "", objects: String = "", sources: String = "BA", resources: String = "BR",
        children: String = "FA, FR", target: String = "", project: String = ""
    ) -> String {
        text(
            """
                    FA = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
                    FR = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
                    BA = {isa = PBXBuildFile; fileRef = FA; };
                    BR = {isa = PBXBuildFile; fileRef = FR; };
                    S = {isa = PBXSourcesBuildPhase; files = (\(sources), ); };
                    R = {isa = PBXResourcesBuildPhase; files = (\(resources), ); };
                    T = {
                        isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)";
                        buildConfigurationList = TL; buildPhases = (S, R, F, C, ); productReference = TP; \(target)
                    };
                    PL = {isa = XCConfigurationList; buildConfigurations = (PR, PD, ); };
                    PR = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; }; };
                    PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(projectSettings) }; };
                    TL = {isa = XCConfigurationList; buildConfigurations = (TD, ); };
                    TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            \(objects)
            """, children: children, project: project)
    }

    /// Returns the files of a folder with the app's project and the files to which it refers.
    static func files(_ project: String = app(), _ more: [String: String] = [:]) -> [String: String] {
        ["App.xcodeproj/project.pbxproj": project, "a.swift": "import UIKit\n", "Main.storyboard": ""].merging(more) {
            _, other in other
        }
    }
}
