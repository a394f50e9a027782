import SwiftSyntax

/// The removal of those statements from a function that use names which are not there.
struct StatementPruning {
    private(set) var edits: [Edit] = []
    /// The names that are not there, with those of the local variables that are removed.
    private var missing: Set<String>
    /// The removed statements that call an initialiser of the class or its superclass.
    private(set) var initializations: Set<Range<Int>> = []
    /// Whether a statement is removed that returns a value: one that begins with `return`, or the last one.
    private(set) var removesResult = false
    /// The properties to which removed statements assign.
    private(set) var assigned: [(name: String, statement: Range<Int>)] = []
    /// The names that are not there and that removed statements use.
    private(set) var used: Set<String> = []

    /// The local variables to which removed statements assign.
    private var lostAssignments: Set<String> = []

    init(_ body: CodeBlockItemListSyntax, without names: Set<String>) {
        missing = names
        prune(body)
        // A variable that is declared without a value is lost with the statements that assign one.
        let lost = lostAssignments.intersection(Self.unassigned(in: Syntax(body))).subtracting(names)
        if !lost.isEmpty {
            self = StatementPruning(body, without: names.union(lost))
            return
        }
        if let last = body.last, edits.contains(where: { $0.range == last.range }) { removesResult = true }
    }

    /// Returns the names of the local variables that are declared without a value, and that have none by default.
    private static func unassigned(in body: Syntax) -> Set<String> {
        var names: Set<String> = []
        body.walk { node in
            guard let variable = node.as(VariableDeclSyntax.self) else { return true }
            let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
            for binding in variable.bindings where binding.initializer == nil && binding.accessorBlock == nil {
                guard let type = binding.typeAnnotation?.type else { continue }
                if isConstant || !type.is(OptionalTypeSyntax.self) { names.insert(binding.pattern.trimmedDescription) }
            }
            return true
        }
        return names
    }

    private mutating func prune(_ items: CodeBlockItemListSyntax) {
        for item in items {
            let words = Syntax(item).usedNames
            if words.isDisjoint(with: missing) || pruneInside(Syntax(item.item)) { continue }
            used.formUnion(words.intersection(missing))
            remove(item)
        }
    }

    /// Removes statements inside a statement whose own part is clean; returns false if the statement itself must go.
    private mutating func pruneInside(_ node: Syntax) -> Bool {
        if let statement = node.as(ExpressionStmtSyntax.self) { return pruneInside(Syntax(statement.expression)) }
        if let condition = node.as(IfExprSyntax.self) {
            guard isClean(Syntax(condition.conditions)) else { return false }
            prune(condition.body.statements)
            switch condition.elseBody {
            case .codeBlock(let block)?: prune(block.statements)
            case .ifExpr(let next)?: return isClean(Syntax(next)) || pruneInside(Syntax(next))
            default: break
            }
            return true
        }
        if let loop = node.as(ForStmtSyntax.self) {
            guard isClean(Syntax(loop.sequence)), isClean(Syntax(loop.pattern)),
                loop.whereClause.map({ isClean(Syntax($0)) }) != false
            else { return false }
            prune(loop.body.statements)
            return true
        }
        if let loop = node.as(WhileStmtSyntax.self), isClean(Syntax(loop.conditions)) {
            prune(loop.body.statements)
            return true
        }
        if let block = node.as(DoStmtSyntax.self), block.catchClauses.allSatisfy({ isClean(Syntax($0)) }) {
            prune(block.body.statements)
            return true
        }
        if let call = node.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure,
            isClean(Syntax(call.calledExpression)), isClean(Syntax(call.arguments)),
            call.additionalTrailingClosures.allSatisfy({ isClean(Syntax($0)) }),
            closure.signature.map({ isClean(Syntax($0)) }) != false
        {
            prune(closure.statements)
            return true
        }
        return false
    }

    private func isClean(_ node: Syntax) -> Bool { node.usedNames.isDisjoint(with: missing) }

    private mutating func remove(_ item: CodeBlockItemSyntax) {
        let range = item.range
        let node = Syntax(item.item)
        var replacement = ""
        if node.is(ReturnStmtSyntax.self) {
            replacement = "return"
            removesResult = true
        }
        if let variable = node.as(VariableDeclSyntax.self) {
            for binding in variable.bindings { missing.formUnion(Syntax(binding.pattern).declaredNames) }
        }
        if let statement = node.as(GuardStmtSyntax.self) {
            missing.formUnion(Syntax(statement.conditions).declaredNames)
        }
        if let function = node.as(FunctionDeclSyntax.self) { missing.insert(function.name.text) }
        node.walk { inner in
            let parts = inner.as(SequenceExprSyntax.self)?.elements.map { Syntax($0) } ?? []
            if parts.count > 2, parts[1].is(AssignmentExprSyntax.self) {
                lostAssignments.insert(parts[0].trimmedDescription)
            }
            return true
        }
        let text = node.trimmedDescription
        if text.contains("super.init") || text.contains("self.init") { initializations.insert(range) }
        if let parts = node.as(SequenceExprSyntax.self)?.elements.map({ Syntax($0) }), parts.count > 2,
            parts[1].is(AssignmentExprSyntax.self)
        {
            let target = parts[0].trimmedDescription
            assigned.append((target.hasPrefix("self.") ? String(target.dropFirst(5)) : target, range))
        }
        edits.append(Edit(range: range, replacement: replacement, kind: ""))
    }
}
