import SwiftSyntax

extension Rewriter {
    /// The modules that Quartzite's UIKit includes; imports of them are removed or replaced.
    ///
    /// Importing one along with UIKit makes some names ambiguous, and importing it instead of UIKit gives other types:
    /// UIKit's `Timer` follows the stage's clock, for example.
    static let insideUIKit: Set<String> = [
        "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreFoundation", "CoreText", "CoreImage", "Darwin",
        "ObjectiveC", "ImageIO",
        "Dispatch", "UniformTypeIdentifiers",
        "MobileCoreServices", "AudioToolbox", "AVFAudio", "AVFoundation", "CoreMotion", "MediaPlayer",
    ]

    /// The modules that Quartzite has under another name.
    ///
    /// Packages that find a module `os` or `Combine` expect the rest of Apple's system with it, and `_XCTest` adds a
    /// stage's clock to the toolchain's XCTest.
    static let renamed = ["os": "_os", "OSLog": "_os", "Combine": "_Combine", "XCTest": "_XCTest"]
        .merging(snapshots) { first, _ in first }

    /// The libraries that compare pictures, which Quartzite's modules replace also where they are at hand.
    static let snapshots = [
        "SnapshotTesting": "_SnapshotTesting", "InlineSnapshotTesting": "_InlineSnapshotTesting",
        "FBSnapshotTestCase": "_FBSnapshotTestCase", "iOSSnapshotTestCase": "_FBSnapshotTestCase",
        "iOSSnapshotTestCaseCore": "_FBSnapshotTestCase",
    ]

    /// The types and functions of the modules for logs that code may qualify.
    private static let namesOfLogs: Set<String> = ["Logger", "OSLog", "OSLogType", "os_log", "os_signpost"]

    /// Returns the module that replaces the one with which a name is qualified; nil if that is not a renamed module.
    private func renamedModule(_ module: String, of name: String) -> String? {
        guard index.types[module] == nil else { return nil }
        if style == .local, let framework = PlaceholderModules.module(of: module, declaring: name) { return framework }
        guard module == "Combine" || Self.snapshots[module] != nil || Self.namesOfLogs.contains(name) else {
            return nil
        }
        return Self.renamed[module]
    }

    /// Removes an import, or replaces it with an import of UIKit.
    mutating func rewrite(_ declaration: ImportDeclSyntax, importsUIKit: Bool) {
        guard let module = declaration.path.first?.name.text else { return }
        if let name = Self.renamed[module], !BuildConditions.settings.modules.contains(module) {
            return rename(declaration, from: module, to: name)
        }
        if style == .local, !index.merged.contains(module),
            let name = PlaceholderModules.replacement(of: module, in: source)
        {
            return rename(declaration, from: module, to: name)
        }
        if style == .local, module == "FoundationNetworking" {
            return rename(declaration, from: module, to: "_Networking")
        }
        guard Self.insideUIKit.contains(module) else {
            if index.merged.contains(module) {
                remove(Syntax(declaration), as: "import of a merged module")
            } else if BuildConditions.settings.drops(module) {
                let kind = "import of a missing module"
                if style == .local { return remove(Syntax(declaration), as: kind) }
                let clause = Syntax(declaration).enclosing { $0.as(IfConfigClauseSyntax.self) }
                if clause?.condition?.description.contains("canImport(\(module))") == true { return }
                guarded(Syntax(declaration), if: "canImport(\(module))", else: nil, as: kind)
            } else {
                removeAccessLevel(of: declaration)
            }
            return
        }
        let kind = "import \(module)"
        if module == "UIKit" {
            removeAccessLevel(of: declaration)
            // On Apple's systems submodules are headers; here the module contains everything.
            guard declaration.path.count > 1, declaration.importKindSpecifier == nil else { return }
            if style == .portable { return guarded(Syntax(declaration), else: nil, as: "import UIKit.…") }
            replace(Syntax(declaration.path), with: "UIKit", as: "import UIKit.…")
        } else if style == .portable {
            guarded(Syntax(declaration), else: importsUIKit ? nil : "import UIKit", as: kind)
        } else if importsUIKit {
            remove(Syntax(declaration), as: kind)
        } else {
            removeAccessLevel(of: declaration)
            declaration.importKindSpecifier.map { remove(Syntax($0), as: kind) }
            replace(Syntax(declaration.path), with: "UIKit", as: kind)
        }
    }

    /// Removes `internal` or another access level from an import.
    ///
    /// Several modules become UIKit, and other files of the module get imports of it that name no level. The compiler
    /// refuses a module that is imported both with and without one.
    private mutating func removeAccessLevel(of declaration: ImportDeclSyntax) {
        guard style == .local else { return }
        for modifier in declaration.modifiers { remove(Syntax(modifier), as: "access level of an import") }
    }

    /// Replaces an import of a module, or of something in it, with that of the module that Quartzite has in its place.
    private mutating func rename(_ declaration: ImportDeclSyntax, from module: String, to name: String) {
        let kind = "import \(module)"
        // What is internal in the library is not there.
        if style == .local, Self.snapshots[module] != nil {
            for attribute in declaration.attributes where attribute.trimmedDescription == "@testable" {
                remove(Syntax(attribute), as: kind)
            }
        }
        if style == .portable {
            // Linux has a module XCTest as well, which waits on the machine's clock.
            let isForTests = module == "XCTest" || Self.snapshots[module] != nil
            let condition = "canImport(\(isForTests ? "ObjectiveC" : module))"
            return guarded(Syntax(declaration), if: condition, else: "import \(name)", as: kind)
        }
        removeAccessLevel(of: declaration)
        declaration.importKindSpecifier.map { remove(Syntax($0), as: kind) }
        replace(Syntax(declaration.path), with: name, as: kind)
    }

    /// Adds an import of UIKit to a file that imports no Apple module.
    ///
    /// In an Xcode target, a prefix or bridging header may import UIKit for all files.
    mutating func importMissingUIKit() {
        let isPlain = source.tree.statements.contains { !$0.item.is(ImportDeclSyntax.self) }
        let own = source.tree.imports.compactMap { $0.path.first?.name.text }
        guard isPlain, own.allSatisfy({ !Self.insideUIKit.contains($0) }) else { return }
        switch style {
        case .local: append("import UIKit", from: source.tree.endPosition)
        case .portable: insert("import UIKit\n\n", at: source.tree.position, as: "import UIKit")
        }
    }

    /// Imports what stands for RxCocoa's code in Objective-C, which a pod has in the same module.
    mutating func importReactiveRuntime() {
        let module = "RxCocoaRuntime"
        guard style == .local, PlaceholderModules.answers(module),
            !source.tree.imports.contains(where: { $0.path.first?.name.text == module })
        else { return }
        let names = source.identifiers.intersection(PlaceholderModules.namesOfFrameworks[module] ?? [])
        guard names.contains(where: { index.types[$0] == nil }) else { return }
        if let first = source.tree.imports.first {
            insert("; import _\(module)", at: first.endPositionBeforeTrailingTrivia, as: "import \(module)")
        } else {
            append("import _\(module)", from: source.tree.endPosition)
        }
    }

    /// Rewrites names qualified with a missing module.
    mutating func rewrite(qualified member: MemberAccessExprSyntax) {
        guard let base = member.base?.as(DeclReferenceExprSyntax.self) else { return }
        let name = member.declName.baseName.text
        if let module = renamedModule(base.baseName.text, of: name) {
            if style == .portable { return doubleStatement(around: Syntax(member)) }
            replace(Syntax(base), with: module, as: base.baseName.text)
        } else if names(module: base.baseName.text) {
            if style == .portable { return doubleStatement(around: Syntax(member)) }
            replace(Syntax(base), with: Self.module(of: name), as: base.baseName.text)
        }
    }

    /// Rewrites types qualified with a missing module.
    mutating func rewrite(qualified type: MemberTypeSyntax) {
        guard let base = type.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil else { return }
        if let module = renamedModule(base.name.text, of: type.name.text) {
            if style == .portable { return doubleStatement(around: Syntax(type)) }
            return replace(Syntax(base), with: module, as: base.name.text)
        }
        guard names(module: base.name.text) else { return }
        if style == .portable { return doubleStatement(around: Syntax(type)) }
        replace(Syntax(base), with: Self.module(of: type.name.text), as: base.name.text)
    }

    /// Whether a name before a dot is a module that UIKit includes and whose import is removed.
    ///
    /// The portable style keeps the names of modules that also exist on Linux.
    private func names(module name: String) -> Bool {
        let modules = Self.insideUIKit.subtracting(["UIKit", "QuartzCore", "CoreGraphics"])
        let isThere = style == .portable && ["Foundation", "Dispatch"].contains(name)
        return modules.contains(name) && !isThere && index.types[name] == nil
    }

    /// Returns the module that declares a name of one of the replaced modules.
    private static func module(of name: String) -> String { isNetworking(name) ? "_Networking" : "UIKit" }

    /// Replaces the platform conditions of `#if` with their values on iOS.
    mutating func rewrite(condition: ExprSyntax) {
        var answers: [(Syntax, Bool)] = []
        Syntax(condition).walk { node in
            guard node.is(FunctionCallExprSyntax.self) else { return true }
            if let answer = BuildConditions.folded(node.trimmedDescription) { answers.append((node, answer)) }
            return false
        }
        rewriteCombine(in: condition)
        if style == .local, condition.asksOnlyForObjectiveC {
            replace(Syntax(condition), with: "true", as: "#if canImport(ObjectiveC)")
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
