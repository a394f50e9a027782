import Testing

/// The folders of a module, with the folders whose types each of them names.
private struct FolderGraph {
    /// The folders whose types the files of each folder name.
    private(set) var references: [String: Set<String>] = [:]

    /// Reads the files of one module, which are divided by the first folder below the module's own.
    init(_ files: [SourceFile]) {
        let divided = files.filter(\.isSwift).compactMap { file in
            Self.folder(of: file).map { (folder: $0, file: file) }
        }
        var declared: [Substring: Set<String>] = [:]
        let declaration = /^(?:[@\w()]+ +)*(?:class|struct|enum|protocol|actor|typealias) +(\w+)/
        for (folder, file) in divided {
            for line in file.code where line.first?.isWhitespace == false {
                if let name = line.prefixMatch(of: declaration)?.output.1 { declared[name, default: []].insert(folder) }
            }
        }
        // A name that two folders declare, such as that of a private type, does not tell which of them is meant.
        let homes = declared.compactMapValues { $0.count == 1 ? $0.first : nil }
        for (folder, file) in divided {
            for line in file.code {
                for word in line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
                    guard let home = homes[word], home != folder else { continue }
                    references[folder, default: []].insert(home)
                }
            }
        }
    }

    /// The groups of folders that lead from each of their members to every other one.
    var cycles: [[String]] {
        let reachable = references.keys.reduce(into: [:]) { $0[$1] = folders(reachableFrom: $1) }
        var groups: Set<[String]> = []
        for (folder, others) in reachable where others.contains(folder) {
            groups.insert(others.filter { reachable[$0]?.contains(folder) == true }.sorted())
        }
        return groups.sorted { $0.joined() < $1.joined() }
    }

    private func folders(reachableFrom start: String) -> Set<String> {
        var found: Set<String> = []
        var open = [start]
        while let folder = open.popLast() {
            for next in references[folder, default: []] where found.insert(next).inserted { open.append(next) }
        }
        return found
    }

    /// The first folder below the module's own; nil for a file that is in none.
    private static func folder(of file: SourceFile) -> String? {
        let parts = file.path.split(separator: "/")
        return parts.count > 4 ? String(parts[3]) : nil
    }
}

@Suite("Folders of a module do not depend on each other in cycles")
struct FolderTests {
    /// The cycles that stay, by module: the number of folders that are part of one, and why.
    static let cycles: [String: (folders: Int, reason: String)] = [
        "CoreGraphics": (2, "a color can be a pattern, whose tile is a picture, and a picture has a color space"),
        "QuartzCore": (13, "a layer has animations, timing, filters and sublayers, and each of them refers to layers"),
        "_CoreData": (5, "an object has a context, a model and a store, and these create objects"),
        "_Networking": (5, "a session creates tasks, and a task has its session, which apps read"),
        "_XCTest": (3, "a test case creates expectations and records issues, which name the case"),
        "QuartziteSceneRuntime": (7, "a scene's context owns the run loop and tasks, which run in that context"),
        "QuartziteInterfaceBuilder": (7, "elements of a document are read as values, layouts and strings, on demand"),
        "quartzite": (11, "a command plans runs, and jobs and joins start commands again"),
        "QuartziteUICore": (15, "UIView, UIViewController and UIWindow name each other in members that apps override"),
        "QuartziteUIDrawing": (7, "traits choose colors, symbols and pictures, which fonts and text draw with"),
    ]

    @Test("Only the listed modules have cycles, and these do not grow")
    func cycles() {
        let modules = Dictionary(grouping: SourceFile.sources, by: \.module)
        #expect(modules.count > 20)
        for (module, files) in modules.sorted(by: { $0.key < $1.key }) {
            let cycles = FolderGraph(files).cycles
            let expected = Self.cycles[module].map { [$0.folders] } ?? []
            #expect(cycles.map(\.count) == expected, "folders of \(module) that depend on each other: \(cycles)")
        }
    }

    @Test("At most ten cycles stay, each with a reason, in modules that exist")
    func exceptions() {
        #expect(Self.cycles.count <= 10)
        let modules = Set(SourceFile.sources.map(\.module))
        for (module, cycle) in Self.cycles { #expect(modules.contains(module) && !cycle.reason.isEmpty) }
    }

    @Test("A cycle of folders is found, and a chain is none")
    func detection() {
        func file(_ folder: String, _ text: String) -> SourceFile {
            SourceFile(path: "Sources/Group/Module/\(folder)/\(folder).swift", text: text)
        }
        let chain = [
            file("Top", "struct Top { let part: Middle }"), file("Center", "struct Middle { let part: Bottom }"),
        ]
        #expect(FolderGraph(chain + [file("Base", "struct Bottom {}")]).cycles == [])
        let cycle = FolderGraph(chain + [file("Base", "struct Bottom { weak var top: Top? }")]).cycles
        #expect(cycle == [["Base", "Center", "Top"]])
    }
}
