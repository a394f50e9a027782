import SwiftSyntax

extension Rewriter {
    /// Adds the tables of the members that storyboards and selectors find by name.
    mutating func appendMemberTables() {
        for table in MemberTable.tables(in: source) {
            let files = index.memberFiles[table.type] ?? []
            let number = (files.firstIndex(of: source.path) ?? 0) + 1
            append(table.declaration(number: number), from: table.position)
        }
        // Packages have none of these, because Apple's compilers do not know the protocol.
        for table in style == .local ? InnerMemberTable.tables(in: source) : [] {
            insert(table.conformance.text, at: table.conformance.position, as: "")
            insert(members: [table.member], in: ClassBody(table.declaration, in: source.path))
        }
        for named in ObjectiveCClass.classes(in: source) { append(named.declaration, from: named.position) }
    }
}
