import SwiftSyntax

extension Rewriter {
    /// Adds the tables of the members that storyboards and selectors find by name.
    mutating func appendMemberTables() {
        for table in MemberTable.tables(in: source) {
            let files = index.memberFiles[table.type] ?? []
            let number = (files.firstIndex(of: source.path) ?? 0) + 1
            append(table.declaration(number: number), from: table.position)
        }
        for named in ObjectiveCClass.classes(in: source) { append(named.declaration, from: named.position) }
    }
}
