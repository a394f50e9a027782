import SwiftSyntax

/// The modules with placeholders for frameworks that Quartzite does not have.
///
/// A file imports a placeholder module only if the module has every type of the framework that the file uses; otherwise
/// the framework counts as missing. A framework that answers like a device with nothing on it is always imported; only what it lacks
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
        if namesOfFrameworks[framework] != nil { return "_\(framework)" }
        if framework == "SwiftUI" { return HostedViews.areReplaced(in: words) ? "_SwiftUI" : nil }
        guard let module = modules[framework], module.has(words) else { return nil }
        return module.name
    }

    /// Returns the names in a file that modules with placeholders declare.
    static func provided(in source: ParsedSource) -> Set<String> {
        let security = exportsSecurity(source) ? namesOfFrameworks["Security"] ?? [] : []
        // UIKit or a bridging header may import Core Data.
        let imported = source.tree.imports.compactMap { $0.path.first?.name.text } + ["CoreData"]
        return imported.reduce(into: security) { names, framework in
            guard replacement(of: framework, in: source) != nil else { return }
            for module in [framework] + exported[framework, default: []] {
                names.formUnion(modules[module]?.types ?? [])
                names.formUnion(namesOfFrameworks[module] ?? [])
            }
            names.formUnion(namesOfUIKit[framework] ?? [])
        }
    }

    // MARK: Frameworks that answer

    /// Whether a module that answers like a device with nothing on it replaces a framework.
    static func answers(_ framework: String) -> Bool {
        BuildConditions.settings.hasPlaceholders && BuildConditions.settings.drops(framework)
            && namesOfFrameworks[framework] != nil
    }

    /// Returns what code needs that uses missing names of a framework: all of it, or the framework.
    static func needed(_ framework: String) -> String {
        namesOfFrameworks[framework] == nil ? framework : "all of \(framework)"
    }

    /// Whether a condition such as `canImport(Photos)` names one of these frameworks, or Core Data.
    static func answers(asked condition: String) -> Bool {
        guard condition.hasPrefix("canImport("), condition.hasSuffix(")") else { return false }
        let name = String(condition.dropFirst("canImport(".count).dropLast())
        let settings = BuildConditions.settings
        return answers(name) || name == "CoreData" && settings.hasPlaceholders && settings.drops(name)
    }

    /// Returns the module that declares a name which code qualifies with a framework; nil if it is none of these.
    static func module(of framework: String, declaring name: String) -> String? {
        guard answers(framework) else { return nil }
        let all = [framework] + exported[framework, default: []]
        return all.first { namesOfFrameworks[$0]?.contains(name) == true }.map { "_\($0)" }
    }

    /// The frameworks whose names a framework exports.
    private static let exported = [
        "AVFoundation": ["CoreMedia"], "AVKit": ["AVFoundation", "CoreMedia"], "ContactsUI": ["Contacts"],
        "EventKitUI": ["EventKit"], "MapKit": ["CoreLocation"], "PhotosUI": ["Photos"],
    ]

    /// The names of frameworks that UIKit declares.
    private static let namesOfUIKit: [String: Set<String>] = [
        "AVFoundation": ["AVAudioSession", "AVCoreAnimationBeginTimeAtZero", "AVFoundation", "AVKit", "AVMakeRect"],
        "AVKit": ["AVAudioSession", "AVCoreAnimationBeginTimeAtZero", "AVFoundation", "AVKit", "AVMakeRect"],
        "MediaPlayer": ["MPVolumeView"],
    ]

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
                "WKHTTPCookieStore", "WKHTTPCookieStoreObserver", "WKWebsiteDataRecord", "WKSnapshotConfiguration",
                "WKError", "WKErrorDomain", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache",
                "WKWebsiteDataTypeCookies", "WKWebsiteDataTypeSessionStorage", "WKWebsiteDataTypeLocalStorage",
            ]),
        "MapKit": PlaceholderModules(
            name: "_MapKit", prefixes: ["MK"],
            types: [
                "MKAnnotation", "MKAnnotationView", "MKCircle", "MKCircleRenderer",
                "MKCoordinateRegion", "MKCoordinateSpan", "MKDirections",
                "MKDirectionsTransportType", "MKDistanceFormatter", "MKError", "MKErrorDomain",
                "MKFeatureDisplayPriority",
                "MKFeatureVisibility", "MKGeodesicPolyline", "MKLaunchOptionsDirectionsModeDriving",
                "MKLaunchOptionsDirectionsModeKey", "MKLaunchOptionsDirectionsModeWalking",
                "MKLaunchOptionsMapCenterKey", "MKLaunchOptionsMapSpanKey", "MKLocalSearch",
                "MKLocalSearchCompleter", "MKLocalSearchCompleterDelegate",
                "MKLocalSearchCompletion", "MKMapCamera", "MKMapConfiguration", "MKMapItem",
                "MKMapPoint", "MKMapRect", "MKMapSize", "MKMapType", "MKMapView",
                "MKMapViewDefaultAnnotationViewReuseIdentifier", "MKMapViewDelegate",
                "MKMarkerAnnotationView", "MKMultiPoint", "MKOverlay", "MKOverlayLevel",
                "MKOverlayPathRenderer", "MKOverlayRenderer", "MKPinAnnotationView", "MKPlacemark",
                "MKPointAnnotation", "MKPolygon", "MKPolygonRenderer", "MKPolyline",
                "MKPolylineRenderer", "MKRoute", "MKShape", "MKStandardMapConfiguration",
                "MKUserLocation", "MKUserLocationView", "MKUserTrackingMode",
            ]),
    ]
}
