/// The names by which code uses frameworks of Apple's that Quartzite does not have.
struct FrameworkVocabulary {
    /// The prefixes of the framework's names; one that ends in an underscore may be followed by anything.
    private let prefixes: [String]
    /// Further names.
    private let names: Set<String>
    /// Whether a prefix or a name tells the framework even if no file imports it.
    private let isDistinctive: Bool
    /// Whether the framework draws what a screen shows, so that the screen is empty without it.
    private let isVisual: Bool

    private init(_ prefixes: String, names: String = "", distinctive: Bool = false, visual: Bool = false) {
        self.prefixes = prefixes.split(separator: " ").map(String.init)
        self.names = Set(names.split(separator: " ").map(String.init))
        (isDistinctive, isVisual) = (distinctive, visual)
    }

    /// Whether a name belongs to the framework.
    private func contains(_ name: String) -> Bool {
        if names.contains(name) { return true }
        return prefixes.contains { prefix in
            guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else { return false }
            if prefix.hasSuffix("_") { return true }
            return next.isUppercase && name.contains(where: \.isLowercase)
        }
    }

    // MARK: Lookup

    /// Returns the framework of a name; nil if it belongs to none of those that may be meant.
    ///
    /// - Parameter imported: The frameworks that are missing and that a file of the module imports.
    static func framework(of name: String, among imported: Set<String>) -> String? {
        let found = order.first { framework in
            imported.contains(framework) && frameworks[framework]?.contains(name) == true
        }
        return found
            ?? order.first { framework in
                guard let known = frameworks[framework], known.isDistinctive, known.contains(name) else { return false }
                return isMissing(framework)
            }
    }

    /// Whether code uses a name of a framework.
    static func isUsed(_ framework: String, by words: Set<String>) -> Bool {
        guard let known = frameworks[framework] else { return false }
        return words.contains(where: known.contains)
    }

    /// Whether neither the project nor Quartzite has a framework.
    static func isMissing(_ framework: String) -> Bool {
        BuildConditions.settings.drops(framework)
            && (!Rewriter.insideUIKit.contains(framework) || PlaceholderModules.answers(framework))
    }

    /// Whether a module is a framework of Apple's, and not a package.
    static func isApple(_ module: String) -> Bool {
        module == "SwiftUI" || frameworks[module] != nil || PlaceholderModules.namesOfFrameworks[module] != nil
    }

    /// Whether a screen shows what a framework draws.
    static func isVisual(_ framework: String) -> Bool {
        framework == "SwiftUI" || frameworks[framework]?.isVisual == true
    }

    /// The frameworks in alphabetical order.
    private static let order = frameworks.keys.sorted()

    private static let frameworks: [String: FrameworkVocabulary] = [
        "ARKit": Self("AR", visual: true), "AuthenticationServices": Self("AS"),
        "AVFoundation": Self("AV"),
        "AVKit": Self("", names: "AVPlayerViewController AVPictureInPictureController AVRoutePickerView", visual: true),
        "BackgroundTasks": Self("BG"), "CallKit": Self("CX"), "CloudKit": Self("CK"),
        "CommonCrypto": Self(
            "CC_ kCC", names: "CCCrypt CCHmac CCHmacAlgorithm CCKeyDerivationPBKDF CCCryptorStatus CCOperation"),
        "Contacts": Self("CN"), "ContactsUI": Self("CN"), "CoreBluetooth": Self("CB"),
        "CoreData": Self(
            "NSManagedObject NSFetch NSFetched NSPersistent NSEntity NSMerge NSBatch",
            names: "NSManagedObject FetchRequest NSAttributeDescription NSRelationshipDescription",
            distinctive: true),
        "CoreHaptics": Self("CH"), "CoreMedia": Self("CMTime CMSample CMBlock CMFormat CMVideo CMAudio CMBuffer"),
        "CoreLocation": Self("CL"), "CoreML": Self("ML"), "CoreNFC": Self("NFC"),
        "CoreSpotlight": Self("CS"),
        "CoreTelephony": Self("CTTelephony CTCarrier CTCellular", names: "CTCarrier CTCellularData"),
        "CoreVideo": Self("CVPixel CVImage CVMetal", names: "CVPixelBuffer CVImageBuffer CVReturn"),
        "CryptoKit": Self(
            "", names: "SHA256 SHA384 SHA512 Insecure SymmetricKey HMAC AES ChaChaPoly P256 P384 P521 Curve25519"),
        "EventKit": Self("EK"), "EventKitUI": Self("EK"), "ExternalAccessory": Self("EA"),
        "GameController": Self("GC"), "GameKit": Self("GK"), "GameplayKit": Self("GK"),
        "GLKit": Self("GLK", distinctive: true, visual: true), "HealthKit": Self("HK"), "HomeKit": Self("HM"),
        "Intents": Self("IN"), "JavaScriptCore": Self("JS"), "LinkPresentation": Self("LP"),
        "LocalAuthentication": Self("LA"), "MapKit": Self("MK", visual: true), "MediaPlayer": Self("MP"),
        "MessageUI": Self("MF"),
        "Messages": Self("MS"), "Metal": Self("MTL", distinctive: true, visual: true),
        "MetalKit": Self("MTK", distinctive: true, visual: true),
        "MetalPerformanceShaders": Self("MPS", visual: true), "MetricKit": Self("MX"),
        "MultipeerConnectivity": Self("MC"), "NaturalLanguage": Self("NL"), "Network": Self("NW"),
        "NetworkExtension": Self("NE"),
        "OpenGLES": Self(
            "EAGL GL_ kEAGL",
            names: """
                GLuint GLint GLfloat GLenum GLsizei GLboolean GLchar GLbyte GLubyte GLshort GLushort GLbitfield GLvoid \
                GLsizeiptr GLclampf glClear glClearColor glDrawArrays glDrawElements glViewport glEnable glUseProgram
                """, distinctive: true, visual: true),
        "PassKit": Self("PK"), "PDFKit": Self("PDF", visual: true), "PencilKit": Self("PK", visual: true),
        "Photos": Self("PH"), "PhotosUI": Self("PH"), "PushKit": Self("PK"), "QuickLook": Self("QL"),
        "RealityKit": Self("", names: "ARView Entity ModelEntity AnchorEntity MeshResource", visual: true),
        "ReplayKit": Self("RP"), "SafariServices": Self("SF"),
        "Security": Self("Sec kSec errSec"), "SceneKit": Self("SCN", distinctive: true, visual: true),
        "SensorKit": Self("SR"), "Social": Self("SL"), "SoundAnalysis": Self("SN"), "Speech": Self("SF"),
        "SpriteKit": Self("SK", visual: true), "StoreKit": Self("SK", names: "AppStore Transaction Product"),
        "SystemConfiguration": Self("SCNetwork"), "UserNotifications": Self("UN"), "Vision": Self("VN"),
        "VisionKit": Self("VN", names: "DataScannerViewController", visual: true), "WatchConnectivity": Self("WC"),
        "WebKit": Self("WK", visual: true), "WidgetKit": Self("", names: "WidgetCenter WidgetFamily"),
    ]
}
