import SwiftSyntax

extension Rewriter {
    /// Modules that Quartzite's UIKit has in it.
    ///
    /// Beside it some names would be ambiguous, and in its place others: its `Timer` follows the stage's clock.
    static let insideUIKit: Set<String> = [
        "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreFoundation", "Darwin", "ObjectiveC", "Dispatch",
        "MobileCoreServices",
    ]

    mutating func rewrite(_ declaration: ImportDeclSyntax, importsUIKit: Bool) {
        guard let module = declaration.path.first?.name.text else { return }
        guard Self.insideUIKit.contains(module) else {
            if index.merged.contains(module) { remove(Syntax(declaration), as: "import of a merged module") }
            return
        }
        let kind = "import \(module)"
        if module == "UIKit" {
            // Submodules are headers on Apple's systems: here, the module has all.
            guard declaration.path.count > 1, declaration.importKindSpecifier == nil else { return }
            if style == .portable { return guarded(Syntax(declaration), else: nil, as: "import UIKit.…") }
            replace(Syntax(declaration.path), with: "UIKit", as: "import UIKit.…")
        } else if style == .portable {
            guarded(Syntax(declaration), else: importsUIKit ? nil : "import UIKit", as: kind)
        } else if importsUIKit {
            remove(Syntax(declaration), as: kind)
        } else {
            declaration.importKindSpecifier.map { remove(Syntax($0), as: kind) }
            replace(Syntax(declaration.path), with: "UIKit", as: kind)
        }
    }

    /// Adds UIKit to a file that imports nothing of Apple's: in Xcode's targets, a header may do that for all files.
    mutating func importMissingUIKit() {
        let isPlain = source.tree.statements.contains { !$0.item.is(ImportDeclSyntax.self) }
        let own = source.tree.imports.compactMap { $0.path.first?.name.text }
        guard isPlain, own.allSatisfy({ !Self.insideUIKit.contains($0) }) else { return }
        switch style {
        case .local: append("import UIKit", from: source.tree.endPosition)
        case .portable: insert("import UIKit\n\n", at: source.tree.position, as: "import UIKit")
        }
    }

    /// Adds the module that has `URLSession` where it is used, after the first import.
    mutating func importNetworking() {
        guard let first = source.tree.imports.first,
            !source.tree.imports.contains(where: { $0.path.first?.name.text == "FoundationNetworking" })
        else { return }
        var isUsed = false
        for token in source.tree.tokens(viewMode: .sourceAccurate) where !isUsed {
            guard case .identifier(let name) = token.tokenKind else { continue }
            isUsed = name.hasPrefix("URLSession") || Self.networking.contains(name)
        }
        guard isUsed else { return }
        let text =
            switch style {
            case .local: "; import FoundationNetworking"
            case .portable: "\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"
            }
        insert(text, at: first.endPositionBeforeTrailingTrivia, as: "import FoundationNetworking")
    }

    /// Names of modules that are not there, and a package's own bundle, which `quartzite run` does not make.
    mutating func rewrite(qualified member: MemberAccessExprSyntax) {
        let name = member.declName.baseName.text
        if let base = member.base?.as(DeclReferenceExprSyntax.self) {
            if names(module: base.baseName.text) {
                if style == .portable { return doubleStatement(around: Syntax(member)) }
                replace(Syntax(base), with: "UIKit", as: base.baseName.text)
            } else if style == .local, base.baseName.text == "Bundle", name == "module" {
                replace(Syntax(member.declName), with: "main", as: "Bundle.module")
            }
        } else if style == .local, member.base == nil, name == "module",
            let argument = member.parent?.as(LabeledExprSyntax.self), ["in", "bundle"].contains(argument.label?.text)
        {
            replace(Syntax(member.declName), with: "main", as: "Bundle.module")
        }
    }

    /// Types of modules that are not there.
    mutating func rewrite(qualified type: MemberTypeSyntax) {
        guard let base = type.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil,
            names(module: base.name.text)
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(type)) }
        replace(Syntax(base), with: "UIKit", as: base.name.text)
    }

    /// Whether a name in front of a dot is that of a module that UIKit has in it here, and the import of which is left out.
    ///
    /// Packages for Apple's systems, too, keep the names of those that are there on Linux.
    private func names(module name: String) -> Bool {
        let modules = Self.insideUIKit.subtracting(["UIKit", "QuartzCore", "CoreGraphics"])
        let isThere = style == .portable && ["Foundation", "Dispatch"].contains(name)
        return modules.contains(name) && !isThere && index.types[name] == nil
    }

    private static let networking: Set<String> = [
        "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "HTTPCookie", "HTTPCookieStorage", "URLCredential",
    ]

    /// Answers what `#if` asks of the platform as iOS would.
    mutating func rewrite(condition: ExprSyntax) {
        var answers: [(Syntax, Bool)] = []
        Syntax(condition).walk { node in
            guard node.is(FunctionCallExprSyntax.self) else { return true }
            if let answer = BuildConditions.folded(node.trimmedDescription) { answers.append((node, answer)) }
            return false
        }
        for (node, answer) in answers {
            if style == .portable {
                guard node.trimmedDescription == "os(iOS)", !condition.description.contains("os(Linux)") else {
                    continue
                }
                replace(node, with: "(os(iOS) || os(Linux))", as: "#if os(iOS)")
                continue
            }
            replace(node, with: "\(answer)", as: "#if \(node.trimmedDescription)")
        }
    }
}
