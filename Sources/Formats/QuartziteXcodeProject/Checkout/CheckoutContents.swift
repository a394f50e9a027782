import QuartziteFileFormats

/// The files of a checkout that declare targets, and the possible files of an app without a project.
struct CheckoutContents {
    /// The paths of `.xcodeproj` and `.xcworkspace` folders.
    private(set) var projects: [String] = []
    private(set) var workspaces: [String] = []
    /// The paths of `Package.swift`, of podspecs and of Podfiles.
    private(set) var manifests: [String] = []
    private(set) var podspecs: [String] = []
    private(set) var podfiles: [String] = []
    /// The paths of Swift files, excluding manifests, tests and scripts.
    private(set) var swiftFiles: [String] = []
    /// The paths of property lists named `Info.plist` or `…-Info.plist`.
    private(set) var infoPropertyLists: [String] = []
    /// The paths of other files, and of folders that are a single resource.
    private(set) var resources: [String] = []
    /// Whether all contents were within the limits of depth and number.
    private(set) var isComplete = true

    /// The names of tool folders, which declare nothing.
    private static let omitted: Set<String> = ["DerivedData", "build", "Build", "node_modules", "xcuserdata"]
    /// The names of folders with copies of other projects.
    private static let vendored: Set<String> = [
        "Pods", "Carthage", "SourcePackages", "Vendor", "ThirdParty", ".build",
    ]
    private static let resourceExtensions: Set<String> = [
        "png", "jpg", "jpeg", "gif", "webp", "pdf", "svg", "ttf", "otf", "ttc", "json", "strings", "stringsdict",
        "xcstrings",
        "storyboard", "xib", "plist", "mp3", "wav", "m4a", "caf", "mp4", "mov", "txt", "html", "caml", "zip", "sks",
    ]

    init(_ folder: String, files: CheckoutFiles) {
        var contents = self
        let isComplete = files.visit(folder) { path, isFolder in
            isFolder ? contents.enter(path) : contents.add(path, in: folder)
        }
        self = contents
        self.isComplete = isComplete
        let places = Set(([folder] + manifests.map(\.parentFolder) + projects.map(\.parentFolder)))
        for place in places.sorted() {
            for name in [".build/checkouts", "SourcePackages/checkouts"] { addResolved("\(place)/\(name)", files) }
        }
    }

    /// Adds the packages that `swift package resolve` has downloaded for a package.
    private mutating func addResolved(_ folder: String, _ files: CheckoutFiles) {
        guard files.isFolder(folder) else { return }
        files.visit(folder) { path, isFolder in
            if path.lastPathComponent == "Package.swift", !manifests.contains(path) { manifests.append(path) }
            return isFolder && path.parentFolder == folder
        }
    }

    /// Returns whether a path is in a folder with copies of other projects.
    static func isVendored(_ path: String, in root: String) -> Bool {
        guard path.hasPrefix(root) else { return true }
        return path.dropFirst(root.count).split(separator: "/").contains { vendored.contains(String($0)) }
    }

    /// Returns whether tools generate the contents of a folder.
    static func isOmitted(_ path: String) -> Bool { omitted.contains(path.lastPathComponent) }

    private mutating func enter(_ path: String) -> Bool {
        let kind = path.fileExtension
        switch kind {
        case "xcodeproj": projects.append(path)
        case "xcworkspace": workspaces.append(path)
        case "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "scnassets", "atlas": resources.append(path)
        default: return !SynchronizedFolder.packages.contains(kind) && !Self.isOmitted(path)
        }
        return false
    }

    private mutating func add(_ path: String, in folder: String) -> Bool {
        let name = path.lastPathComponent
        switch path.fileExtension {
        case "swift":
            if name == "Package.swift" {
                manifests.append(path)
            } else if !name.hasPrefix("Package@"), name != "Dangerfile.swift", !Self.isTest(path, in: folder) {
                swiftFiles.append(path)
            }
        case "podspec": podspecs.append(path)
        case "plist" where name.hasSuffix("Info.plist"):
            if !Self.isTest(path, in: folder) { infoPropertyLists.append(path) }
        case let kind:
            if name == "Podfile" { podfiles.append(path) }
            if Self.resourceExtensions.contains(kind), !Self.isTest(path, in: folder) { resources.append(path) }
        }
        return false
    }

    /// Returns whether a file is in a folder of tests.
    static func isTest(_ path: String, in folder: String) -> Bool {
        path.dropFirst(folder.count).split(separator: "/").dropLast().contains {
            $0.hasSuffix("Tests") || $0.hasSuffix("UITests") || $0 == "Specs"
        }
    }
}
