import QuartziteFileFormats
import QuartziteCommandLine

/// The Swift code for the classes of data models, as Xcode generates it.
struct ModelClasses {
    /// The name of the generated file.
    static let file = "GeneratedModelClasses.swift"

    private let entities: [(entity: DataModel.Entity, all: [String: DataModel.Entity])]

    /// Reads the models among files; nil if none of them has classes to generate.
    ///
    /// A line on standard error tells of a model that cannot be read.
    init?(_ paths: [String]) {
        var entities: [(entity: DataModel.Entity, all: [String: DataModel.Entity])] = []
        var seen: Set<String> = []
        for path in paths where path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel") {
            do {
                guard let model = try DataModel(path: path) else { continue }
                let all = Dictionary(model.entities.map { ($0.name, $0) }) { first, _ in first }
                for entity in model.entities where entity.codeGeneration != .none {
                    guard let name = Self.className(entity), seen.insert(name).inserted else { continue }
                    entities.append((entity, all))
                }
            } catch { Console.write("quartzite: \(error)\n") }
        }
        if entities.isEmpty { return nil }
        self.entities = entities
    }

    /// Returns the name of an entity's class without its module; nil without a class of its own.
    private static func className(_ entity: DataModel.Entity) -> String? {
        let name = entity.className?.split(separator: ".").last.map(String.init)
        return name.flatMap { isName($0) ? $0 : nil }
    }

    private static func isName(_ text: String) -> Bool {
        text.first.map { $0.isLetter || $0 == "_" } == true
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The generated code.
    var source: String {
        (["import UIKit", "import _CoreData"] + entities.flatMap(declarations)).joined(separator: "\n") + "\n"
    }

    private func declarations(_ entity: DataModel.Entity, _ all: [String: DataModel.Entity]) -> [String] {
        guard let name = Self.className(entity) else { return [] }
        let parent = entity.parent.flatMap { all[$0] }.flatMap(Self.className)
        var lines: [String] = [""]
        if entity.codeGeneration == .everything {
            lines += ["public class \(name): \(parent ?? "NSManagedObject") {}", ""]
        }
        lines.append("extension \(name) {")
        lines.append("    public class func fetchRequest() -> NSFetchRequest<\(name)> {")
        lines.append("        NSFetchRequest<\(name)>(entityName: \(swiftLiteral(entity.name)))")
        lines.append("    }")
        for attribute in entity.attributes where Self.isName(attribute.name) {
            lines.append(Self.property(attribute.name, Self.type(of: attribute)))
        }
        for relationship in entity.relationships where Self.isName(relationship.name) {
            let destination = relationship.destination.flatMap { all[$0] }.flatMap(Self.className) ?? "NSManagedObject"
            lines += Self.members(relationship, destination)
        }
        for property in entity.fetchedProperties where Self.isName(property.name) {
            lines.append(Self.property(property.name, "[NSManagedObject]?"))
        }
        lines.append("}")
        // A subclass inherits the conformance.
        let isParentGenerated = entity.parent.flatMap { all[$0] }.map { $0.codeGeneration != .none } ?? false
        if parent == nil || !isParentGenerated {
            lines += ["", "extension \(name): Identifiable {}"]
        }
        return lines
    }

    private static func property(_ name: String, _ type: String) -> String {
        "    public var `\(name)`: \(type) { get { _managedGet(\"\(name)\") } set { _managedSet(\"\(name)\", newValue) } }"
    }

    private static func type(of attribute: DataModel.Attribute) -> String {
        let scalar: String? =
            switch attribute.type {
            case "Integer 16": "Int16"
            case "Integer 32": "Int32"
            case "Integer 64": "Int64"
            case "Double": "Double"
            case "Float": "Float"
            case "Boolean": "Bool"
            default: nil
            }
        if let scalar { return attribute.isScalar ? scalar : "NSNumber?" }
        switch attribute.type {
        case "String": return "String?"
        case "Date": return attribute.isScalar ? "TimeInterval" : "Date?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Decimal": return "NSDecimalNumber?"
        case "Transformable": return "\(attribute.customClass ?? "NSObject")?"
        default: return "NSObject?"
        }
    }

    /// Returns the property of a relationship, and the methods that change one to many objects.
    private static func members(_ relationship: DataModel.Relationship, _ destination: String) -> [String] {
        let name = relationship.name
        guard relationship.isToMany else { return [property(name, "\(destination)?")] }
        let collection = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let stem = name.prefix(1).uppercased() + name.dropFirst()
        func method(_ action: String, _ parameters: String, _ arguments: String) -> String {
            let method = action + stem
            return "    public func \(method)(\(parameters)) { _managedCall(\"\(method)\", \(arguments)) }"
        }
        var lines = [property(name, "\(collection)?")]
        if relationship.isOrdered {
            lines += [
                method("insertInto", "_ value: \(destination), at idx: Int", "value, idx"),
                method("removeFrom", "at idx: Int", "idx"),
                method("insertInto", "_ values: [\(destination)], at indexes: NSIndexSet", "values, indexes"),
                method("removeFrom", "at indexes: NSIndexSet", "indexes"),
                method("replace", "at idx: Int, with value: \(destination)", "value, idx"),
                method("replace", "at indexes: NSIndexSet, with values: [\(destination)]", "values, indexes"),
            ]
        }
        for action in ["addTo", "removeFrom"] {
            lines.append(method(action, "_ value: \(destination)", "value"))
            lines.append(method(action, "_ values: \(collection)", "values"))
        }
        return lines
    }
}
