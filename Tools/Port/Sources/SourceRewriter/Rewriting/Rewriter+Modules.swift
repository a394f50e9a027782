extension Rewriter {
    /// Rewrites files that are compiled together; returns each one's new contents and the applied edits, in order.
    static func rewrite(
        _ sources: [ParsedSource], index: ModuleIndex, style: Style = .local
    ) -> [(bytes: [UInt8], applied: [Edit])] {
        var rewriters = sources.concurrentMap { Rewriter($0, index: index, style: style) }
        let forwarded = rewriters.flatMap(\.forwarded)
        for (number, source) in sources.enumerated() {
            let members = forwarded.filter { $0.body.file == source.path }
            for (_, group) in Dictionary(grouping: members, by: \.body.start) {
                guard let body = group.first?.body else { continue }
                let declarations = group.map(\.declaration)
                let unique = declarations.enumerated().filter { declarations.firstIndex(of: $1) == $0 }.map(\.element)
                rewriters[number].insert(members: unique, in: body)
            }
        }
        return rewriters.concurrentMap { $0.rewritten() }
    }
}
