/// One page of `docs/semantics`: its sections and the rules that it states.
struct SemanticsPage: Sendable {
    /// The file's name without `.md`, as in `timing`.
    let name: String
    /// The numbers of the sections, as in `2.4`.
    let sections: Set<String>
    /// The ids of the rules.
    let rules: [String]

    init(_ file: SourceFile) {
        name = file.path.split(separator: "/").last.map { String($0.dropLast(3)) } ?? ""
        sections = Set(
            file.lines.compactMap { line in
                line.prefixMatch(of: #/##+ (\d+(?:\.\d+)?)\.? /#).map { String($0.output.1) }
            })
        rules = file.lines.flatMap { line in
            line.contains("**") ? line.matches(of: /\*\*([A-Z]\d{1,3})\./).map { String($0.output.1) } : []
        }
    }

    /// Whether the page contains a rule or, if the reference starts with a section sign, a section.
    func states(_ reference: some StringProtocol) -> Bool {
        reference.hasPrefix("§") ? sections.contains(String(reference.dropFirst())) : rules.contains(String(reference))
    }

    static let all = SourceFile.documentation.filter { $0.path.hasPrefix("docs/semantics/") }.map(SemanticsPage.init)

    static func named(_ name: some StringProtocol) -> SemanticsPage? { all.first { $0.name == name } }

    /// The pages that contain a rule.
    static func stating(_ rule: some StringProtocol) -> [SemanticsPage] {
        all.filter { $0.rules.contains(String(rule)) }
    }
}
