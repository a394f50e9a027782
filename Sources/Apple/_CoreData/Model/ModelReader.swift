import QuartziteFileFormats
import UIKit

/// Makes the entities of a model from its file.
struct ModelReader {
    private let model: DataModel

    /// Reads a file; nil if there is none.
    init?(_ url: URL) throws(DataModel.Failure) {
        guard let model = try DataModel(path: url.path) else { return nil }
        self.model = model
        if let problem = model.problem { Notices.report("\(problem)") }
    }

    /// Adds the entities to a model.
    ///
    /// - Throws: An error if entities refer to others that do not exist, or to themselves.
    func read(into result: NSManagedObjectModel) throws(DataModel.Failure) {
        var entities: [String: NSEntityDescription] = [:]
        let ordered = model.entities.sorted { $0.name < $1.name }
        for source in ordered {
            let entity = NSEntityDescription()
            entity.name = source.name
            entity.managedObjectClassName = source.className ?? "NSManagedObject"
            entity.isAbstract = source.isAbstract
            entity.uniquenessConstraints = source.constraints
            entity.userInfo = source.userInfo
            entity.properties =
                source.attributes.map(attribute) + source.relationships.map(relationship)
                + source.fetchedProperties.map(fetchedProperty)
            entities[source.name] = entity
        }
        for source in ordered {
            guard let parent = source.parent else { continue }
            guard let entity = entities[source.name], let superentity = entities[parent],
                !sequence(first: superentity, next: \.superentity).contains(where: { $0 === entity })
            else { throw DataModel.Failure(description: "the entity \(source.name) has no parent \(parent)") }
            superentity.subentities.append(entity)
        }
        let all = ordered.compactMap { entities[$0.name] }
        Self.connect(all, entities)
        result.entities = all
        for request in model.fetchRequests {
            result.setFetchRequestTemplate(fetchRequest(request), forName: request.name)
        }
        for (name, members) in model.configurations {
            result.setEntities(members.compactMap { entities[$0] }, forConfigurationName: name)
        }
    }

    /// Connects relationships with their destinations and inverses.
    private static func connect(_ all: [NSEntityDescription], _ entities: [String: NSEntityDescription]) {
        for case let relationship as NSRelationshipDescription in all.flatMap(\.own) {
            guard let name = relationship.names.destination, let destination = entities[name] else { continue }
            relationship.destinationEntity = destination
            relationship.inverseRelationship = relationship.names.inverse.flatMap {
                destination.property($0) as? NSRelationshipDescription
            }
        }
    }

    private func attribute(_ source: DataModel.Attribute) -> NSPropertyDescription {
        let attribute = source.derivation.map(derivedAttribute) ?? NSAttributeDescription()
        attribute.name = source.name
        (attribute.isOptional, attribute.isTransient) = (source.isOptional, source.isTransient)
        attribute.attributeType = NSAttributeType.named[source.type] ?? .undefinedAttributeType
        attribute.defaultValue = source.defaultValue.flatMap { Self.value($0, of: attribute.attributeType) }
        attribute.valueTransformerName = source.transformer
        attribute.pattern = source.pattern
        let isText = attribute.attributeType == .stringAttributeType
        func limit(_ text: String?) -> Any? {
            text.flatMap { Self.value($0, of: isText ? .integer64AttributeType : attribute.attributeType) }
        }
        attribute.limits = (limit(source.least), limit(source.greatest))
        attribute.userInfo = source.userInfo
        return attribute
    }

    private func derivedAttribute(_ format: String) -> NSAttributeDescription {
        let attribute = NSDerivedAttributeDescription()
        attribute.derivationExpression = NSExpression(parsing: format)
        if attribute.derivationExpression == nil {
            Notices.report("the data model's derived attribute has no expression: \(format)")
        }
        return attribute
    }

    /// Returns a value that a model file has as text; nil if it is not of the type.
    private static func value(_ text: String, of type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Int64(text).map { NSNumber(value: $0) }
                ?? Double(text).flatMap { Int64(exactly: $0.rounded()) }.map {
                    NSNumber(value: $0)
                }
        case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
        case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
        case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1")
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .stringAttributeType: text
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }

    private func relationship(_ source: DataModel.Relationship) -> NSPropertyDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = source.name
        (relationship.isOptional, relationship.isTransient) = (source.isOptional, source.isTransient)
        relationship.maxCount = source.isToMany ? source.greatest : 1
        relationship.minCount = source.isToMany ? source.least : 0
        relationship.isOrdered = source.isOrdered
        relationship.deleteRule =
            switch source.deletionRule {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
        relationship.names = (source.destination, source.inverse)
        relationship.userInfo = source.userInfo
        return relationship
    }

    private func fetchedProperty(_ source: DataModel.FetchedProperty) -> NSPropertyDescription {
        let property = NSFetchedPropertyDescription()
        property.name = source.name
        property.fetchRequest = fetchRequest(source.request)
        return property
    }

    private func fetchRequest(_ source: DataModel.FetchRequest) -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: source.entity)
        request.fetchLimit = source.limit
        request.predicate = source.predicate.flatMap { format in
            let predicate = NSPredicate(parsing: format)
            if predicate == nil {
                Notices.report("the data model's fetch request \(source.name) has no predicate: \(format)")
            }
            return predicate
        }
        return request
    }
}
