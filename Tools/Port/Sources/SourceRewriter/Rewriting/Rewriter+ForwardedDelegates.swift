import SwiftParser
import SwiftSyntax

extension Rewriter {
    /// Adds the optional methods of a delegate that forwards messages by `forwardingTarget(for:)`.
    ///
    /// In Objective-C, a delegate without a method passes the call on at run time. Here, the class gets each method that it
    /// lacks, which calls that of the object to which the class forwards its selector.
    ///
    /// A delegate proxy of RxCocoa passes on and reports every call.
    mutating func forwardDelegateCalls(of group: some DeclGroupSyntax) {
        guard group.is(ClassDeclSyntax.self), let type = index.name(of: group), let body = index.bodies[group.fullName]
        else { return }
        let ancestors = index.ancestors(of: type)
        let isProxy = ancestors.contains(Self.reactiveProxy)
        guard isProxy || index.declares("forwardingTarget(for:)", in: type) else { return }
        let declared = [type] + ancestors
        let classes = isProxy ? ancestors.filter { index.types[$0]?.isProtocol == false } : []
        let inherited = Set(classes.flatMap(delegateRequirements).map(\.protocolName))
        var seen: Set<String> = []
        for (name, requirement) in delegateRequirements(of: type)
        where seen.insert(requirement.name).inserted && !inherited.contains(name) {
            guard !declared.contains(where: { index.declares(requirement.name, in: $0) }),
                let method = ForwardedMethod(requirement, of: name, isProxy: isProxy)
            else { continue }
            let access = ["public", "open"].contains(body.access) ? "public " : ""
            forward(access + method.declaration, in: body)
        }
    }

    /// Removes the requirement that a delegate's type is a class, which protocols of Objective-C meet and others do not.
    mutating func rewrite(delegateRequirement requirement: GenericRequirementSyntax) {
        guard style == .local, let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
            conformance.rightType.trimmedDescription == "AnyObject",
            let left = conformance.leftType.as(MemberTypeSyntax.self), left.name.text == "Delegate"
        else { return }
        // Any type meets this requirement.
        replace(Syntax(conformance.rightType), with: "Any", as: "AnyObject")
    }

    /// Compares the current delegate of a proxy as an object, since its type need not be a class.
    mutating func rewrite(currentDelegate sequence: SequenceExprSyntax) {
        let parts = Array(sequence.elements)
        guard style == .local, parts.count == 3, ["===", "!=="].contains(parts[1].trimmedDescription),
            let call = parts[2].as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "currentDelegate"
        else { return }
        insert("(", at: call.positionAfterSkippingLeadingTrivia, as: "")
        insert(" as AnyObject?)", at: call.endPositionBeforeTrailingTrivia, as: "AnyObject")
    }

    /// The class of RxCocoa from which delegate proxies inherit.
    private static let reactiveProxy = "_RXDelegateProxy"

    /// Returns the optional requirements of the delegate protocols that a class names, with the protocols that declare them.
    private func delegateRequirements(
        of type: String
    ) -> [(protocolName: String, requirement: Interface.Requirement)] {
        let protocols = (index.types[type]?.superclasses ?? []).filter { index.types[$0]?.isProtocol != false }
        return protocols.flatMap { [$0] + index.ancestors(of: $0) }.flatMap(Interface.quartzite.declarations)
    }
}

/// A method of a delegate that calls the same method of the object to which the delegate forwards it.
private struct ForwardedMethod {
    /// The method, on one line.
    let declaration: String

    /// Creates the method for an optional requirement; `nil` for a property, or if UIKit's default is not known.
    ///
    /// - Parameter isProxy: Whether the class is a delegate proxy of RxCocoa.
    init?(_ requirement: Interface.Requirement, of protocolName: String, isProxy: Bool) {
        let statement = Parser.parse(source: requirement.declaration).statements.first?.item
        guard let function = statement?.as(FunctionDeclSyntax.self) else { return nil }
        let parameters = function.signature.parameterClause.parameters
        let name = function.name.text
        let selector = SelectorName.swift(name, labels: parameters.map(\.firstName.text))
        let arguments = parameters.map(\.passedOn).joined(separator: ", ")
        let responds = "Selector(\"\(selector)\", _respondedToBy: { $0 is any \(protocolName).Type })"
        let call = "return target.\(name)(\(arguments))"
        let returnsValue = function.signature.returnClause != nil
        if isProxy, !returnsValue {
            let values = parameters.map { ($0.secondName ?? $0.firstName).text }.joined(separator: ", ")
            declaration =
                "\(requirement.declaration) { _pass(\"\(selector)\", [\(values)]) "
                + "{ ($0 as? any \(protocolName))?.\(name)(\(arguments)) } }"
            return
        }
        let value: Substring
        if let absence = requirement.absence {
            value = absence.dropFirst().dropLast().trimmed
        } else if Self.withDefaults.contains(protocolName) {
            value = "_DelegateDefaults.shared.\(name)(\(arguments))"
        } else {
            return nil
        }
        let rest = value.isEmpty ? "" : "; return \(value)"
        if isProxy {
            declaration =
                "\(requirement.declaration) { if let target = _forwardToDelegate as? any \(protocolName) "
                + "{ \(call) }\(rest) }"
            return
        }
        declaration =
            "\(requirement.declaration) { if let target = forwardingTarget(for: \(responds)) as? any \(protocolName), "
            + "target !== self { \(call) }\(rest) }"
    }

    /// The protocols to which UIKit's `_DelegateDefaults` conforms.
    private static let withDefaults: Set<String> = [
        "UIScrollViewDelegate", "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
        "UIPickerViewDelegate", "UITextViewDelegate",
    ]
}

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmed: Substring {
        let start = drop { $0 == " " }
        return start.dropLast(start.reversed().prefix { $0 == " " }.count)
    }
}
