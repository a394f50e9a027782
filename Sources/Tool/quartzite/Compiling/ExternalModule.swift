/// Modules that Quartzite does not have, found by the names that code uses.
enum ExternalModule {
    /// Returns the module that declares a missing symbol; `nil` if the symbol belongs to UIKit or cannot be placed.
    ///
    /// - Parameter imported: The missing modules that the file imports. A name with none of the prefixes of Apple's
    ///   frameworks comes from one of the others.
    static func declaring(_ symbol: String, among imported: [String]) -> String? {
        let name = symbol.prefix { $0 != "." && $0 != "(" }
        let word = name.hasPrefix("k") || name.hasPrefix("_") ? name.dropFirst() : name
        let known = prefixes.filter { word.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }
        let next = known.flatMap { word.dropFirst($0.key.count).first }
        if let known, known.key.count > 4 || next?.isUppercase == true || next == "_" {
            return known.value.first(where: imported.contains) ?? known.value[0]
        }
        if imported.contains(symbol) { return symbol }
        // Other names in lower case are rather members of missing classes than SwiftUI's.
        let others = imported.filter { !apple.contains($0) && ($0 != "SwiftUI" || name.first?.isLowercase == false) }
        let isOurs = ["UI", "CA", "CG", "NS"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
        }
        // An extension of a library may add a member to any class: `view.snp` is SnapKit's.
        let isMember = symbol.contains(".") && !foundation.contains(String(name))
        guard !others.isEmpty, isMember || (!isOurs && !symbol.contains(".")) else { return nil }
        return others.joined(separator: " or ")
    }

    /// Whether a module is one of Apple's frameworks.
    static func isApple(_ module: String) -> Bool { apple.contains(module) || module == "SwiftUI" }

    /// Types of the standard library and Foundation, whose missing members are rather the platform's.
    private static let foundation: Set<String> = [
        "Array", "Bundle", "Calendar", "CharacterSet", "Data", "Date", "Dictionary", "DispatchQueue", "FileManager",
        "Int", "Locale", "ProcessInfo", "String", "TimeZone", "URL", "URLSession", "UserDefaults",
    ]

    /// Apple's frameworks by the prefixes of their names; the first is named if the file imports none of them.
    private static let prefixes: [String: [String]] = [
        "AR": ["ARKit"], "AV": ["AVFoundation", "AVKit"], "AVPlayerViewController": ["AVKit"],
        "AudioServices": ["AudioToolbox"], "SystemSoundID": ["AudioToolbox"], "CI": ["CoreImage"],
        "CL": ["CoreLocation"], "COMPRESSION_": ["Compression"], "compression_": ["Compression"],
        "CM": ["CoreMotion", "CoreMedia"], "CN": ["Contacts", "ContactsUI"],
        "CT": ["CoreText"], "CV": ["CoreVideo"], "EAGL": ["OpenGLES"], "EK": ["EventKit"],
        "GK": ["GameKit", "GameplayKit"],
        "GLK": ["GLKit"], "HK": ["HealthKit"], "LA": ["LocalAuthentication"], "LP": ["LinkPresentation"],
        "MF": ["MessageUI"], "MK": ["MapKit"],
        "MP": ["MediaPlayer"], "MPS": ["MetalPerformanceShaders"], "MTK": ["MetalKit"], "MTL": ["Metal"],
        "NSFetch": ["CoreData"],
        "NSManagedObject": ["CoreData"], "NSPersistent": ["CoreData"], "PDF": ["PDFKit"], "PH": ["Photos", "PhotosUI"],
        "QL": ["QuickLook"], "SCN": ["SceneKit"], "SF": ["SafariServices", "Speech"], "SK": ["SpriteKit", "StoreKit"],
        "UIHosting": ["SwiftUI"], "UN": ["UserNotifications"], "VN": ["Vision"], "WC": ["WatchConnectivity"],
        "WK": ["WebKit"],
        "os_log": ["os"], "os_unfair": ["os"], "simd_": ["simd"], "vDSP": ["Accelerate"], "vImage": ["Accelerate"],
    ]

    /// The frameworks of Apple's all of whose names have a prefix.
    private static let apple: Set<String> = Set(prefixes.values.joined()).union([
        "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdServices", "AppIntents", "AppKit",
        "AppTrackingTransparency",
        "ARKit", "AssetsLibrary", "BackgroundTasks", "CallKit", "CarPlay", "CFNetwork", "ClassKit", "Cocoa",
        "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreHaptics", "CoreMIDI", "CoreML", "CoreNFC", "CoreServices",
        "CoreSpotlight", "CoreWLAN", "CreateML", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryUI", "EventKitUI",
        "ExternalAccessory", "FamilyControls", "FileProvider", "FoundationModels", "GameController", "HomeKit", "iAd",
        "IdentityLookup", "ImagePlayground", "Intents", "IntentsUI", "IOKit", "JavaScriptCore", "MachO",
        "ManagedSettings",
        "Messages", "MetricKit", "MLCompute", "ModelIO", "MusicKit", "NaturalLanguage", "NearbyInteraction",
        "NetworkExtension", "NotificationCenter", "PassKit", "PencilKit", "PushKit", "QuickLookThumbnailing",
        "RealityKit",
        "ReplayKit", "RoomPlan", "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "SwiftData",
        "SystemConfiguration",
        "ThreadNetwork", "TipKit", "Translation", "Twitter", "VideoToolbox", "VisionKit", "WatchKit", "WeatherKit",
        "CloudKit", "Compression", "CryptoKit", "MultipeerConnectivity", "os", "OSLog", "Security", "simd",
        "UniformTypeIdentifiers",
    ]).subtracting(["SwiftUI"])
}
