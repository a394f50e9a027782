import Foundation

/// A Podfile, which lists the pods of each target of the projects next to it.
package struct Podfile: Sendable {
    /// A pod that a target uses.
    package struct Pod: Hashable, Sendable {
        /// The pod's name, without a subspec.
        package let name: String
        /// The name of the subspec, such as `AppExtension`; nil for the default ones.
        package let subspec: String?
        /// The folder of the podspec, if it is local.
        package let folder: String?
    }

    /// The path of the Podfile.
    package let path: String
    /// The pods of each target, by target name.
    package private(set) var targets: [String: [Pod]] = [:]
    /// The warnings about unsupported parts.
    package private(set) var problems: [ProjectProblem] = []

    private static let maximumDepth = 64

    /// Reads a Podfile.
    package init(_ path: String, files: CheckoutFiles) throws(ProjectProblem) {
        self.path = path
        let text = try files.text(of: path)
        guard text.utf8.count <= RubyStatements.largestFile else {
            throw ProjectProblem(.tooLarge, path, "larger than 256 KB")
        }
        // The name and pods of each open block; the first represents the whole file.
        var open: [(name: String?, pods: [Pod])] = [(nil, [])]
        var functions: [String: [Pod]] = [:]
        for statement in RubyStatements(text).statements {
            let code = statement.text
            let strings = RubyStatements.strings(in: code)
            if let name = Self.target(code, strings) {
                let isBlock = code.contains(/\bdo\s*$/)
                targets[name, default: []] += open.flatMap(\.pods)
                if isBlock, open.count < Self.maximumDepth { open.append((name, [])) }
            } else if code == "end" {
                if open.count > 1 { open.removeLast() }
            } else if let name = code.prefixMatch(of: /def\s+(\w+)/)?.output.1 {
                open.append(("def " + name, []))
            } else if code.contains(/\bdo(\s*\|[^|]*\|)?\s*$/) || code.contains(/^(if|unless|case|begin)\b/) {
                if open.count < Self.maximumDepth { open.append((open.last?.name, [])) }
            } else if code.contains(/^pod\b/), let name = strings.first {
                add([pod(name, code, line: statement.line, files)], to: &open, &functions)
            } else if let pods = functions[code.filter { !"()".contains($0) }] {
                add(pods, to: &open, &functions)
            }
        }
    }

    /// Returns the name of the target that a statement opens.
    private static func target(_ code: String, _ strings: [String]) -> String? {
        guard code.contains(/^(abstract_)?target\b/) else { return nil }
        return strings.first ?? (code.firstMatch(of: /:(\w+)/)?.output.1).map(String.init)
    }

    private mutating func add(
        _ pods: [Pod], to open: inout [(name: String?, pods: [Pod])], _ functions: inout [String: [Pod]]
    ) {
        open[open.count - 1].pods += pods
        guard let name = open.last?.name else {
            // Pods of the whole file belong to all targets, including those declared before.
            for name in targets.keys { targets[name, default: []] += pods }
            return
        }
        if name.hasPrefix("def ") {
            functions[String(name.dropFirst("def ".count)), default: []] += pods
        } else {
            targets[name, default: []] += pods
        }
    }

    private mutating func pod(_ name: String, _ code: String, line: Int, _ files: CheckoutFiles) -> Pod {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        let subspec = parts.count > 1 ? parts[1] : nil
        let local = code.firstMatch(of: /(?::path\s*=>|:podspec\s*=>|\bpath:|\bpodspec:)\s*["']([^"']*)["']/)
        guard let place = (local?.output.1).map(String.init) else {
            return Pod(name: parts.first ?? name, subspec: subspec, folder: nil)
        }
        var folder: String?
        switch files.lookup(place.isEmpty ? "." : place, in: path.parentFolder) {
        case .found(let found): folder = files.isFolder(found) ? found : found.parentFolder
        case .missing(let missing):
            problems.append(
                ProjectProblem(.missing, .warning, path, line: line, "\(files.relative(missing)) does not exist"))
        case .outside:
            problems.append(ProjectProblem(.outside, .warning, path, line: line, "\(place) is outside the checkout"))
        }
        return Pod(name: parts.first ?? name, subspec: subspec, folder: folder)
    }
}
