/// What errors of a project come from: something that is missing, the code itself, or an error before.
struct ErrorOrigin {
    enum Kind: Equatable {
        /// What is not there: `UITableView`, `UIView.appearance`.
        case missing(String)
        /// The compiler's words.
        case other(String)
        /// It would go with another error.
        case following
    }

    /// The types that files declare, in the order of their lines.
    private let types: [String: [SourceReport.DeclaredType]]
    /// What each type of the project inherits from.
    private let parents: [String: [String]]
    /// The lines of files with errors.
    private let lines: [String: [Substring]]
    /// Names that are not there.
    private var absent: Set<String> = []
    /// Places at which something is missing.
    private var places: Set<String> = []
    /// Types declared in files that were left out.
    private let leftOut: Set<String>

    /// - Parameter files: those that are compiled; reports of others tell what was left out.
    init(
        _ errors: [CompilerError], reports: [String: SourceReport], files: [String], lines: [String: [Substring]]
    ) {
        let compiled = Set(files)
        leftOut = Set(reports.values.filter { !compiled.contains($0.source) }.flatMap(\.types).map(\.name))
        types = reports.mapValues { report in report.types.sorted { $0.line < $1.line } }
        parents = Dictionary(
            reports.values.flatMap(\.types).map { ($0.name, $0.inherits) }, uniquingKeysWith: { $0 + $1 })
        self.lines = lines
        for error in errors {
            guard case .missing(let name)? = symbol(of: error) else { continue }
            absent.insert(name)
            places.insert(Self.place(error))
        }
    }

    func kind(of error: CompilerError) -> Kind {
        if let symbol = symbol(of: error) {
            if case .missing(let name) = symbol, leftOut.contains(name) { return .following }
            guard case .missing(let name) = symbol, let owner = name.split(separator: ".").first.map(String.init),
                name != owner, inheritsAbsent(owner)
            else { return symbol }
            return .following
        }
        if places.contains(Self.place(error)), error.isVague { return .following }
        if error.message.contains("because it has no superclass"), let type = error.quoted.last, inheritsAbsent(type) {
            return .following
        }
        return .other(error.message)
    }

    private static func place(_ error: CompilerError) -> String { "\(error.file):\(error.line)" }

    /// What the error names as missing; nil for errors of other kinds.
    private func symbol(of error: CompilerError) -> Kind? {
        if error.message.contains("does not override any") {
            let text = lines[error.file].flatMap { $0.indices.contains(error.line - 1) ? $0[error.line - 1] : nil }
            let member = CompilerError.declaredName(in: String(text ?? "")) ?? "?"
            guard let type = types[error.file]?.last(where: { $0.line <= error.line }) else {
                return .missing("override \(member)")
            }
            if inheritsAbsent(type.name) { return .following }
            return .missing(root(of: type.name).map { "\($0).\(member)" } ?? "override \(member)")
        }
        return error.missingSymbol.map { .missing($0) }
    }

    /// Whether a type of the project descends from what is not there.
    private func inheritsAbsent(_ type: String) -> Bool {
        var (pending, seen) = ([type], Set<String>())
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            if absent.contains(next) { return true }
            pending += parents[next] ?? []
        }
        return false
    }

    /// The first class above a type that the project does not declare.
    private func root(of type: String) -> String? {
        var (current, steps) = (type, 0)
        while let parent = parents[current]?.first, steps < 64 { (current, steps) = (parent, steps + 1) }
        return steps == 0 ? nil : current
    }
}
