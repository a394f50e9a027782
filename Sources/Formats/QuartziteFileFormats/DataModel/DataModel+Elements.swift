extension DataModel.Entity {
    /// Reads an `entity` element; nil without a name.
    init?(_ element: MarkupElement) {
        guard let name = element.attributes["name"], !name.isEmpty else { return nil }
        self.name = name
        let represented = element.attributes["representedClassName"] ?? ""
        className = represented.isEmpty || represented == "NSManagedObject" ? nil : represented
        parent = element.attributes["parentEntity"]
        isAbstract = element.flag("isAbstract")
        codeGeneration =
            switch element.attributes["codeGenerationType"] {
            case "class": .everything
            case "category": .properties
            default: .none
            }
        attributes = element.children("attribute").compactMap { DataModel.Attribute($0) }
        relationships = element.children("relationship").compactMap { DataModel.Relationship($0) }
        fetchedProperties = element.children("fetchedProperty").compactMap { property in
            guard let name = property.attributes["name"],
                let request = property.children("fetchRequest").first.flatMap({ DataModel.FetchRequest($0) })
            else { return nil }
            return DataModel.FetchedProperty(name: name, request: request)
        }
        constraints = element.children("uniquenessConstraints").flatMap { $0.children("uniquenessConstraint") }.map {
            $0.children("constraint").compactMap { $0.attributes["value"] }
        }
        userInfo = element.userInfo
    }
}

extension DataModel.Attribute {
    /// Reads an `attribute` element; nil without a name.
    init?(_ element: MarkupElement) {
        let values = element.attributes
        guard let name = values["name"], !name.isEmpty else { return nil }
        self.name = name
        type = values["attributeType"] ?? "Undefined"
        isOptional = element.flag("optional")
        isTransient = element.flag("transient")
        isScalar = element.flag("usesScalarValueType")
        defaultValue = values["defaultValueString"] ?? values["defaultDateTimeInterval"]
        least = values["minValueString"] ?? values["minDateTimeInterval"]
        greatest = values["maxValueString"] ?? values["maxDateTimeInterval"]
        pattern = values["regularExpressionString"]
        transformer = values["valueTransformerName"]
        derivation = element.flag("derived") ? values["derivationExpression"] : nil
        customClass = values["customClassName"]
        userInfo = element.userInfo
    }
}

extension DataModel.Relationship {
    /// Reads a `relationship` element; nil without a name.
    init?(_ element: MarkupElement) {
        let values = element.attributes
        guard let name = values["name"], !name.isEmpty else { return nil }
        self.name = name
        isOptional = element.flag("optional")
        isTransient = element.flag("transient")
        isToMany = element.flag("toMany")
        isOrdered = element.flag("ordered")
        least = values["minCount"].flatMap { Int($0) } ?? 0
        greatest = values["maxCount"].flatMap { Int($0) } ?? 0
        deletionRule = values["deletionRule"] ?? "Nullify"
        destination = values["destinationEntity"]
        inverse = values["inverseName"]
        userInfo = element.userInfo
    }
}

extension DataModel.FetchRequest {
    /// Reads a `fetchRequest` element; nil without an entity.
    init?(_ element: MarkupElement) {
        guard let entity = element.attributes["entity"] else { return nil }
        name = element.attributes["name"] ?? ""
        self.entity = entity
        predicate = element.attributes["predicateString"]
        limit = element.attributes["fetchLimit"].flatMap { Int($0) } ?? 0
    }
}

extension MarkupElement {
    fileprivate func flag(_ name: String) -> Bool { attributes[name] == "YES" }

    fileprivate var userInfo: [String: String] {
        let entries = children("userInfo").flatMap { $0.children("entry") }
        return Dictionary(
            entries.compactMap { entry in
                entry.attributes["key"].map { ($0, entry.attributes["value"] ?? "") }
            }
        ) { first, _ in first }
    }
}
