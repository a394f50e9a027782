import Foundation

/// A folder of Xcode 16 and later whose files, apart from exceptions, belong to a target without being listed.
struct SynchronizedFolder {
    private let path: String
    private let isOwned: Bool
    /// The relative paths that the target's exceptions list.
    private let exceptions: Set<String>
    /// The folders that are copied as a whole.
    private let wholeFolders: Set<String>
    /// The paths of files for other platforms only.
    private let otherPlatformFiles: Set<String>

    /// A file of the folder.
    struct Member: Equatable {
        let path: String
        let isSource: Bool
    }

    /// Creates the part of a folder that is relevant to a target.
    ///
    /// - Parameter isOwned: Whether the folder belongs to the target. If so, the exceptions are omitted; otherwise only
    ///   the exceptions belong to the target.
    init(_ path: String, object: ProjectObject, target: ProjectObject, isOwned: Bool, objects: ProjectObjects) {
        self.path = path
        self.isOwned = isOwned
        var (exceptions, otherPlatformFiles) = (Set<String>(), Set<String>())
        for set in objects.all(object.strings("exceptions")) {
            let phase = objects.object("buildPhase", of: set)
            let concernsTarget =
                set.string("target") == target.id
                || phase.map { target.strings("buildPhases").contains($0.id) } == true && !isOwned
            guard concernsTarget else { continue }
            exceptions.formUnion(set.strings("membershipExceptions"))
            let filters = set.list["platformFiltersByRelativePath"]?.dictionary ?? [:]
            otherPlatformFiles.formUnion(filters.filter { !$0.value.strings.contains("ios") }.keys)
        }
        self.otherPlatformFiles = otherPlatformFiles
        self.exceptions = exceptions
        wholeFolders = Set(object.strings("explicitFolders"))
    }

    /// The extensions of folders that are a single resource.
    static let packages: Set<String> = [
        "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "scnassets", "framework", "xcframework", "icon", "atlas",
        "docc",
        "xcmappingmodel", "mlpackage", "rcproject", "playground", "xcodeproj", "xcworkspace",
    ]
    /// The extensions of folders that never become part of a product.
    private static let omittedPackages: Set<String> = [
        "framework", "xcframework", "docc", "playground", "xcodeproj", "xcworkspace",
    ]
    static let sourceExtensions: Set<String> = ["swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal"]
    /// The extensions of files that Xcode does not add to a target.
    private static let omittedExtensions: Set<String> = [
        "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "md", "xctestplan", "storekit", "a", "dylib",
        "sh",
        "",
    ]

    /// Returns the files that belong to the target, in alphabetical order.
    func members(_ files: CheckoutFiles) -> [Member] {
        guard isOwned || !exceptions.isEmpty else { return [] }
        var members: [Member] = []
        files.visit(path) { entry, isFolder in
            let name = String(entry.dropFirst(path.count + 1))
            let kind = entry.fileExtension
            if isFolder, !Self.packages.contains(kind), !wholeFolders.contains(name) {
                return isOwned ? !exceptions.contains(name) : true
            }
            if includes(name), isFolder ? !Self.omittedPackages.contains(kind) : !Self.omittedExtensions.contains(kind)
            {
                members.append(Member(path: entry, isSource: !isFolder && Self.sourceExtensions.contains(kind)))
            }
            return false
        }
        return members
    }

    private func includes(_ name: String) -> Bool {
        if otherPlatformFiles.contains(name) { return false }
        let isException = exceptions.contains(name) || isLocalizedException(name) || isInException(name)
        return isException != isOwned
    }

    /// Returns whether an exception names a folder that contains the file.
    private func isInException(_ name: String) -> Bool {
        exceptions.contains { name.hasPrefix($0 + "/") }
    }

    /// Returns whether an exception such as `/Localized: Main.strings` includes the file in all languages.
    private func isLocalizedException(_ name: String) -> Bool {
        let parts = name.split(separator: "/")
        guard parts.dropLast().last?.hasSuffix(".lproj") == true, let file = parts.last else { return false }
        let place = (parts.dropLast(2) + [file]).joined(separator: "/")
        return exceptions.contains("/Localized: \(place)")
    }
}
