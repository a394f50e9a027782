import Testing

@testable import QuartziteXcodeProject

@Suite("Dependencies of a target") struct DependencyTests {
    @Test("Targets, package products and frameworks are distinguished")
    func kinds() throws {
        let objects = """
            D1 = {isa = PBXTargetDependency; target = L; };
            D2 = {isa = PBXTargetDependency; targetProxy = X2; };
            D3 = {isa = PBXTargetDependency; };
            L = {isa = PBXNativeTarget; name = Lib; productType = "com.apple.product-type.framework"; productReference = LP; };
            LP = {isa = PBXFileReference; path = Lib.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            O = {isa = PBXFileReference; path = Other.xcodeproj; sourceTree = "<group>"; };
            X2 = {isa = PBXContainerItemProxy; containerPortal = O; proxyType = 1; remoteGlobalIDString = OT; remoteInfo = Remote; };
            X3 = {isa = PBXContainerItemProxy; containerPortal = O; proxyType = 2; remoteGlobalIDString = OP; remoteInfo = Remote; };
            Y3 = {isa = PBXReferenceProxy; path = Remote.framework; remoteRef = X3; sourceTree = BUILT_PRODUCTS_DIR; };
            K = {isa = XCSwiftPackageProductDependency; productName = Kit; package = RK; };
            K2 = {isa = XCSwiftPackageProductDependency; productName = Local; };
            RK = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/a/kit.git"; };
            LK = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Local; };
            F1 = {isa = PBXFileReference; path = Carthage/Build/iOS/Pop.framework; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
            F3 = {isa = PBXFileReference; path = usr/lib/libz.tbd; sourceTree = SDKROOT; };
            B1 = {isa = PBXBuildFile; fileRef = LP; }; B2 = {isa = PBXBuildFile; fileRef = F1; }; B3 = {isa = PBXBuildFile; fileRef = F2; };
            B4 = {isa = PBXBuildFile; productRef = K; }; B5 = {isa = PBXBuildFile; fileRef = F3; }; B6 = {isa = PBXBuildFile; fileRef = Y3; };
            F = {isa = PBXFrameworksBuildPhase; files = (B1, B2, B3, B4, B5, B6, ); };
            """
        let text = SampleProject.app(
            objects: objects, children: "FA, FR, O, F1",
            target: "dependencies = (D1, D2, D3, ); packageProductDependencies = (K, K2, ); ",
            project: "packageReferences = (RK, LK, ); projectReferences = ({ ProductGroup = Q; ProjectRef = O; }, );"
        ).replacing("(T, )", with: "(T, L, )")
        let folder = try SampleFolder(
            SampleProject.files(text, ["Other.xcodeproj/project.pbxproj": "", "Packages/Local/Package.swift": ""]))
        let project = try folder.project()
        #expect(
            project.targets[0].dependencies == [
                .target(project: folder["App.xcodeproj"], id: "L", name: "Lib"),
                .target(project: folder["Other.xcodeproj"], id: "OT", name: "Remote"),
                .package(product: "Kit", package: "kit"),
                .package(product: "Local", package: nil), .framework(name: "Pop"), .system(name: "UIKit"),
                .system(name: "z"),
                .target(project: folder["Other.xcodeproj"], id: "OP", name: "Remote"),
            ])
        #expect(project.packageReferences.map(\.identity) == ["kit"])
        #expect(folder.relative(project.localPackages) == ["Packages/Local"])
        #expect(folder.relative(project.referencedProjects) == ["Other.xcodeproj"])
        #expect(project.problems.map(\.kind) == [.undeclared])
    }
}
