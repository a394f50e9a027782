/// Looks up members by name.
extension ModuleIndex {
    /// Returns the methods with a name that a type declares; if it declares none, those of the nearest ancestor.
    func methods(named name: String, of type: String) -> [Method] {
        chain(of: type).lazy.map { entry in entry.methods.filter { $0.name == name } }.first { !$0.isEmpty } ?? []
    }

    /// Returns the method with an Objective-C name that a type declares or inherits.
    func method(selector: String, of type: String) -> Method? {
        chain(of: type).lazy.compactMap { entry in entry.methods.first { $0.selector == selector } }.first
    }

    /// Returns the methods that a type declares and exposes to Objective-C.
    func objectiveCMethods(of type: String) -> [Method] { (types[type]?.methods ?? []).filter(\.isObjectiveC) }

    /// Returns the only type that declares an instance method of this name; `nil` if none or several do.
    func onlyType(declaring name: String) -> String? {
        let owners = types.filter { $0.value.methods.contains { $0.name == name && !$0.isStatic } }.keys
        return owners.count == 1 ? owners.first : nil
    }

    /// Returns the only class that declares a method with an Objective-C name that other types can call.
    ///
    /// `nil` if none or several do.
    func onlyClass(declaring selector: String) -> (type: String, method: Method)? {
        let found = types.keys.compactMap { type -> (type: String, method: Method)? in
            let method = types[type]?.methods.first { $0.selector == selector && !$0.isPrivate && !$0.isStatic }
            return method.flatMap { receives($0, type) ? (type, $0) : nil }
        }
        return found.count == 1 ? found.first : nil
    }

    /// Returns the only class that declares or is extended with a member; `nil` if none or several do.
    func onlyClass(with member: String) -> String? {
        let owners = types.filter { type, entry in
            entry.members.contains { $0.name == member && !$0.isOverride }
                && (entry.kind == .class || (entry.kind == nil && systemClass(of: type) != nil))
        }.keys
        return owners.count == 1 ? owners.first : nil
    }

    /// Whether objects of a type can be sent messages that call its method, as objects of classes can.
    func receives(_ method: Method, _ type: String) -> Bool {
        switch types[type]?.kind {
        case .class, .protocol: true
        case nil: method.isObjectiveC || systemClass(of: type) != nil
        default: false
        }
    }

    /// Returns the type of a property that a type declares or inherits: the declared one, or that of the initial value.
    func propertyType(_ name: String, of type: String, steps: Int = 0) -> String? {
        guard let entry = chain(of: type).first(where: { $0.properties[name] != nil }) else { return nil }
        if let declared = entry.properties[name], !declared.isEmpty { return declared }
        return entry.initialValues[name].flatMap { declaredType(of: $0, steps: steps + 1) }
    }

    /// Returns the type of the results of a type's methods with a name; `nil` if they differ.
    func resultType(ofMethod name: String, of type: String) -> String? {
        let results = Set(methods(named: name, of: type).map(\.result))
        return results.count == 1 ? results.first ?? nil : nil
    }

    /// Whether a type declares or inherits a property of this name.
    func hasProperty(_ name: String, of type: String) -> Bool {
        chain(of: type).contains { $0.properties[name] != nil }
    }

    /// Whether any method or initialiser has an argument with a label.
    func hasLabel(_ label: String) -> Bool {
        types.values.contains { entry in
            entry.methods.contains { $0.labels.contains(label) }
                || entry.initializers.contains { $0.labels.contains(label) }
        }
    }
}
