import QuartziteRewriting

/// Determines the cause of errors: something missing, the code itself, or another error.
struct ErrorOrigin {
    enum Kind: Equatable {
        /// A missing symbol, such as `UITableView` or `UIView.appearance`.
        case missing(String)
        /// The compiler's message.
        case other(String)
        /// The error would disappear with another one.
        case following
    }

    /// The types that each file declares, ordered by line.
    private let types: [String: [TypeReport]]
    /// The types from which each type of the project inherits.
    private let parents: [String: [String]]
    /// The lines of files with errors.
    private let lines: [String: [Substring]]
    /// The names of missing symbols.
    private var absent: Set<String> = []
    /// The places where a symbol is missing.
    private var places: Set<String> = []
    /// The types declared in files that are not compiled.
    private let leftOut: Set<String>

    /// Analyzes errors.
    ///
    /// - Parameter files: The compiled files; reports of other files describe what was left out.
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

    /// The symbol that the error reports as missing; nil for other kinds of errors.
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

    /// Whether a type of the project inherits from a missing type.
    private func inheritsAbsent(_ type: String) -> Bool {
        var (pending, seen) = ([type], Set<String>())
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            if absent.contains(next) { return true }
            pending += parents[next] ?? []
        }
        return false
    }

    /// The nearest superclass that the project does not declare.
    private func root(of type: String) -> String? {
        var (current, steps) = (type, 0)
        while let parent = parents[current]?.first, steps < 64 { (current, steps) = (parent, steps + 1) }
        return steps == 0 ? nil : current
    }
}
