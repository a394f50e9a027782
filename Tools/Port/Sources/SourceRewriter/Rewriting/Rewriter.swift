import Foundation
import SwiftSyntax

/// Replaces the code in a file that does not compile without the Objective-C runtime.
///
/// Only text that must change is replaced; comments, formatting and line numbers are kept.
///
/// The compiler on Linux refuses `#selector`, `@objc` and much else before any library could help, so that
/// apps must be changed before they compile. A patched compiler would have to be built and distributed with each
/// version of Swift. Patterns of text break on real code: strings, comments, nested closures. The rewriter works on the
/// tree of swift-syntax, the language's own parser, and collects edits of the original bytes. It does not print the
/// tree again, so that everything else, and the line numbers in messages of the compiler, stay. It knows only the types
/// that the sources declare (``ModuleIndex``), those of UIKit by name, and what simple rules infer: the compiler's own
/// type checker needs sources that compile. The cost is that inferred types are sometimes not known; such code is left
/// alone, and the compiler reports it. The visitor is one switch over kinds of nodes, since several rules concern the
/// same node.
struct Rewriter {
    let source: ParsedSource
    let index: ModuleIndex
    let style: Style
    private(set) var edits: [Edit] = []
    /// The declarations to add at the end of the file, and the lines that they come from.
    private var appended: [(text: String, line: Int)] = []
    /// The members to add to class bodies, which may be in other files.
    private(set) var forwarded: [(declaration: String, body: ClassBody)] = []
    /// Whether the file may use values of type `AnyObject`.
    let mayUseAnyObject: Bool
    /// The edits in copies of nodes; see `double(_:)`.
    private var inCopies: [Edit] = []

    /// Whether the result is the copy for Linux of code that is kept for Apple's systems.
    let isCopy: Bool

    init(_ source: ParsedSource, index: ModuleIndex, style: Style = .local, isCopy: Bool = false) {
        (self.source, self.isCopy) = (source, isCopy)
        self.index = index
        self.style = style
        mayUseAnyObject = index.hasAnyObjects || Data(source.bytes).range(of: Data("AnyObject".utf8)) != nil
        let importsUIKit = source.tree.imports.contains { $0.path.first?.name.text == "UIKit" }
        Syntax(source.tree).walk { node in
            switch node.kind {
            case .attribute: node.as(AttributeSyntax.self).map { rewrite($0) }
            case .importDecl: node.as(ImportDeclSyntax.self).map { rewrite($0, importsUIKit: importsUIKit) }
            case .ifConfigClause:
                guard let condition = node.as(IfConfigClauseSyntax.self)?.condition else { break }
                // Code for Apple's platforms only is not rewritten.
                if condition.trimmedDescription == "canImport(ObjectiveC)", !condition.asksOnlyForObjectiveC {
                    return false
                }
                rewrite(condition: condition)
            case .macroExpansionExpr:
                rewrite(preview: node)
                node.as(MacroExpansionExprSyntax.self).map { rewrite($0) }
            case .macroExpansionDecl: rewrite(preview: node)
            case .functionCallExpr:
                node.as(FunctionCallExprSyntax.self).map {
                    rewrite($0)
                    rewrite(optionalCall: $0)
                    rewrite(constructor: $0)
                    rewrite(managedObject: $0)
                    rewrite(argumentsOfPredicate: $0)
                    rewrite(decoding: $0)
                    rewrite(interval: $0)
                    rewrite(classDescription: $0)
                    rewrite(metatypeCall: $0)
                    rewrite(objectArguments: $0)
                    rewrite(bundleOfClass: $0)
                    rewrite(backgroundSession: $0)
                    rewrite(absoluteValue: $0)
                    rewrite(imageLookup: $0)
                    rewrite(swift4Call: $0)
                    rewrite(animation: $0)
                    rewrite(processInfo: $0)
                    rewrite(bundleURLs: $0)
                    rewrite(precondition: $0)
                    rewrite(bitCast: $0)
                    rewrite(ownValue: $0)
                    rewrite(classValue: $0)
                    rewrite(response: $0)
                    rewrite(attributes: $0)
                }
            case .memberAccessExpr:
                node.as(MemberAccessExprSyntax.self).map {
                    rewrite(optionalMember: $0)
                    rewrite(lookup: $0)
                    rewrite(metatypeFunction: $0)
                    rewrite(value: $0)
                    rewrite(unsafeProperty: $0)
                    if !rewrite(bundleOfModule: $0) { rewrite(qualified: $0) }
                }
            case .sequenceExpr:
                node.as(SequenceExprSyntax.self).map {
                    rewrite(swift4Assignment: $0)
                    rewrite(coreDataCasts: $0)
                    rewrite(attributeNameCast: $0)
                    rewrite(currentDelegate: $0)
                }
            case .functionDecl:
                node.as(FunctionDeclSyntax.self).map {
                    rewrite(managed: $0)
                    rewrite(comparison: $0)
                }
            case .attributedType: node.as(AttributedTypeSyntax.self).map { rewrite(conventionOf: $0) }
            case .declReferenceExpr:
                node.as(DeclReferenceExprSyntax.self).map {
                    rewrite(enumeration: $0)
                    rewrite(swift4Constant: $0)
                }
            case .genericRequirement:
                node.as(GenericRequirementSyntax.self).map { rewrite(delegateRequirement: $0) }
            case .availabilityCondition: node.as(AvailabilityConditionSyntax.self).map { rewrite($0) }
            case .identifierType: node.as(IdentifierTypeSyntax.self).map { rewrite(reference: $0) }
            case .memberType: node.as(MemberTypeSyntax.self).map { rewrite(qualified: $0) }
            case .initializerClause: node.as(InitializerClauseSyntax.self).map { rewrite(windowIn: $0) }
            case .variableDecl:
                node.as(VariableDeclSyntax.self).map {
                    rewrite(managed: $0)
                    rewrite(unavailable: $0)
                }
            case .declModifierList: node.as(DeclModifierListSyntax.self).map { rewrite($0) }
            default: break
            }
            // The index does not know what code that is not compiled declares.
            if let group = node.asProtocol((any DeclGroupSyntax).self), node.isCompiled { rewrite(group) }
            return true
        }
        importNetworking()
        importLockClasses()
        importLocks()
        importCombine()
        importCoreData()
        importSecurity()
        importReactiveRuntime()
        appendSessionSettings()
        importMissingUIKit()
        appendMemberTables()
        if let mark = source.tree.shebang {
            replace(Syntax(mark), with: "//" + mark.text.dropFirst(2), as: "#!")
        }
    }

    /// Rewrites what a type or an extension declares.
    private mutating func rewrite(_ group: some DeclGroupSyntax) {
        if let declaration = group.as(ProtocolDeclSyntax.self) {
            rewrite(declaration)
            rewrite(initializersOf: declaration)
        }
        if let declaration = group.as(ExtensionDeclSyntax.self) { rewrite(membersOf: declaration) }
        rewrite(conformancesOf: group)
        rewrite(witnessesIn: group)
        forwardDelegateCalls(of: group)
        rewrite(overridesIn: group)
        rewrite(familiesIn: group)
        rewrite(makersOf: group)
        if let declaration = group.as(ClassDeclSyntax.self) { rewrite(ownInitializerOf: declaration) }
        rewrite(asyncDelegateMethodsOf: group)
    }

    /// Returns the rewritten text and the applied edits.
    ///
    /// A leading directive makes compiler messages refer to the original file and its lines.
    func rewritten() -> (bytes: [UInt8], applied: [Edit]) {
        let (bytes, applied) = source.bytes.applying(edits)
        if style == .portable {
            let texts = appended.map { $0.text + "\n" }.joined()
            let rest = texts.isEmpty ? "" : "\n#if !canImport(ObjectiveC)\n\(texts)#endif\n"
            return (bytes + Array(rest.utf8), applied + inCopies)
        }
        let rest = appended.map { "\n\(directive(line: $0.line))\($0.text)" }.joined()
        return (Array(directive(line: 1).utf8) + bytes + Array(rest.utf8), applied)
    }

    /// Returns the directive that assigns the next line to a line of the original file.
    private func directive(line: Int) -> String {
        let path = source.path.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            // Line breaks must not end the directive.
            case _ where scalar.properties.generalCategory == .control, "\u{2028}", "\u{2029}":
                "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "#sourceLocation(file: \"\(path.joined())\", line: \(line))\n"
    }

    /// Adds a declaration at the end of the file; compiler messages about it refer to `position`.
    mutating func append(_ declaration: String, from position: AbsolutePosition) {
        appended.append((declaration, source.locations.location(for: position).line))
    }

    /// Replaces a node's text, and keeps the surrounding spaces and comments.
    mutating func replace(_ node: Syntax, with replacement: String, as kind: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(Edit(range: start..<end, replacement: replacement, kind: kind))
    }

    mutating func replace(
        from start: AbsolutePosition, to end: AbsolutePosition, with replacement: String, as kind: String
    ) {
        edits.append(Edit(range: start.utf8Offset..<end.utf8Offset, replacement: replacement, kind: kind))
    }

    mutating func insert(_ text: String, at position: AbsolutePosition, as kind: String) {
        edits.append(Edit(range: position.utf8Offset..<position.utf8Offset, replacement: text, kind: kind))
    }

    /// Adds a member to a class's body, which may be in another file.
    mutating func forward(_ declaration: String, in body: ClassBody) { forwarded.append((declaration, body)) }

    /// Adds members to the body of a class that this file declares.
    mutating func insert(members: [String], in body: ClassBody) {
        var text = members.map { " \($0);" }.joined()
        if style == .portable {
            let rest = source.bytes[body.start...].prefix { $0 != UInt8(ascii: "\n") }
            let isLast = rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
            let lines = ["", "#if !canImport(ObjectiveC)"] + members + ["#endif"] + (isLast ? [] : [""])
            text = lines.joined(separator: "\n")
        }
        edits.append(Edit(range: body.start..<body.start, replacement: text, kind: ""))
    }

    /// Keeps a node for Apple's platforms, and adds a rewritten copy for others.
    mutating func double(_ node: Syntax) {
        let range =
            node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        // Text inserted at the end of the node belongs to it.
        let local = Rewriter(source, index: index, isCopy: true).edits.filter { edit in
            range.contains(edit.range.lowerBound) || (edit.range.isEmpty && edit.range.lowerBound == range.upperBound)
        }
        .map { edit in
            let (start, end) = (edit.range.lowerBound - range.lowerBound, edit.range.upperBound - range.lowerBound)
            return Edit(range: start..<end, replacement: edit.replacement, kind: edit.kind)
        }
        let (copy, applied) = Array(source.bytes[range]).applying(local)
        guarded(node, else: String(decoding: copy, as: UTF8.self), as: "")
        inCopies += applied
    }

    /// Applies `double(_:)` to the innermost statement or member that contains a node.
    mutating func doubleStatement(around node: Syntax) {
        let statement = node.enclosing {
            $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self) ? $0 : nil
        }
        statement.map { double($0) }
    }

    /// Keeps a node for Apple's platforms, and adds a replacement, if any, for others.
    ///
    /// The directives take up lines of their own, so that the code after the node moves down.
    ///
    /// - Parameter condition: The condition under which the node is kept.
    mutating func guarded(
        _ node: Syntax, if condition: String = "canImport(ObjectiveC)", else replacement: String?, as kind: String
    ) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        let (space, newline) = ([UInt8(ascii: " "), UInt8(ascii: "\t")], UInt8(ascii: "\n"))
        let line = (source.bytes[..<start].lastIndex(of: newline).map { $0 + 1 }) ?? 0
        let before = source.bytes[line..<start]
        let indentation = String(decoding: before.prefix { space.contains($0) }, as: UTF8.self)
        let isFirst = before.allSatisfy(space.contains)
        var rest = end
        while rest < source.bytes.count, space.contains(source.bytes[rest]) { rest += 1 }
        let isLast = rest == source.bytes.count || source.bytes[rest] == newline
        let lines =
            ["#if \(condition)", node.trimmedDescription]
            + (replacement.map { ["#else", $0] } ?? []) + ["#endif"] + (isLast ? [] : [""])
        let text = (isFirst ? [] : [""]) + lines
        edits.append(
            Edit(range: start..<rest, replacement: text.joined(separator: "\n" + indentation), kind: kind))
    }

    /// Removes a node and the spaces and tabs after it.
    mutating func remove(_ node: Syntax, as kind: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        var end = node.endPositionBeforeTrailingTrivia.utf8Offset
        while end < source.bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(source.bytes[end]) { end += 1 }
        edits.append(Edit(range: start..<end, replacement: "", kind: kind))
    }
}

extension SourceFileSyntax {
    /// The imports that are compiled, in order.
    var imports: [ImportDeclSyntax] { statements.activeItems.compactMap { $0.item.as(ImportDeclSyntax.self) } }
}

extension CodeBlockItemListSyntax {
    /// The items that are compiled, including those in active clauses of `#if`.
    var activeItems: [CodeBlockItemSyntax] {
        flatMap { item -> [CodeBlockItemSyntax] in
            guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
            guard case .statements(let items) = condition.activeClause?.elements else { return [] }
            return items.activeItems
        }
    }
}
