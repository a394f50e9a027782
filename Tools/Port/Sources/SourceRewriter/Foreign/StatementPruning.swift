import SwiftSyntax

/// The removal of those statements from a function that use missing names.
struct StatementPruning {
    private(set) var edits: [Edit] = []
    /// The missing names, with those of the local variables that are removed.
    private var missing: Set<String>
    /// The removed statements that call an initialiser of the class or its superclass.
    private(set) var initializations: Set<Range<Int>> = []
    /// Whether a statement is removed that returns a value: one that begins with `return`, or the last one.
    private(set) var removesResult = false
    /// The properties to which removed statements assign.
    private(set) var assigned: [(name: String, statement: Range<Int>)] = []
    /// The missing names that removed statements use.
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
            guard isClean(Syntax(condition.conditions)) else { return pruneBranches(of: condition) }
            prune(condition.body.statements)
            switch condition.elseBody {
            case .codeBlock(let block)?: prune(block.statements)
            case .ifExpr(let next)?: return isClean(Syntax(next)) || pruneInside(Syntax(next))
            default: break
            }
            return true
        }
        if pruneFallback(of: node) { return true }
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

    /// Keeps the branch of a statement that runs without the missing names; returns false if there is none.
    ///
    /// This is the other branch, unless the condition tests that the names are missing.
    private mutating func pruneBranches(of condition: IfExprSyntax) -> Bool {
        let start = condition.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = condition.endPositionBeforeTrailingTrivia.utf8Offset
        let kept: Syntax
        if condition.conditions.count == 1, condition.conditions.first?.asksForAbsence == true {
            kept = Syntax(condition.body)
        } else if let other = condition.elseBody {
            kept = Syntax(other)
        } else {
            return false
        }
        used.formUnion(Syntax(condition.conditions).usedNames.intersection(missing))
        let isBlock = kept.is(CodeBlockSyntax.self)
        edits.append(Edit(range: start..<kept.range.lowerBound, replacement: isBlock ? "do " : "", kind: ""))
        edits.append(Edit(range: kept.range.upperBound..<end, replacement: "", kind: ""))
        if let block = kept.as(CodeBlockSyntax.self) {
            prune(block.statements)
        } else if !isClean(kept), !pruneInside(kept) {
            edits.append(Edit(range: kept.range, replacement: "", kind: ""))
        }
        return true
    }

    /// Keeps the value after `??` of a statement's value; returns false if that is not all that is there.
    private mutating func pruneFallback(of node: Syntax) -> Bool {
        let value = node.as(ReturnStmtSyntax.self)?.expression.map { Syntax($0) } ?? node
        guard let elements = value.as(SequenceExprSyntax.self)?.elements,
            let mark = elements.last(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" })
        else { return false }
        let rest = elements.drop { $0.id != mark.id }.dropFirst()
        let isPlain = elements.allSatisfy {
            !$0.is(AssignmentExprSyntax.self) && !$0.is(UnresolvedTernaryExprSyntax.self)
        }
        guard isPlain, let first = rest.first, rest.allSatisfy({ isClean(Syntax($0)) }) else { return false }
        used.formUnion(Syntax(value).usedNames.intersection(missing))
        edits.append(
            Edit(range: value.range.lowerBound..<Syntax(first).range.lowerBound, replacement: "", kind: ""))
        return true
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

extension ConditionElementSyntax {
    /// Whether the condition is met if what it names is missing, as `value == nil` and `!isReady` are.
    fileprivate var asksForAbsence: Bool {
        guard case .expression(let expression) = condition else { return false }
        if let parts = expression.as(SequenceExprSyntax.self)?.elements {
            let words = parts.map(\.trimmedDescription)
            return words.count == 3 && words[1] == "==" && ["nil", "false"].contains(words[2])
        }
        return expression.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
    }
}
