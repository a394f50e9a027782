import QuartziteUICore

/// The exceptions of Apple's snapshots.
extension NSDiffableDataSourceSnapshot {
    func refuse(_ index: String) -> Never {
        raise(.internalInconsistency, "Invalid parameter not satisfying: \(index) != NSNotFound")
    }

    func refuseDestination(_ identifier: some Hashable, _ action: String) -> Never {
        raise(
            .internalInconsistency,
            "Invalid update: destination for \(action) operation [\(identifier)] is in the \(action) identifier list "
                + "for update")
    }

    static func requireUnique<Value: Hashable>(_ identifiers: [Value], _ noun: String) {
        var seen: Set<Value> = []
        let twice = identifiers.filter { !seen.insert($0).inserted }
        guard !twice.isEmpty else { return }
        raise(
            .internalInconsistency,
            "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: \(Self.list(twice))")
    }

    func requireNew(_ identifiers: [SectionIdentifierType]) {
        Self.requireUnique(identifiers, "section")
        let known = identifiers.filter { contents.index(ofSection: $0) != nil }
        guard !known.isEmpty else { return }
        let noun = known.count == 1 ? "section identifier" : "section identifiers"
        let exist = known.count == 1 ? "already exists" : "already exist"
        raise(
            .internalInconsistency,
            "Diffable data source detected an attempt to insert or append \(known.count) \(noun) that \(exist) in the "
                + "snapshot. Identifiers in a snapshot must be unique. Section identifier\(known.count == 1 ? "" : "s") "
                + "that \(exist): \(known.count == 1 ? "\(known[0])" : Self.list(known))")
    }

    private static func list(_ values: [some Hashable]) -> String {
        "{(\n" + values.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    }
}
