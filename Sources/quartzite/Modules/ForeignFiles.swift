import Foundation

/// The files of a module that are written for another system or framework, and not for UIKit.
///
/// These are files that import AppKit, WatchKit or a framework for tests, files that use SwiftUI, and the few files that
/// use only these.
struct ForeignFiles {
    /// The name of the system or framework, by file.
    let systems: [String: String]

    /// Determines the files from the reports of all files of a module.
    init(_ reports: [SourceReport]) {
        var systems = Dictionary(reports.compactMap { file in Self.system(of: file).map { (file.source, $0) } }) {
            first, _ in first
        }
        let dependents = Self.dependents(of: systems.filter { $0.value == "SwiftUI" }, among: reports)
        // If most of the module depends on such a file, it is rather the file's errors that should be reported.
        if dependents.count * 2 <= reports.count {
            for file in dependents { systems[file] = "SwiftUI" }
        }
        self.systems = systems
    }

    /// Returns the system of a file by what it imports.
    private static func system(of file: SourceReport) -> String? {
        let modules = Set(file.imports + file.missingModules)
        if let found = others.first(where: { !$0.modules.isDisjoint(with: modules) }) { return found.name }
        let inherited = Set(file.types.flatMap(\.inherits))
        guard modules.isDisjoint(with: ["SwiftUI", "WidgetKit"]) else {
            let words = words(of: file)
            return words.contains("UIKit") && words.isDisjoint(with: swiftUINames) ? nil : "SwiftUI"
        }
        // The import may be in a clause of `#if` that is not compiled.
        let hasViews = !inherited.isDisjoint(with: swiftUITypes)
        return hasViews && words(of: file).contains("SwiftUI") ? "SwiftUI" : nil
    }

    /// Returns the files that use types which only left out files declare, directly or indirectly.
    private static func dependents(of files: [String: String], among reports: [SourceReport]) -> Set<String> {
        guard !files.isEmpty else { return [] }
        let all = reports.map { (file: $0.source, types: Set($0.types.map(\.name)), words: words(of: $0)) }
        var left = Set(files.keys)
        var isChanged = true
        while isChanged {
            isChanged = false
            let kept = Set(all.filter { !left.contains($0.file) }.flatMap(\.types))
            let gone = Set(all.filter { left.contains($0.file) }.flatMap(\.types)).subtracting(kept)
            for (file, _, words) in all where !left.contains(file) && !words.isDisjoint(with: gone) {
                left.insert(file)
                isChanged = true
            }
        }
        return left.subtracting(files.keys)
    }

    /// Returns the identifiers in a file, and the words of its comments and strings.
    private static func words(of report: SourceReport) -> Set<String> {
        let data = FileManager.default.contents(atPath: report.source) ?? Data()
        let code = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).filter { line in
            !line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
        }
        return Set(code.joined(separator: " ").split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }

    private static let others: [(name: String, modules: Set<String>)] = [
        ("macOS", ["Cocoa", "AppKit"]), ("watchOS", ["WatchKit"]), ("tests", ["XCTest", "Testing", "Quick", "Nimble"]),
    ]
    private static let swiftUITypes: Set<String> = [
        "View", "PreviewProvider", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable",
    ]
    private static let swiftUINames: Set<String> = [
        "View", "ViewBuilder", "ViewModifier", "PreviewProvider", "UIViewRepresentable", "UIHostingController",
        "UIViewControllerRepresentable", "UIHostingConfiguration", "Binding", "State", "StateObject", "ObservedObject",
        "EnvironmentObject", "EnvironmentKey", "EnvironmentValues", "PreferenceKey", "GeometryProxy", "GeometryReader",
        "EdgeInsets", "AnyView", "EmptyView", "Text", "Widget", "WidgetBundle", "TimelineProvider", "DynamicProperty",
    ]
}
