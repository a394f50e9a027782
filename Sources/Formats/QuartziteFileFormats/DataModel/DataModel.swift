import Foundation

/// A data model of Xcode's: its entities with their properties.
package struct DataModel: Sendable {
    /// An explanation of why a model cannot be read, beginning with the name of its file.
    package struct Failure: Error, CustomStringConvertible, Sendable {
        package let description: String

        package init(description: String) { self.description = description }
    }

    /// The code that Xcode generates for an entity.
    package enum CodeGeneration: Sendable {
        case none
        /// The class, and an extension with its properties.
        case everything
        /// The extension alone.
        case properties
    }

    /// An entity.
    package struct Entity: Sendable {
        package let name: String
        /// The name of the class; nil for `NSManagedObject`.
        package let className: String?
        package let parent: String?
        package let isAbstract: Bool
        package let codeGeneration: CodeGeneration
        package let attributes: [Attribute]
        package let relationships: [Relationship]
        package let fetchedProperties: [FetchedProperty]
        /// The names of the attributes whose values may appear only once.
        package let constraints: [[String]]
        package let userInfo: [String: String]
    }

    /// An attribute of an entity.
    package struct Attribute: Sendable {
        package let name: String
        /// The type as model files name it, such as `Integer 16`.
        package let type: String
        package let isOptional: Bool
        package let isTransient: Bool
        /// Whether generated code uses a number and not `NSNumber`.
        package let isScalar: Bool
        /// The default value as text; for dates, the seconds since 2001.
        package let defaultValue: String?
        package let least: String?
        package let greatest: String?
        package let pattern: String?
        package let transformer: String?
        /// The expression that computes the value when an object is saved.
        package let derivation: String?
        /// The type of a transformable attribute in generated code.
        package let customClass: String?
        package let userInfo: [String: String]
    }

    /// A relationship of an entity.
    package struct Relationship: Sendable {
        package let name: String
        package let isOptional: Bool
        package let isTransient: Bool
        package let isToMany: Bool
        package let isOrdered: Bool
        package let least: Int
        package let greatest: Int
        /// What happens when an object is deleted, as model files name it, such as `Cascade`.
        package let deletionRule: String
        package let destination: String?
        package let inverse: String?
        package let userInfo: [String: String]
    }

    /// A property that fetches objects.
    package struct FetchedProperty: Sendable {
        package let name: String
        package let request: FetchRequest
    }

    /// A request for objects.
    package struct FetchRequest: Sendable {
        package let name: String
        package let entity: String
        package let predicate: String?
        package let limit: Int
    }

    /// The entities in the order of the file.
    package let entities: [Entity]
    package let fetchRequests: [FetchRequest]
    /// The names of the entities of each configuration.
    package let configurations: [String: [String]]
    /// Why the model lacks the entities at its end; nil if it is not damaged.
    package private(set) var problem: Failure?

    /// The extensions of models, in projects and in bundles.
    package static let extensions: Set<String> = ["xcdatamodeld", "xcdatamodel", "momd", "mom"]

    /// Reads a model: of a folder with versions, the current one; nil if there is no such file.
    package init?(path: String) throws(Failure) {
        let name = (path as NSString).lastPathComponent
        guard let folder = Self.version(of: path) else {
            guard FileManager.default.fileExists(atPath: path) else { return nil }
            throw Failure(description: "\(name): not a data model of Xcode 4 or later")
        }
        let version = (folder as NSString).lastPathComponent
        let shown = version == name ? name : "\(name)/\(version)"
        guard let data = FileManager.default.contents(atPath: folder + "/contents") else {
            throw Failure(description: "\(shown)/contents: cannot be read")
        }
        let root: MarkupElement
        do { root = try MarkupElement(document: data) } catch {
            let line = error.line.map { ":\($0)" } ?? ""
            let failure = Failure(
                description: "\(shown)/contents\(line): the data model is damaged: \(error.message)")
            guard let rest = Self.undamaged(data) else { throw failure }
            (root, problem) = (rest, failure)
        }
        guard root.name == "model" else {
            throw Failure(description: "\(shown)/contents:\(root.line): the data model is damaged: no model")
        }
        entities = root.children("entity").compactMap { Entity($0) }
        fetchRequests = root.children("fetchRequest").compactMap { FetchRequest($0) }
        var configurations: [String: [String]] = [:]
        for element in root.children("configuration") {
            guard let name = element.attributes["name"] else { continue }
            configurations[name] = element.children("memberEntity").compactMap { $0.attributes["name"] }
        }
        self.configurations = configurations
    }

    /// Returns the part of a damaged document with the entities before the damage; nil if there is none.
    private static func undamaged(_ data: Data) -> MarkupElement? {
        let end = Data("</entity>".utf8)
        guard let last = data.range(of: end, options: .backwards) else { return nil }
        return try? MarkupElement(document: data[..<last.upperBound] + Data("</model>".utf8))
    }

    /// Returns the folder with the contents of a model's current version; nil if there is none.
    private static func version(of path: String) -> String? {
        let files = FileManager.default
        if files.fileExists(atPath: path + "/contents") { return path }
        let names = ((try? files.contentsOfDirectory(atPath: path)) ?? []).sorted()
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }
        let list = files.contents(atPath: path + "/.xccurrentversion").flatMap { try? PropertyListReader.read($0) }
        let current = list?["_XCCurrentVersionName"]?.string
        return (current.flatMap { versions.contains($0) ? $0 : nil } ?? versions.first).map { path + "/" + $0 }
    }
}
