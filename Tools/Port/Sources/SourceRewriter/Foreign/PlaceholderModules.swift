import SwiftSyntax

/// The modules with placeholders for frameworks that Quartzite does not have.
///
/// A file imports such a module only if it has every type of the framework that the file uses; otherwise the framework
/// counts as missing.
struct PlaceholderModules {
    private let name: String
    /// The prefixes of the framework's types.
    private let prefixes: [String]
    private let types: Set<String>

    /// Returns the module that replaces a framework in a file; nil if there is none, or if it lacks a type.
    static func replacement(of framework: String, in source: ParsedSource) -> String? {
        guard BuildConditions.settings.hasPlaceholders, BuildConditions.settings.drops(framework) else { return nil }
        let words = source.identifiers
        if framework == "SwiftUI" { return HostedViews.areReplaced(in: words) ? "_SwiftUI" : nil }
        guard let module = modules[framework], module.has(words) else { return nil }
        return module.name
    }

    /// Returns the names in a file that modules with placeholders declare.
    static func provided(in source: ParsedSource) -> Set<String> {
        let imported = source.tree.imports.compactMap { $0.path.first?.name.text }
        // UIKit or a bridging header may import Core Data.
        return (imported + ["CoreData"]).reduce(into: Set<String>()) { names, framework in
            guard let module = modules[framework], replacement(of: framework, in: source) != nil else { return }
            names.formUnion(module.types)
        }
    }

    private func has(_ words: Set<String>) -> Bool {
        words.allSatisfy { word in
            types.contains(word)
                || !prefixes.contains { word.hasPrefix($0) && word.dropFirst($0.count).first?.isUppercase == true }
        }
    }

    private static let modules = [
        // A file imports it even if it uses further names.
        "CoreData": PlaceholderModules(name: "_CoreData", prefixes: [], types: coreDataNames),
        "PlaygroundSupport": PlaceholderModules(
            name: "_PlaygroundSupport", prefixes: ["Playground"],
            types: [
                "PlaygroundSupport", "PlaygroundPage", "PlaygroundLiveViewable", "PlaygroundLiveViewRepresentation",
            ]),
        "WebKit": PlaceholderModules(
            name: "_WebKit", prefixes: ["WK"],
            types: [
                "WKWebView", "WKNavigation", "WKBackForwardList", "WKBackForwardListItem", "WKWebViewConfiguration",
                "WKAudiovisualMediaTypes", "WKPreferences", "WKWebpagePreferences", "WKProcessPool",
                "WKWebsiteDataStore", "WKUserContentController", "WKUserScriptInjectionTime", "WKUserScript",
                "WKScriptMessage", "WKScriptMessageHandler", "WKNavigationActionPolicy",
                "WKNavigationResponsePolicy", "WKNavigationType", "WKNavigationAction", "WKNavigationResponse",
                "WKFrameInfo", "WKWindowFeatures", "WKNavigationDelegate", "WKUIDelegate",
            ]),
        "MapKit": PlaceholderModules(
            name: "_MapKit", prefixes: ["MK", "CL"],
            types: [
                "MKMapView", "MKMapType", "MKUserTrackingMode", "MKMapViewDelegate", "MKAnnotation", "MKOverlay",
                "MKShape", "MKPointAnnotation", "MKUserLocation", "MKAnnotationView", "MKMarkerAnnotationView",
                "MKPinAnnotationView", "MKCoordinateSpan", "MKCoordinateRegion", "CLLocationDegrees",
                "CLLocationDistance", "CLLocationCoordinate2D", "CLLocationCoordinate2DMake",
            ]),
    ]
}
