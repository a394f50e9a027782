import Foundation
import QuartziteRewriting
import QuartziteXcodeProject

/// The tests in files that are left out because of what the files import; they are reported as skipped.
///
/// The files are not compiled, so their syntax says which tests there are.
struct OmittedTests {
    /// The results, in the order of the files.
    let results: [TestResult]

    /// Finds the tests.
    ///
    /// - Parameters:
    ///   - reasons: Why files are left out, by file.
    ///   - reports: The reports of all files of the tests' module.
    ///   - others: The reports of other modules, with classes that tests may inherit from.
    init(
        _ reasons: [String: String], of tests: CheckoutTests, _ reports: [SourceReport], others: [SourceReport],
        filter: TestFilter
    ) {
        let known = others + reports.filter { reasons[$0.source] == nil }
        results = reports.filter { reasons[$0.source] != nil }.flatMap { file -> [TestResult] in
            func result(_ id: String, _ place: String) -> TestResult {
                TestResult(
                    target: tests.name, id: id, place: place, isSkipped: true, omission: reasons[file.source] ?? "",
                    hasEnded: true)
            }
            let left = reports.filter { reasons[$0.source] != nil && $0.source != file.source }
            let classes = TestClasses([file], others: known + left, allowsUnknownBases: true).classes
            let ofXCTest = classes.flatMap { type in
                type.methods.filter { method in
                    filter.includes(["\(tests.moduleName).\(type.shownName)/\(method.name)", type.name(of: method)])
                }.map { result(type.name(of: $0), "\($0.file):\($0.line)") }
            }
            // The tests of Quick's specifications have no methods.
            let specifications = file.types.filter { type in
                type.kind == .class && type.inherits.contains { $0.hasSuffix("Spec") }
            }.map { (id: $0.name, line: $0.line, names: ["\(tests.moduleName).\($0.name)", $0.name]) }
            let functions = Self.functions(of: file, module: tests.moduleName).map { (id: $0, line: $1, names: [$0]) }
            return ofXCTest
                + (specifications + functions).filter { filter.includes($0.names) }.map {
                    result($0.id, "\(file.source):\($0.line)")
                }
        }
    }

    /// Returns the names and lines of the tests of Swift Testing in a file.
    private static func functions(of file: SourceReport, module: String) -> [(id: String, line: Int)] {
        guard file.imports.contains("Testing"), let text = try? String(contentsOfFile: file.source, encoding: .utf8)
        else { return [] }
        let name = (file.source as NSString).lastPathComponent
        var found: [(id: String, line: Int)] = []
        var suite = ""
        var isTest = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let type = line.firstMatch(of: /\b(?:struct|class|actor|enum|extension) ([A-Z]\w*)/) {
                suite = "\(type.output.1)/"
            }
            isTest = isTest || line.contains(/@Test\b/)
            guard isTest, let function = line.firstMatch(of: /\bfunc (`[^`]+`|\w+)\s*\(([^)]*)/) else { continue }
            isTest = false
            let labels = function.output.2.split(separator: ",").compactMap { $0.split { " :".contains($0) }.first }
            let parameters = labels.map { "\($0):" }.joined()
            found.append(("\(module).\(suite)\(function.output.1)(\(parameters))/\(name):\(index + 1):1", index + 1))
        }
        return found
    }
}
