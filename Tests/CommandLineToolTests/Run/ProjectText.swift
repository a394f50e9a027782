/// Writes the text of an Xcode project with a few targets.
enum ProjectText {
    struct Target {
        let name: String
        var type = "application"
        /// The paths of the sources relative to the project's folder.
        let sources: [String]
        var resources: [String] = []
        var settings = "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;"
    }

    static func text(_ targets: [Target]) -> String {
        let files = targets.flatMap { $0.sources + $0.resources }
        let names = targets.indices.map { "T\($0)" }.joined(separator: ", ")
        let references = files.enumerated().map { index, path in
            """
            F\(index) = {isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
            B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };
            """
        }
        var next = 0
        func numbers(_ files: [String]) -> String {
            defer { next += files.count }
            return files.indices.map { "B\(next + $0), " }.joined()
        }
        let objects = targets.enumerated().map { index, target in
            """
            T\(index) = {
                isa = PBXNativeTarget; name = "\(target.name)"; productName = "\(target.name)";
                productType = "com.apple.product-type.\(target.type)"; buildConfigurationList = L\(index);
                buildPhases = (S\(index), R\(index), );
            };
            S\(index) = {isa = PBXSourcesBuildPhase; files = (\(numbers(target.sources))); };
            R\(index) = {isa = PBXResourcesBuildPhase; files = (\(numbers(target.resources))); };
            L\(index) = {isa = XCConfigurationList; buildConfigurations = (C\(index), ); };
            C\(index) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                PRODUCT_NAME = "$(TARGET_NAME)"; \(target.settings)
            }; };
            """
        }
        let children = files.indices.map { "F\($0)" }.joined(separator: ", ")
        return """
            // !$*UTF8*$!
            {
                archiveVersion = 1; objectVersion = 56; rootObject = P;
                objects = {
                    P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; developmentRegion = en;
                        knownRegions = (en, Base, ); targets = (\(names), ); };
                    G = {isa = PBXGroup; children = (\(children), ); sourceTree = "<group>"; };
                    PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
                    PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
            \((references + objects).joined(separator: "\n"))
                };
            }
            """
    }
}
