import QuartziteFileFormats

/// An object of a project file, such as a target or a file reference.
struct ProjectObject: Sendable {
    let id: String
    let list: PropertyList

    /// The name of the object's class, such as `PBXNativeTarget`.
    var isa: String { string("isa") ?? "" }

    func string(_ key: String) -> String? { list[key]?.string }

    /// Returns the strings of an array, which are usually ids of objects.
    func strings(_ key: String) -> [String] { list[key]?.strings ?? [] }
}

/// The objects of a `project.pbxproj` file, by id.
struct ProjectObjects: Sendable {
    /// The path of the project file.
    let file: String
    /// The project itself.
    let project: ProjectObject
    private let objects: [String: PropertyList]
    /// The group that contains each file or group.
    private let parents: [String: String]
    /// The ids of all objects of each class, in alphabetical order.
    private let classes: [String: [String]]

    /// Reads a project file.
    init(_ file: String, files: CheckoutFiles) throws(ProjectProblem) {
        let list = try PropertyList(try files.contents(of: file), file: file)
        guard let objects = list["objects"]?.dictionary else {
            throw ProjectProblem(.syntax, file, line: 1, "not an Xcode project: there are no objects")
        }
        guard let root = list["rootObject"]?.string, let project = objects[root], project["isa"]?.string == "PBXProject"
        else { throw ProjectProblem(.syntax, file, line: 1, "not an Xcode project: rootObject is no project") }
        self.file = file
        self.objects = objects
        self.project = ProjectObject(id: root, list: project)
        var (parents, classes) = ([String: String](), [String: [String]]())
        for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
            if let isa = object["isa"]?.string { classes[isa, default: []].append(id) }
            for child in object["children"]?.strings ?? [] where parents[child] == nil { parents[child] = id }
        }
        self.parents = parents
        self.classes = classes
    }

    /// Returns the object with an id.
    subscript(id: String) -> ProjectObject? { objects[id].map { ProjectObject(id: id, list: $0) } }

    /// Returns the objects with the given ids, omitting those that are not declared.
    func all(_ ids: [String]) -> [ProjectObject] { ids.compactMap { self[$0] } }

    /// Returns the object to which a key of another object refers.
    func object(_ key: String, of object: ProjectObject) -> ProjectObject? {
        object.string(key).flatMap { self[$0] }
    }

    /// Returns the group that contains a file or group.
    func parent(of object: ProjectObject) -> ProjectObject? { parents[object.id].flatMap { self[$0] } }

    /// Returns all objects of a class, ordered by id.
    func all(isa: String) -> [ProjectObject] { all(classes[isa] ?? []) }
}
