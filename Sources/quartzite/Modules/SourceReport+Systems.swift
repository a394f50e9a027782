import Foundation

extension SourceReport {
    /// The system or framework for which the file is written, instead of UIKit; nil if there is none.
    ///
    /// Files for SwiftUI may import it only under a condition. Files that import both frameworks but contain no views
    /// for SwiftUI are files for UIKit.
    var otherSystem: String? {
        let modules = Set(imports + missingModules)
        if let found = Self.systems.first(where: { !$0.modules.isDisjoint(with: modules) }) {
            return found.name
        }
        let hasViews = types.contains { !Self.swiftUITypes.isDisjoint(with: $0.inherits) }
        if modules.isDisjoint(with: Self.swiftUIModules) {
            return hasViews && contains("import SwiftUI") ? "SwiftUI" : nil
        }
        return hasViews || !contains("import UIKit") ? "SwiftUI" : nil
    }

    private func contains(_ text: String) -> Bool {
        FileManager.default.contents(atPath: source)?.range(of: Data(text.utf8)) != nil
    }

    private static let systems: [(name: String, modules: Set<String>)] = [
        ("macOS", ["Cocoa", "AppKit"]), ("watchOS", ["WatchKit"]), ("tests", ["XCTest", "Testing", "Quick", "Nimble"]),
    ]
    private static let swiftUIModules: Set<String> = ["SwiftUI", "WidgetKit"]
    private static let swiftUITypes: Set<String> = [
        "View", "PreviewProvider", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable",
    ]
}
