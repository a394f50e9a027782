import SwiftSyntax

/// A class's members in one file that Objective-C code could find by name, such as outlets and actions.
///
/// The program finds the table by the name of the class and reads it when a storyboard or a selector names a member.
/// The table extends the class, so that it reaches private members.
struct MemberTable {
    /// The class's name, with those of the enclosing types.
    let type: String
    /// The entries as source text.
    private(set) var entries: [String] = []
    /// The class's declaration or extension.
    let position: AbsolutePosition
    /// Whether the class is private, so that its table cannot be found by name and belongs to the class itself.
    var isPrivate = false

    /// Returns the tables of a file in the order of the first declarations.
    static func tables(in source: ParsedSource) -> [MemberTable] {
        var tables: [MemberTable] = []
        /// The superclasses of the private classes.
        var superclasses: [String: [String]] = [:]
        Syntax(source.tree).walk { node in
            if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
            guard let group = node.asProtocol((any DeclGroupSyntax).self), node.isCompiled else { return true }
            guard group.isVisibleInFile else { return false }
            if group.isPrivateClass { superclasses[group.fullName] = group.inheritedNames }
            let type = group.fullName
            let entries = Self.entries(of: group, named: type)
            guard !entries.isEmpty else { return !group.isPrivateClass }
            let position = tables.firstIndex { $0.type == type } ?? tables.count
            if position == tables.count {
                tables.append(MemberTable(type: type, position: node.positionAfterSkippingLeadingTrivia))
            }
            tables[position].entries += entries
            return !group.isPrivateClass
        }
        for position in tables.indices { tables[position].isPrivate = superclasses[tables[position].type] != nil }
        // A class inherits the table of a private superclass, and cannot have another one.
        return tables.filter { table in
            !(superclasses[table.type] ?? []).contains { parent in tables.contains { $0.type == parent && $0.isPrivate }
            }
        }
    }

    /// Returns the entries of a class's declaration or extension; empty for other types.
    ///
    /// - Parameter type: The name of the class where the table is.
    static func entries(of group: some DeclGroupSyntax, named type: String) -> [String] {
        let isExtension = group.as(ExtensionDeclSyntax.self).map { $0.genericWhereClause == nil } ?? false
        guard group.is(ClassDeclSyntax.self) || isExtension, !group.attributes.belongsToOtherActor,
            !group.attributes.isUnavailable
        else { return [] }
        let isVisible = group.attributes.contains("objcMembers") || isExtension && group.attributes.contains("objc")
        return group.memberBlock.members.activeMembers.flatMap {
            MemberEntry.entries(of: $0.decl, in: type, isVisible: isVisible)
        }
    }

    /// Returns the table's declaration.
    ///
    /// It is deprecated so that the compiler does not warn about entries that are.
    ///
    /// - Parameter number: The position of the file among those with tables of the class, from 1.
    func declaration(number: Int) -> String {
        let members = "@MainActor static var _members: [_Member] { [\(entries.joined(separator: ", "))] }"
        if isPrivate { return "@available(*, deprecated) extension \(type): _MemberTable { \(members) }" }
        let name = "_Members\(number == 1 ? "" : "\(number)")"
        return "extension \(type) { @available(*, deprecated) nonisolated enum \(name): _MemberTable { "
            + "\(members) } }"
    }
}

/// An Objective-C name of a class, under which storyboards find it.
struct ObjectiveCClass {
    let name: String
    let type: String
    let position: AbsolutePosition

    /// Returns the classes of a file that are declared with `@objc(name)`.
    static func classes(in source: ParsedSource) -> [ObjectiveCClass] {
        var classes: [ObjectiveCClass] = []
        Syntax(source.tree).walk { node in
            if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
            guard let group = node.asProtocol((any DeclGroupSyntax).self), node.isCompiled else { return true }
            guard group.isVisibleInFile else { return false }
            if group.isPrivateClass, node.as(ClassDeclSyntax.self)?.attributes.arguments(of: "objc") == nil {
                return false
            }
            guard let declaration = node.as(ClassDeclSyntax.self),
                let name = declaration.attributes.arguments(of: "objc"),
                declaration.genericParameterClause == nil, name != declaration.fullName,
                name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            else { return true }
            classes.append(
                ObjectiveCClass(
                    name: name, type: declaration.fullName, position: declaration.positionAfterSkippingLeadingTrivia))
            return true
        }
        return classes
    }

    /// The declaration that leads from the name to the class.
    var declaration: String {
        "@available(*, deprecated) nonisolated final class _Class_\(name): _NamedClass { "
            + "static var _class: AnyClass { \(type).self } }"
    }
}

extension DeclGroupSyntax {
    /// Whether the type is visible in its whole file: not private inside another type.
    var isVisibleInFile: Bool {
        modifiers.access != "private" || self.is(ExtensionDeclSyntax.self) || fullName == typeName
    }

    /// Whether this declares a class that is not visible in other files.
    var isPrivateClass: Bool {
        self.is(ClassDeclSyntax.self) && ["private", "fileprivate"].contains(modifiers.access)
    }
}
