import QuartziteXcodeProject

/// Finds in the errors of a module what it lacks because other modules are not there.
struct AbsenceSearch {
    let sources: ProgramSources
    let state: WorkFolder.State

    /// Returns what is known with what the errors tell in addition; nil if they tell nothing, or have other causes.
    ///
    /// Names that are not found explain most of the other errors, and so they count first.
    func absences(_ known: Absences, after failure: CompilerFailure) -> Absences? {
        let errors = failure.errors
        let reports = state.modules[failure.module]?.report.files ?? []
        let compiled = Set(sources.modules.modules.first { $0.name == failure.module }?.files ?? [])
        let missing = Dictionary(reports.map { ($0.source, $0.missingModules) }) { first, _ in first }
        let packages = missing.mapValues { $0.filter { !ExternalModule.isApple($0) } }
        let inModule = Set(packages.values.joined()).sorted()
        let inProgram = Set(state.modules.values.flatMap(\.report.files).flatMap(\.missingModules)).filter {
            !ExternalModule.isApple($0)
        }.sorted()
        func module(of file: String) -> String? {
            let lists = [packages[file] ?? [], inModule, inProgram, known.missing.sorted()]
            return lists.first { !$0.isEmpty }.map { $0.prefix(3).joined(separator: " or ") }
        }
        let absent = errors.filter(\.isAboutName)
        let names = absent.compactMap(\.absentName)
        let compiledElsewhere = sources.application.map { ObjectiveCNames($0.graph).declared(names) } ?? []
        let users = Dictionary(grouping: absent) { $0.absentName ?? "" }.mapValues { Set($0.map(\.file)) }
        func module(of name: String, in file: String) -> String? {
            if compiledElsewhere.contains(name) { return Self.objectiveC }
            if let generator = Self.generators[name] { return generator }
            if let own = missing[file], let found = ExternalModule.declaring(name, among: own),
                ExternalModule.isApple(found)
            {
                return found
            }
            // The module is one that all files import which use the name.
            let lists = users[name, default: []].sorted().compactMap { packages[$0] }.filter { !$0.isEmpty }
            let common = lists.dropFirst().reduce(lists.first ?? []) { left, next in left.filter(next.contains) }
            let alike = common.filter { Self.areAlike(name, $0) }
            if let only = alike.first ?? (common.count == 1 ? common[0] : nil) { return only }
            return common.isEmpty ? module(of: file) : common.prefix(3).joined(separator: " or ")
        }
        var next = known
        var isNew = false
        for error in absent where compiled.contains(error.file) {
            guard let name = error.absentName, let module = module(of: name, in: error.file) else { continue }
            // A name that is still found elsewhere, as that of a variable, counts only where it is used.
            let line = known.contains(name) ? error.line : nil
            isNew = next.add([.init(name: name, line: line, module: module)], to: error.file) || isNew
        }
        if isNew { return next }
        for error in errors where error.message.contains("has no member") && compiled.contains(error.file) {
            guard let name = error.quoted.last, let module = module(of: error.file) else { continue }
            isNew = next.add([.init(name: name, line: error.line, module: module)], to: error.file) || isNew
        }
        if isNew { return next }
        for error in errors where compiled.contains(error.file) {
            guard let module = module(of: error.file) else { continue }
            isNew = next.add([.init(name: nil, line: error.line, module: module)], to: error.file) || isNew
        }
        return isNew ? next : nil
    }

    /// What declares names that are written in Objective-C.
    static let objectiveC = "Objective-C"

    /// The code that tools write into a project when Xcode builds it, by the names which it declares.
    private static let generators = [
        "R": "the code that R.swift writes", "L10n": swiftGen, "Asset": swiftGen, "StoryboardScene": swiftGen,
        "FontFamily": swiftGen,
    ]
    private static let swiftGen = "the code that SwiftGen writes"

    /// Whether a name and a module begin with the same word, or the module's ends with the name.
    private static func areAlike(_ name: String, _ module: String) -> Bool {
        zip(name, module).prefix { $0 == $1 }.count >= 4 || name.count > 2 && module.hasSuffix(name)
    }
}

extension CompilerError {
    /// Whether the error is that a name is not found at all.
    fileprivate var isAboutName: Bool { absentName != nil }

    /// The name that is not found at all.
    fileprivate var absentName: String? {
        if message.hasPrefix("unknown attribute ") { return quoted.first }
        return message.hasPrefix("cannot find ") ? missingSymbol : nil
    }
}
