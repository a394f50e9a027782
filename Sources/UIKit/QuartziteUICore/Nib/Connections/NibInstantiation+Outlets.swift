import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension NibInstantiation {
    /// Sets the user-defined attributes of the nib's objects (interface_builder.md I17).
    func setRuntimeAttributes() {
        for element in nib.objects {
            guard let object = existingObject(for: element) else { continue }
            for attribute in element.runtimeAttributes {
                do throws(NibProperty.Failure) {
                    try NibProperty.set(value(of: attribute), at: attribute.keyPath, of: object)
                } catch {
                    source.warn(
                        "Failed to set (\(attribute.keyPath)) user defined inspected property on "
                            + "(\(NibSource.className(of: object))): \(reason(error, for: object, attribute.keyPath))",
                        line: attribute.line)
                }
            }
        }
    }

    private func value(of attribute: InterfaceRuntimeAttribute) -> Any? {
        switch attribute.value {
        case .bool(let value): NSNumber(value: value)
        case .string(let value): value
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .range(let value): value
        case .color(let value): source.color(value, line: attribute.line)
        case .image(let name): source.image(InterfaceImage(name: name), line: attribute.line)
        case .nil: nil
        }
    }

    /// Sets the outlets, collections first (interface_builder.md I14, I16).
    func setOutlets() {
        for assignment in nib.assignments {
            guard let owner = owner(of: assignment) else { continue }
            let objects = assignment.destinations.compactMap { destination($0, of: assignment, owner) }
            guard !objects.isEmpty else { continue }
            if assignment.property == "gestureRecognizers", let view = owner as? UIView {
                for case let recognizer as UIGestureRecognizer in objects { view.addGestureRecognizer(recognizer) }
                continue
            }
            do throws(NibProperty.Failure) {
                try set(objects, assignment, of: owner)
            } catch {
                source.warn(reason(error, for: owner, assignment.property), line: assignment.line)
            }
        }
    }

    /// Returns the object whose outlet is set; nil, with an exception for File's Owner, if there is none.
    private func owner(of assignment: InterfaceNib.Assignment) -> AnyObject? {
        if let object = existingObject(for: assignment.source) { return object }
        if assignment.source.isFilesOwner {
            raise(
                .unknownKey,
                "[<NSObject> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
                    + "\(assignment.property).")
        }
        return nil
    }

    private func destination(
        _ element: InterfaceElement, of assignment: InterfaceNib.Assignment, _ owner: AnyObject
    ) -> AnyObject? {
        if let object = object(for: element) { return object }
        // An object of the controller's nib, such as a First Responder, can be missing by intention.
        guard element.name != "placeholder", element.name != "constraint" else { return nil }
        source.warn(
            "The outlet \(assignment.property) of \(NibSource.className(of: owner)) is not set, because \(element.name) is not "
                + "available.", line: assignment.line)
        return nil
    }

    private func set(
        _ objects: [AnyObject], _ assignment: InterfaceNib.Assignment, of owner: AnyObject
    ) throws(NibProperty.Failure) {
        guard assignment.isCollection else {
            return try NibProperty.set(objects.first, assignment.property, of: owner)
        }
        var all = objects
        if assignment.appends, let present = try NibProperty.value(assignment.property, of: owner) as? [AnyObject] {
            all = present + objects
        }
        try NibProperty.set(all, assignment.property, of: owner)
    }

    /// Returns the reason for which a property is not set, in Apple's words where there are any.
    private func reason(_ failure: NibProperty.Failure, for object: AnyObject, _ key: String) -> String {
        switch failure {
        case .undefined(let key):
            "[<\(NibSource.className(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
                + "the key \(key)."
        case .readOnly: "The property \(key) of \(NibSource.className(of: object)) cannot be changed."
        case .type(let type):
            "The property \(key) of \(NibSource.className(of: object)) has the type \(type), which the value does not have."
        }
    }

}

extension InterfaceElement {
    /// Whether this is the placeholder for the object that loads a xib.
    var isFilesOwner: Bool { attribute("placeholderIdentifier") == "IBFilesOwner" }
}
