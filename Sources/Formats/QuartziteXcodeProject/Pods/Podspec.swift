import Foundation

/// The specification of a CocoaPods library, read from its literals without executing it.
package struct Podspec: Sendable {
    /// The path of the podspec.
    package let path: String
    /// The library's name.
    package private(set) var name: String
    /// The name with which code imports the module.
    package private(set) var moduleName: String
    /// The absolute paths of the files to compile, in alphabetical order.
    package private(set) var sources: [String] = []
    /// The files and folders that are copied into the app or the library's framework, in alphabetical order.
    package private(set) var resources: [ProjectResource] = []
    /// The files and folders of each resource bundle, by bundle name without extension.
    package private(set) var resourceBundles: [String: [ProjectResource]] = [:]
    /// The names of the pods on which this one depends.
    package private(set) var dependencies: [String] = []
    /// The absolute paths of the files of the test specifications, in alphabetical order.
    package private(set) var testSources: [String] = []
    /// The files and folders in the bundle of the tests, in alphabetical order.
    package private(set) var testResources: [ProjectResource] = []
    /// The Swift language version, such as `5.0`.
    package private(set) var languageVersion: String?

    /// The folder of the podspec.
    package var folder: String { path.parentFolder }

    /// The patterns in a specification or subspec.
    private struct Lists {
        var sources: [String] = []
        var excluded: [String] = []
        var resources: [String] = []
        var bundles: [(name: String, patterns: [String])] = []
        var dependencies: [String] = []
    }

    /// Reads a podspec.
    ///
    /// - Parameter subspecs: The names of the subspecs to include; empty for the default ones.
    package init(_ path: String, subspecs: [String] = [], files: CheckoutFiles) throws(ProjectProblem) {
        self.path = path
        let text = try files.text(of: path)
        guard text.utf8.count <= RubyStatements.largestFile else {
            throw ProjectProblem(.tooLarge, path, "larger than 256 KB")
        }
        name = path.fileName
        moduleName = ""
        var lists: [String: Lists] = [:]
        var defaults: [String] = []
        var module: String?
        // The names of the open blocks; nil for a block that is not a specification.
        var open: [String?] = []
        for statement in RubyStatements(text).statements {
            if let block = Self.block(statement.text) {
                open.append(block)
            } else if statement.text == "end" {
                _ = open.popLast()
            } else if let (key, value) = Self.assignment(statement.text) {
                let spec = open.dropFirst().compactMap(\.self).joined(separator: "/")
                let strings = RubyStatements.strings(in: value)
                switch key {
                case "name": if spec.isEmpty { name = strings.first ?? name }
                case "module_name": module = strings.first ?? module
                case "swift_version", "swift_versions": languageVersion = strings.last ?? languageVersion
                case "default_subspec", "default_subspecs": defaults = strings
                default: Self.add(key, value, strings, to: &lists[spec, default: Lists()])
                }
            }
        }
        moduleName = SettingExpansion.moduleName(module ?? name)
        collect(lists, desired: subspecs.isEmpty ? defaults : subspecs, files)
    }

    // MARK: Statements

    /// The names of blocks for tests and apps, which no subspec can have.
    private static let (tests, app) = ("test_spec:", "app_spec:")

    /// Returns the name of the specification that a statement opens, nil for another block, or no value for no block.
    private static func block(_ statement: String) -> String?? {
        let opens = statement.contains(/\bdo(\s*\|[^|]*\|)?\s*$/) || statement.contains(/^(if|unless|def|case|begin)\b/)
        guard opens else { return nil }
        if statement.contains("Spec.new") { return .some("") }
        if statement.contains(/\.subspec\b/) { return .some(RubyStatements.strings(in: statement).first ?? "") }
        // The files of tests and of apps do not belong to the library.
        if statement.contains(/\.test_spec\b/) { return .some(tests) }
        if statement.contains(/\.app_spec\b/) { return .some(app) }
        return .some(nil)
    }

    /// Splits `s.ios.key = value` and `s.key value`; returns nil for other platforms and other statements.
    private static func assignment(_ statement: String) -> (key: String, value: Substring)? {
        guard let match = statement.prefixMatch(of: /\w+\.((?:\w+\.)?)(\w+)\s*(?:=|\+=|(?=['"\[\(%{]))/) else {
            return nil
        }
        let platform = match.output.1
        guard platform.isEmpty || platform == "ios." else { return nil }
        return (String(match.output.2), statement[match.range.upperBound...])
    }

    private static func add(_ key: String, _ value: Substring, _ strings: [String], to lists: inout Lists) {
        switch key {
        case "source_files": lists.sources += strings
        case "exclude_files": lists.excluded += strings
        case "resource", "resources": lists.resources += strings
        case "dependency": if let name = strings.first { lists.dependencies.append(name) }
        case "resource_bundle", "resource_bundles":
            for match in value.matches(of: /["']([^"']+)["']\s*=>\s*(\[[^\]]*\]|["'][^"']*["'])/) {
                lists.bundles.append((String(match.output.1), RubyStatements.strings(in: match.output.2)))
            }
        default: break
        }
    }

    // MARK: Files

    /// Collects the files of subspecs, including their parents, children and dependencies.
    private mutating func collect(_ lists: [String: Lists], desired: [String], _ files: CheckoutFiles) {
        let isOfTests = { (spec: String) in spec.contains(Self.tests) }
        let all = lists.keys.sorted().filter { !isOfTests($0) && !$0.contains(Self.app) }
        let tests = lists.filter { isOfTests($0.key) }.values
        let testFiles = PodspecFiles(folder: folder, excluded: tests.flatMap(\.excluded), files: files)
        testSources = testFiles.matching(tests.flatMap(\.sources)).filter {
            SynchronizedFolder.sourceExtensions.contains($0.fileExtension)
        }
        testResources = testFiles.matching(tests.flatMap(\.resources)).map { ProjectResource(path: $0) }
        var included = desired.isEmpty ? all : []
        var open = desired
        while let next = open.popLast() {
            let parents = next.split(separator: "/").indices.map { index in
                next.split(separator: "/")[...index].joined(separator: "/")
            }
            let related = all.filter { $0.isEmpty || $0.hasPrefix(next + "/") || parents.contains($0) }
            for spec in related where !included.contains(spec) {
                included.append(spec)
                let own = lists[spec]?.dependencies.filter { $0.hasPrefix(name + "/") } ?? []
                open += own.map { String($0.dropFirst(name.count + 1)) }
            }
        }
        let selected = included.sorted().compactMap { lists[$0] }
        let excluded = selected.flatMap(\.excluded)
        let found = PodspecFiles(folder: folder, excluded: excluded, files: files)
        sources = found.matching(selected.flatMap(\.sources)).filter {
            SynchronizedFolder.sourceExtensions.contains($0.fileExtension)
        }
        resources = found.matching(selected.flatMap(\.resources)).map { ProjectResource(path: $0) }
        for (bundle, patterns) in selected.flatMap(\.bundles) {
            let members = found.matching(patterns).map { ProjectResource(path: $0) }
            resourceBundles[bundle, default: []] += members
        }
        var seen: Set<String> = [name]
        dependencies = selected.flatMap(\.dependencies).map { String($0.prefix { $0 != "/" }) }.filter {
            seen.insert($0).inserted
        }
    }
}
