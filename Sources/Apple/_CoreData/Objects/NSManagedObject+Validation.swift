import UIKit

extension NSManagedObject {
    /// The values that are saved: those of all properties but transient ones.
    final var persistentValues: [String: Any] {
        values.filter { entity.property($0.key)?.isTransient == false }
    }

    /// Checks all values; throws an error if one is missing or not allowed.
    final func validateValues() throws {
        var errors: [any Error] = []
        for property in entity.properties where !property.isTransient {
            if let error = error(of: property) { errors.append(error) }
        }
        if let error = NSError.several(errors) { throw error }
    }

    /// Throws an error if related objects do not allow the deletion.
    final func validateDeletion() throws {
        var errors: [any Error] = []
        for case let relationship as NSRelationshipDescription in entity.properties
        where relationship.deleteRule == .denyDeleteRule {
            let others = objectIDs(forRelationshipNamed: relationship.name).filter {
                managedObjectContext?.deleted[$0] == nil
            }
            if !others.isEmpty {
                errors.append(
                    error(
                        NSValidationRelationshipDeniedDeleteError, relationship,
                        "Items cannot be deleted from \(relationship.name)."))
            }
        }
        if let error = NSError.several(errors) { throw error }
    }

    private func error(of property: NSPropertyDescription) -> NSError? {
        if let relationship = property as? NSRelationshipDescription { return countError(of: relationship) }
        guard let attribute = property as? NSAttributeDescription else { return nil }
        guard let value = values[attribute.name] else {
            return attribute.isOptional
                ? nil
                : error(
                    NSValidationMissingMandatoryPropertyError, attribute, "\(attribute.name) is a required value.")
        }
        if let code = code(of: value, attribute) {
            return error(code.0, attribute, "\(attribute.name) is too \(code.1).")
        }
        if let text = value as? String, let pattern = attribute.pattern,
            !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
        {
            return error(
                NSValidationStringPatternMatchingError, attribute,
                "\(attribute.name) does not match its pattern.")
        }
        for predicate in attribute.validationPredicates where !predicate.evaluate(with: value) {
            return error(NSManagedObjectValidationError, attribute, "\(attribute.name) is not valid.")
        }
        return nil
    }

    private func countError(of relationship: NSRelationshipDescription) -> NSError? {
        let count = objectIDs(forRelationshipNamed: relationship.name).count
        if count == 0 {
            return relationship.isOptional
                ? nil
                : error(
                    NSValidationMissingMandatoryPropertyError, relationship,
                    "\(relationship.name) is a required value.")
        }
        guard relationship.isToMany else { return nil }
        if count < relationship.minCount {
            return error(
                NSValidationRelationshipLacksMinimumCountError, relationship,
                "Too few items in \(relationship.name).")
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            return error(
                NSValidationRelationshipExceedsMaximumCountError, relationship,
                "Too many items in \(relationship.name).")
        }
        return nil
    }

    /// Returns the code of an error, and the word for what is wrong; nil if a value is within its limits.
    private func code(of value: Any, _ attribute: NSAttributeDescription) -> (Int, String)? {
        let (least, greatest) = attribute.limits
        if let date = value as? Date {
            if let least = least as? Date, date < least { return (NSValidationDateTooSoonError, "early") }
            if let greatest = greatest as? Date, date > greatest { return (NSValidationDateTooLateError, "late") }
            return nil
        }
        let isText = value is String
        let number = (value as? String).map { NSNumber(value: $0.utf16.count) } ?? value as? NSNumber
        guard let number else { return nil }
        if let least = least as? NSNumber, number.doubleValue < least.doubleValue {
            return isText ? (NSValidationStringTooShortError, "short") : (NSValidationNumberTooSmallError, "small")
        }
        if let greatest = greatest as? NSNumber, number.doubleValue > greatest.doubleValue {
            return isText ? (NSValidationStringTooLongError, "long") : (NSValidationNumberTooLargeError, "large")
        }
        return nil
    }

    private func error(_ code: Int, _ property: NSPropertyDescription, _ text: String) -> NSError {
        var info: [String: Any] = [
            NSLocalizedDescriptionKey: text, NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
        ]
        info[NSValidationValueErrorKey] = values[property.name]
        return NSError.coreData(code, info)
    }
}

extension NSError {
    /// Returns the only error, or one that stands for several; nil for none.
    static func several(_ errors: [any Error]) -> (any Error)? {
        guard errors.count > 1 else { return errors.first }
        let all = errors.flatMap { ($0 as NSError).userInfo[NSDetailedErrorsKey] as? [any Error] ?? [$0] }
        return NSError.coreData(
            NSValidationMultipleErrorsError,
            [NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: all])
    }
}
