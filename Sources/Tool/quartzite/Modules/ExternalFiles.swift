import QuartziteRewriting

/// The files of a module that are written for another system or framework, and not for UIKit.
///
/// These are files that import AppKit, WatchKit or a framework for tests, and files for SwiftUI, which the rewriter
/// finds.
struct ExternalFiles {
    /// The name of the system or framework, by file.
    let systems: [String: String]

    /// Determines the files from the reports of all files of a module.
    ///
    /// - Parameter isForTests: Whether the module is compiled for tests, which may use XCTest and Swift Testing.
    init(_ reports: [SourceReport], isForTests: Bool = false) {
        let systems = reports.compactMap { file in Self.system(of: file).map { (file.source, $0) } }
        self.systems = Dictionary(systems.filter { !isForTests || $0.1 != "tests" }) { first, _ in first }
    }

    /// Returns the system of a file by what it imports.
    private static func system(of file: SourceReport) -> String? {
        let modules = Set(file.imports + file.missingModules)
        if let found = others.first(where: { !$0.modules.isDisjoint(with: modules) }) { return found.name }
        return file.isForSwiftUI ? "SwiftUI" : nil
    }

    private static let others: [(name: String, modules: Set<String>)] = [
        ("macOS", ["Cocoa", "AppKit"]), ("watchOS", ["WatchKit"]), ("tests", ["XCTest", "Testing", "Quick", "Nimble"]),
    ]
}
