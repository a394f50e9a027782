import SwiftParser
import SwiftSyntax

extension Rewriter {
    /// Adds the optional methods of a delegate that forwards messages by `forwardingTarget(for:)`.
    ///
    /// In Objective-C, a delegate without a method passes the call on at run time. Here, the class gets each method that it
    /// lacks, which calls that of the object to which the class forwards its selector.
    mutating func forwardDelegateCalls(of group: some DeclGroupSyntax) {
        guard group.is(ClassDeclSyntax.self), let type = index.name(of: group), let body = index.bodies[group.fullName],
            index.declares("forwardingTarget(for:)", in: type)
        else { return }
        let protocols = (index.types[type]?.superclasses ?? []).filter { index.types[$0]?.isProtocol != false }
        let declared = [type] + index.ancestors(of: type)
        var seen: Set<String> = []
        for (name, requirement) in protocols.flatMap({ [$0] + index.ancestors(of: $0) })
            .flatMap(Interface.quartzite.declarations)
        where seen.insert(requirement.name).inserted {
            guard !declared.contains(where: { index.declares(requirement.name, in: $0) }),
                let method = ForwardedMethod(requirement, of: name)
            else { continue }
            let access = ["public", "open"].contains(body.access) ? "public " : ""
            forward(access + method.declaration, in: body)
        }
    }
}

/// A method of a delegate that calls the same method of the object to which the delegate forwards it.
private struct ForwardedMethod {
    /// The method, on one line.
    let declaration: String

    /// Creates the method for an optional requirement; `nil` for a property, or if UIKit's default is not known.
    init?(_ requirement: Interface.Requirement, of protocolName: String) {
        let statement = Parser.parse(source: requirement.declaration).statements.first?.item
        guard let function = statement?.as(FunctionDeclSyntax.self), let absence = requirement.absence else {
            return nil
        }
        let parameters = function.signature.parameterClause.parameters
        let name = function.name.text
        let selector = SelectorName.swift(name, labels: parameters.map(\.firstName.text))
        let arguments = parameters.map(\.passedOn).joined(separator: ", ")
        let responds = "Selector(\"\(selector)\", _respondedToBy: { $0 is any \(protocolName).Type })"
        let call = "return target.\(name)(\(arguments))"
        let value = absence.dropFirst().dropLast().trimmed
        let rest = value.isEmpty ? "" : "; return \(value)"
        declaration =
            "\(requirement.declaration) { if let target = forwardingTarget(for: \(responds)) as? any \(protocolName), "
            + "target !== self { \(call) }\(rest) }"
    }
}

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmed: Substring {
        let start = drop { $0 == " " }
        return start.dropLast(start.reversed().prefix { $0 == " " }.count)
    }
}
