import SwiftSyntax

/// The names by which code for SwiftUI is recognised.
enum SwiftUIVocabulary {
    /// Names that only files for SwiftUI contain.
    static let names: Set<String> = [
        "View", "ViewBuilder", "ViewModifier", "PreviewProvider", "UIViewRepresentable", "UIHostingController",
        "UIViewControllerRepresentable", "UIHostingConfiguration", "Binding", "State", "StateObject", "ObservedObject",
        "EnvironmentObject", "EnvironmentKey", "EnvironmentValues", "PreferenceKey", "GeometryProxy", "GeometryReader",
        "EdgeInsets", "AnyView", "EmptyView", "Text", "Widget", "WidgetBundle", "TimelineProvider", "DynamicProperty",
    ]

    /// Names that mean SwiftUI's declarations in files that import it.
    static let declarations: Set<String> = names.union([
        "SwiftUI", "App", "Scene", "Color", "Font", "Image", "Button", "Environment", "Namespace", "LocalizedStringKey",
        "HStack", "VStack", "ZStack", "List", "ForEach", "ScrollView", "Rectangle", "Circle", "Shape", "Path",
        "UIViewRepresentableContext", "UIViewControllerRepresentableContext", "Alignment", "HorizontalAlignment",
        "VerticalAlignment", "Animation", "Transaction", "AnimatableModifier", "ButtonStyle", "Spacer", "Group",
    ])

    /// The missing names; placeholders take the place of controllers that show views.
    static var missing: Set<String> {
        BuildConditions.settings.hasPlaceholders ? declarations.subtracting([HostedViews.controller]) : declarations
    }

    /// The protocols that types of SwiftUI conform to.
    static let protocols: Set<String> = [
        "View", "PreviewProvider", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable",
    ]

    /// Whether a file is written for SwiftUI, as far as it shows by itself.
    static func describes(_ source: ParsedSource) -> Bool {
        let imports = source.tree.imports.compactMap { $0.path.first?.name.text }
        let words = source.identifiers
        if HostedViews.areReplaced(in: words) {
            return !words.isDisjoint(with: names.subtracting([HostedViews.controller]))
        }
        if imports.contains("SwiftUI") || imports.contains("WidgetKit") {
            return !words.contains("UIKit") || !words.isDisjoint(with: names)
        }
        // The import may be in a clause of `#if` that is not compiled.
        guard words.contains("SwiftUI") else { return false }
        var inherited: Set<String> = []
        for item in source.tree.statements.activeItems {
            item.item.asProtocol((any DeclGroupSyntax).self).map { inherited.formUnion($0.inheritedNames) }
        }
        return !inherited.isDisjoint(with: protocols)
    }
}

extension Syntax {
    /// The identifiers in a node, without those in comments.
    var identifiers: Set<String> {
        var words: Set<String> = []
        for token in tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind { words.insert(name.trimmingBackticks) }
        }
        return words
    }
}
