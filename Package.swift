// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The modules that each level hands on. A target names all it sees, also what a lower module re-exports: the build follows
// only named modules, and would leave callers of a changed class as they were.
let raster: [Target.Dependency] = ["CQuartziteKernels", "QuartziteRaster"]
let graphics: [Target.Dependency] = raster + ["QuartziteFonts", "CoreGraphics"]
let scenes: [Target.Dependency] = graphics + ["CQuartziteConcurrency", "QuartziteSceneRuntime"]
let layers: [Target.Dependency] = scenes + ["QuartziteCompositor", "QuartziteText", "QuartzCore"]
// UIKit is built in layers, each of which imports only the one below it.
let foundation: [Target.Dependency] =
    layers + ["QuartziteFileFormats", "QuartziteInterfaceBuilder", "QuartziteUIFoundation"]
let drawing: [Target.Dependency] = foundation + ["QuartziteMedia", "QuartziteUIDrawing"]
let core: [Target.Dependency] = drawing + ["QuartziteUICore"]
let elements: [Target.Dependency] = core + ["QuartziteRigidBodies", "QuartziteUIElements"]
let views: [Target.Dependency] = elements + ["UIKit"]
let stage: [Target.Dependency] = views + ["QuartziteDeviceServices", "QuartziteStage"]
let film: [Target.Dependency] = stage + ["QuartziteFilm"]
let hosting: [Target.Dependency] = stage + ["QuartziteSceneHosting"]
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

// Tests are compiled without optimisation: optimising them takes longer than running them.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Tests of a module mirror its folders; reference pictures lie in `__Snapshots__`.
///
/// Tests that start the tool or a compiler are in a target `…ToolTests`, and those that need a browser or a window in one
/// `…DisplayTests`. A test target depends on no other one: `TestSupport` holds what several of them use. Tests read the
/// files in the folders `data` by their paths.
func tests(
    _ module: String, _ dependencies: [Target.Dependency], snapshots: Bool = false, data: [String] = []
) -> Target {
    .testTarget(
        name: "\(module)Tests", dependencies: dependencies + ["TestSupport"],
        exclude: (snapshots ? ["__Snapshots__"] : []) + data, swiftSettings: unoptimized)
}

/// A framework of Apple's beside UIKit, under a name that no package looks for: `_Photos` for Photos.
func framework(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: views + ["QuartziteDeviceServices"] + dependencies,
        path: "Sources/Frameworks/\(name)", swiftSettings: [.swiftLanguageMode(.v5)])
}

// They answer like a device with nothing on it.
let frameworks = [
    framework("_Accelerate"), framework("_AVFoundation", ["_CoreMedia"]),
    framework("_AVKit", ["_AVFoundation", "_CoreMedia"]), framework("_AdSupport"),
    framework("_AppTrackingTransparency"), framework("_AuthenticationServices"),
    framework("_BackgroundTasks"), framework("_CloudKit"), framework("_CommonCrypto"), framework("_Contacts"),
    framework("_ContactsUI", ["_Contacts"]), framework("_CoreBluetooth"), framework("_CoreHaptics"),
    framework("_CoreLocation"), framework("_CoreMedia"), framework("_CoreNFC"), framework("_CoreSpotlight"),
    framework("_CoreTelephony"), framework("_CryptoKit", ["_CommonCrypto"]), framework("_EventKit"),
    framework("_EventKitUI", ["_EventKit"]), framework("_MediaPlayer"),
    framework("_GameKit"), framework("_HealthKit"), framework("_LocalAuthentication"), framework("_MessageUI"),
    framework("_MultipeerConnectivity"), framework("_Network"), framework("_Photos", ["_CoreLocation"]),
    framework("_PhotosUI", ["_CoreLocation", "_Photos"]), framework("_RxCocoaRuntime"), framework("_SafariServices"),
    framework("_Security"),
    framework("_StoreKit"), framework("_SystemConfiguration"), framework("_UserNotifications"),
    framework("_WatchConnectivity"), framework("_WidgetKit"),
]

// What a scene of one's own is linked with, beside the frameworks.
let runtime = [
    "CoreGraphics", "QuartziteSceneRuntime", "QuartzCore", "UIKit", "_Combine", "_CoreData", "_MapKit", "_Networking",
    "_PlaygroundSupport", "_SwiftUI", "_WebKit", "Compression", "simd", "_os", "QuartziteStage", "QuartziteCommandLine",
]

let package = Package(
    name: "quartzite",
    defaultLocalization: "en",
    products: [
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore", "CoreGraphics"]),
        .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics", "Compression", "simd", "_os"]),
        // Combine has a product of its own, so that packages without it do not fetch OpenCombine.
        .library(name: "Combine", targets: ["_Combine"]),
        // What a scene of one's own is linked with by `quartzite run`.
        .library(name: "QuartziteRuntime", type: .dynamic, targets: runtime + frameworks.map(\.name)),
        .library(name: "QuartziteFilm", targets: ["QuartziteFilm", "QuartziteStage"]),
        .plugin(name: "QuartziteCommand", targets: ["QuartziteCommand"]),
        // What tests that `quartzite port` writes import in place of XCTest and of libraries that compare pictures.
        .library(
            name: "QuartziteXCTest",
            targets: ["_XCTest", "_SnapshotTesting", "_InlineSnapshotTesting", "_FBSnapshotTestCase", "QuartziteStage"]),
        .library(name: "QuartziteTesting", targets: ["QuartziteTesting", "QuartziteStage"]),
        .executable(name: "quartzite", targets: ["quartzite"]),
        // For the package in Benchmarks/: it measures what is not public.
        .library(name: "QuartziteWorkloads", targets: ["QuartziteWorkloads"]),
    ],
    // An installation contains them, so that it can build its modules without a network.
    dependencies: Context.environment["QUARTZITE_DEPENDENCIES"].map { folder in
        ["swift-argument-parser", "OpenCombine"].map { .package(path: "\(folder)/\($0)") }
    } ?? [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(
            name: "CQuartziteKernels",
            cSettings: [
                "Blend", "Blur", "Coverage", "Glass", "Math", "Particle", "SIMD", "Sprite", "Video",
            ].map { .headerSearchPath($0) }),
        .target(name: "CQuartziteSymbols", exclude: ["Icons.tsv", "LICENSE", "Names.tsv"]),
        .target(name: "CQuartziteCrash"),
        .target(name: "CQuartziteConcurrency"),
        .target(name: "CQuartziteDarwin"),
        .target(name: "CQuartziteHosting"),
        .target(name: "CQuartziteInstallation"),
        // Opens SDL when it runs, and needs only its headers to be compiled.
        .target(name: "CQuartziteSDL"),
        // Opens FFmpeg's libraries when a film is encoded, and needs only their headers to be compiled.
        .target(name: "CQuartziteFFmpeg", dependencies: ["CQuartziteInstallation", "CQuartziteKernels"]),
        .target(
            name: "CQuartziteImageCodecs", dependencies: ["CQuartziteKernels"],
            linkerSettings: ["png16", "z", "jpeg", "webp", "webpdemux"].map { .linkedLibrary($0) }),
        .target(name: "CQuartziteQPDF", linkerSettings: [.linkedLibrary("qpdf")]),
        .target(name: "CQuartziteCompression", linkerSettings: [.linkedLibrary("z")]),
        .systemLibrary(name: "CQuartziteFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libpango1.0-dev"])]),
        .target(
            name: "CQuartzitePango", dependencies: ["CQuartziteFontconfig"],
            linkerSettings: [
                "pangoft2-1.0", "pango-1.0", "harfbuzz", "gobject-2.0", "glib-2.0",
            ].map { .linkedLibrary($0) }),
        // Empty: they satisfy the toolchain's cross-import overlays for Testing with these two names.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        // Painting, fonts and the layout of text, below and above the API of Core Graphics.
        .target(name: "QuartziteRaster", dependencies: ["CQuartziteCrash", "CQuartziteKernels"]),
        .target(name: "QuartziteFonts", dependencies: raster + ["CQuartziteInstallation", "CQuartzitePango"]),
        .target(
            name: "CoreGraphics",
            dependencies: raster + ["CQuartziteCrash", "QuartziteFonts", "_Testing_CoreGraphics", "_Testing_UIKit"]),
        .target(name: "QuartziteText", dependencies: graphics),
        .target(
            name: "QuartziteMedia",
            dependencies: graphics + [
                "CQuartziteFFmpeg", "CQuartziteImageCodecs", "CQuartziteQPDF", "QuartziteFileFormats",
            ]),
        .target(name: "QuartziteCompositor", dependencies: graphics),
        // Small modules of Apple's systems that files import beside UIKit.
        .target(name: "Compression", dependencies: ["CQuartziteCompression"]),
        .target(name: "simd", dependencies: ["CQuartziteKernels"]),
        .target(name: "_os"),
        .target(name: "QuartziteRigidBodies", dependencies: ["CQuartziteKernels"]),
        .target(name: "QuartziteFileFormats"),
        .target(name: "QuartziteInterfaceBuilder", dependencies: ["CQuartziteKernels", "QuartziteFileFormats"]),
        .target(name: "QuartziteSceneRuntime", dependencies: graphics + ["CQuartziteConcurrency"]),
        .target(name: "QuartziteDeviceServices", dependencies: scenes),
        .target(name: "QuartzCore", dependencies: scenes + ["QuartziteCompositor", "QuartziteText"]),
        // Client code is written for Swift 5's isolation rules, and UIView's declarations must meet it there.
        .target(
            name: "QuartziteUIFoundation",
            dependencies: layers + [
                "CQuartziteDarwin", "Compression", "QuartziteFileFormats", "QuartziteInterfaceBuilder",
            ], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "QuartziteUIDrawing", dependencies: foundation + ["CQuartziteSymbols", "QuartziteMedia"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "QuartziteUICore", dependencies: drawing, swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "QuartziteUIElements", dependencies: core + ["QuartziteRigidBodies"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "UIKit", dependencies: elements, swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "_Combine",
            dependencies: views + ["_Networking", .product(name: "OpenCombine", package: "OpenCombine")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // What sessions answer on the clock of a scene.
        .target(name: "_Networking", dependencies: views, swiftSettings: [.swiftLanguageMode(.v5)]),
        // Core Data over a store in memory.
        .target(name: "_CoreData", dependencies: views, swiftSettings: [.swiftLanguageMode(.v5)]),
        // Placeholders that `quartzite run` shows in place of maps, SwiftUI views and web pages.
        .target(
            name: "_MapKit", dependencies: views + ["_CoreLocation", "QuartziteDeviceServices"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // What playgrounds show.
        .target(name: "_PlaygroundSupport", dependencies: views, swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "_SwiftUI", dependencies: views, swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "_WebKit", dependencies: views, swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "QuartziteGallery", dependencies: views, swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "QuartziteStage", dependencies: views + ["QuartziteDeviceServices"]),
        .target(name: "QuartziteFilm", dependencies: stage),
        .target(
            name: "_XCTest", dependencies: stage + ["QuartziteSnapshots"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "QuartziteTesting", dependencies: stage),
        .target(name: "QuartziteSnapshots", dependencies: stage),
        .target(
            name: "_SnapshotTesting", dependencies: stage + ["QuartziteSnapshots", "_Networking", "_XCTest"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "_InlineSnapshotTesting", dependencies: stage + ["_SnapshotTesting", "_XCTest"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "_FBSnapshotTestCase", dependencies: stage + ["QuartziteSnapshots", "_XCTest"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "QuartziteSceneHosting", dependencies: stage + ["CQuartziteHosting"]),
        .target(name: "QuartziteStudio", dependencies: hosting, resources: [.copy("Page")]),
        .target(
            name: "QuartziteCommandLine",
            dependencies: film + [
                "CQuartziteCrash", "QuartziteSceneHosting",
                "QuartziteSnapshots", "_Networking", "_PlaygroundSupport", argumentParser,
            ]),
        .target(name: "QuartzitePlayer", dependencies: film + ["CQuartziteSDL", "QuartziteSceneHosting"]),
        .target(name: "QuartziteXcodeProject", dependencies: ["QuartziteFileFormats"]),
        // What the source rewriter reports to the tool.
        .target(name: "QuartziteRewriting", path: "Tools/Port/Sources/QuartziteRewriting"),
        .executableTarget(
            name: "quartzite",
            dependencies: film + [
                "CQuartziteSDL", "QuartziteGallery", "QuartzitePlayer",
                "QuartziteCommandLine", "QuartziteRewriting", "QuartziteSceneHosting", "QuartziteSnapshots",
                "QuartziteStudio", "QuartziteXcodeProject", argumentParser,
            ]),
        .plugin(
            name: "QuartziteCommand",
            capability: .command(
                intent: .custom(verb: "quartzite", description: "Run the installed tool in the package's folder."))),
        .target(name: "QuartziteWorkloads", dependencies: stage + ["QuartziteGallery"], path: "Benchmarks/Workloads"),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: unoptimized),
        .target(
            name: "UIKitTestSupport", dependencies: stage, path: "Tests/UIKitTestSupport",
            swiftSettings: unoptimized),
        .target(
            name: "RasterTestSupport", dependencies: graphics + ["TestSupport"], path: "Tests/RasterTestSupport",
            swiftSettings: unoptimized),
        .target(
            name: "MediaTestSupport", dependencies: graphics + ["QuartziteMedia", "TestSupport"],
            path: "Tests/MediaTestSupport", swiftSettings: unoptimized),
        tests("CQuartziteKernels", ["CQuartziteKernels"]),
        tests("CQuartzitePango", ["CQuartzitePango"]),
        tests("QuartziteRaster", graphics + ["RasterTestSupport"]),
        tests("CoreGraphics", graphics + ["RasterTestSupport"]),
        tests("QuartziteText", graphics + ["QuartziteText"]),
        tests("QuartziteMedia", graphics + ["QuartziteFileFormats", "QuartziteMedia", "MediaTestSupport"]),
        tests("QuartziteMediaTool", graphics + ["QuartziteMedia", "MediaTestSupport"]),
        tests("QuartziteCompositor", graphics + ["QuartziteCompositor"]),
        tests("QuartziteSceneRuntime", scenes),
        tests("QuartzCore", layers),
        tests("QuartziteRigidBodies", ["CQuartziteKernels", "QuartziteRigidBodies"]),
        tests("QuartziteFileFormats", ["QuartziteFileFormats"]),
        tests(
            "QuartziteInterfaceBuilder", ["CQuartziteKernels", "QuartziteFileFormats", "QuartziteInterfaceBuilder"],
            data: ["Documents"]),
        // In two targets, which are compiled side by side.
        tests(
            "UIKit", stage + ["QuartziteTesting", "UIKitTestSupport"], snapshots: true,
            data: ["Nib/Documents", "Nib/Rows/names.tsv"]),
        tests("UIKitView", stage + ["QuartziteTesting", "UIKitTestSupport"]),
        tests(
            "QuartziteStage", stage + ["QuartziteGallery", "QuartziteTesting", "QuartziteWorkloads"], snapshots: true),
        tests("QuartziteTesting", stage + ["QuartziteTesting"], snapshots: true),
        tests("_XCTest", stage + ["QuartziteSnapshots", "_XCTest"]),
        tests("QuartziteSnapshots", graphics + ["QuartziteMedia", "QuartziteSnapshots"]),
        tests("_SnapshotTesting", stage + ["QuartziteSnapshots", "_Networking", "_SnapshotTesting", "_XCTest"]),
        tests("_InlineSnapshotTesting", stage + ["_InlineSnapshotTesting", "_SnapshotTesting", "_XCTest"]),
        tests("_FBSnapshotTestCase", stage + ["QuartziteSnapshots", "_FBSnapshotTestCase", "_XCTest"]),
        tests("QuartziteFilm", film),
        tests("QuartziteSceneHosting", hosting + ["QuartziteGallery"]),
        tests(
            "CommandLine",
            film + [
                "QuartziteCommandLine", "QuartziteRewriting", "QuartziteSceneHosting",
                "QuartziteSnapshots", "QuartziteXcodeProject", "quartzite",
            ]),
        tests(
            "CommandLineTool",
            film + [
                "CQuartziteSDL", "QuartziteGallery", "QuartzitePlayer", "QuartziteSceneHosting",
                "QuartziteCommandLine", "QuartziteStudio", "QuartziteXcodeProject", "quartzite",
            ]),
        tests(
            "QuartzitePlayer", film + ["CQuartziteSDL", "QuartziteGallery", "QuartzitePlayer", "QuartziteSceneHosting"]),
        tests(
            "QuartzitePlayerDisplay",
            film + ["CQuartziteSDL", "QuartziteGallery", "QuartzitePlayer", "QuartziteSceneHosting", "quartzite"]),
        tests("QuartziteStudio", hosting + ["QuartziteStudio"]),
        tests("QuartziteStudioDisplay", ["quartzite"]),
        tests("QuartziteXcodeProject", ["QuartziteFileFormats", "QuartziteXcodeProject"]),
        tests("_Combine", stage + ["_Combine"]),
        tests("_Networking", stage + ["_Networking"]),
        tests("_CoreData", stage + ["_CoreData"]),
        tests("Frameworks", stage + ["_MapKit", "_WebKit"] + frameworks.map { .target(name: $0.name) }),
        tests("Compression", ["Compression"]),
        tests("simd", ["CQuartziteKernels", "simd"]),
        tests("_os", ["_os"]),
        tests("Repository", []),
        // The package that the README shows, built here as well, so that it is tested without building everything again.
        .target(name: "Wheels", dependencies: views, path: "docs/examples/Wheels/Sources/Wheels"),
        .executableTarget(
            name: "WheelFilm", dependencies: film + ["Wheels"], path: "docs/examples/Wheels/Sources/WheelFilm"),
        .testTarget(
            name: "WheelsTests", dependencies: stage + ["QuartziteTesting", "Wheels"],
            path: "docs/examples/Wheels/Tests/WheelsTests", swiftSettings: unoptimized),
        // So are the examples.
        .target(
            name: "ArithmeticPractice", dependencies: views,
            path: "Examples/ArithmeticPractice/Sources/ArithmeticPractice", resources: [.process("Resources")]),
        .executableTarget(
            name: "ArithmeticFilm", dependencies: film + ["ArithmeticPractice"],
            path: "Examples/ArithmeticPractice/Sources/ArithmeticFilm"),
        .testTarget(
            name: "ArithmeticPracticeTests", dependencies: stage + ["ArithmeticPractice", "QuartziteTesting"],
            path: "Examples/ArithmeticPractice/Tests/ArithmeticPracticeTests", swiftSettings: unoptimized),
        .target(name: "Hello", dependencies: views, path: "Examples/Hello/Sources/Hello"),
        .executableTarget(name: "HelloFilm", dependencies: film + ["Hello"], path: "Examples/Hello/Sources/HelloFilm"),
        .testTarget(
            name: "HelloTests", dependencies: stage + ["QuartziteTesting", "Hello"],
            path: "Examples/Hello/Tests/HelloTests", swiftSettings: unoptimized),
        // Without the server, whose dependencies the library does not fetch.
        .target(name: "Greeting", dependencies: film, path: "Examples/GreetingServer/Sources/Greeting"),
        .testTarget(
            name: "GreetingTests", dependencies: film + ["Greeting"],
            path: "Examples/GreetingServer/Tests/GreetingTests", swiftSettings: unoptimized),
        .target(name: "StarRating", dependencies: views, path: "Examples/StarRating/Sources/StarRating"),
        .testTarget(
            name: "StarRatingTests", dependencies: stage + ["QuartziteTesting", "StarRating"],
            path: "Examples/StarRating/Tests/StarRatingTests", swiftSettings: unoptimized),
        .target(name: "ProgressRing", dependencies: views, path: "Examples/ProgressRing/Sources/ProgressRing"),
        .testTarget(
            name: "ProgressRingTests", dependencies: stage + ["QuartziteTesting", "ProgressRing"],
            path: "Examples/ProgressRing/Tests/ProgressRingTests", swiftSettings: unoptimized),
    ]
)
package.targets += frameworks

// The modules in each folder of Sources; those in Frameworks name theirs.
let folders = [
    "Apple": [
        "CoreGraphics", "QuartzCore", "Compression", "simd", "_os", "_Combine", "_CoreData", "_MapKit", "_Networking",
        "_PlaygroundSupport", "_SwiftUI", "_WebKit", "_XCTest", "_Testing_CoreGraphics", "_Testing_UIKit",
    ],
    "UIKit": ["QuartziteUIFoundation", "QuartziteUIDrawing", "QuartziteUICore", "QuartziteUIElements", "UIKit"],
    "Engine": [
        "QuartziteRaster", "QuartziteFonts", "QuartziteText", "QuartziteCompositor", "QuartziteRigidBodies",
        "QuartziteSceneRuntime",
    ],
    "Formats": ["QuartziteFileFormats", "QuartziteInterfaceBuilder", "QuartziteXcodeProject"],
    "Scene": ["QuartziteStage", "QuartziteSceneHosting", "QuartziteDeviceServices", "QuartziteGallery"],
    "Film": ["QuartziteMedia", "QuartziteFilm", "QuartziteTesting"],
    "Snapshots": ["QuartziteSnapshots", "_SnapshotTesting", "_InlineSnapshotTesting", "_FBSnapshotTestCase"],
    "Tool": ["quartzite", "QuartziteCommandLine", "QuartzitePlayer", "QuartziteStudio"],
    "C": [
        "CQuartziteKernels", "CQuartziteSymbols", "CQuartziteCrash", "CQuartziteConcurrency", "CQuartziteDarwin",
        "CQuartziteHosting", "CQuartziteInstallation", "CQuartziteSDL", "CQuartziteFFmpeg", "CQuartziteImageCodecs",
        "CQuartziteQPDF", "CQuartziteCompression", "CQuartziteFontconfig", "CQuartzitePango",
    ],
]
for (folder, modules) in folders {
    for target in package.targets where modules.contains(target.name) {
        target.path = "Sources/\(folder)/\(target.name)"
    }
}

// The package that an installation contains has neither tests, examples nor benchmarks.
package.targets.removeAll { target in
    guard let path = target.path ?? (target.type == .test ? "Tests/\(target.name)" : nil) else { return false }
    return !FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}
if !package.targets.contains(where: { $0.name == "QuartziteWorkloads" }) { package.products.removeLast() }

// MARK: Builds of this checkout

// What follows applies only to scripts/swift, which sets these variables.
let environment = Context.environment

// Modules on which the time of a frame hardly depends are not optimised in the build for development. The build `frames`
// optimises those of them that take part in a frame.
if let build = environment["QUARTZITE_BUILD"], ["development", "frames"].contains(build) {
    let drawn: Set = [
        "QuartziteUIFoundation", "QuartziteUIDrawing", "QuartziteUICore", "QuartziteUIElements", "UIKit",
        "QuartziteGallery", "QuartziteStage", "QuartziteFilm", "QuartziteFileFormats", "QuartziteInterfaceBuilder",
    ]
    let surrounding = Set([
        "_Combine", "_CoreData", "_MapKit", "_Networking", "_PlaygroundSupport", "_SwiftUI", "_WebKit", "_XCTest",
        "QuartziteTesting", "_SnapshotTesting", "_InlineSnapshotTesting", "_FBSnapshotTestCase",
        "QuartziteCommandLine", "QuartziteSceneHosting", "QuartzitePlayer", "QuartziteStudio",
        "quartzite", "QuartziteRewriting", "QuartziteXcodeProject", "QuartziteWorkloads",
    ]).union(frameworks.map(\.name).filter { $0 != "_Accelerate" })
    let quick = build == "frames" ? surrounding : surrounding.union(drawn)
    for target in package.targets where quick.contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + unoptimized + [.define("DEVELOPMENT_BUILD")]
    }
}

// The source rewriter, with the swift-syntax of the toolchain in this folder. It is a package of its own in Tools/Port
// as well, which builds swift-syntax instead.
if let folder = environment["QUARTZITE_SWIFT_SYNTAX"] {
    let flags: SwiftSetting = .unsafeFlags(["-I", folder])
    package.products.append(.executable(name: "quartzite-port", targets: ["quartzite-port"]))
    package.targets += [
        .target(
            name: "SourceRewriter", dependencies: ["QuartziteRewriting"], path: "Tools/Port/Sources/SourceRewriter",
            swiftSettings: [flags],
            linkerSettings: [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]),
        .executableTarget(
            name: "quartzite-port", dependencies: ["QuartziteRewriting", "SourceRewriter", argumentParser],
            path: "Tools/Port/Sources/quartzite-port", swiftSettings: [flags]),
        .testTarget(
            name: "SourceRewriterTests", dependencies: ["QuartziteRewriting", "SourceRewriter"],
            path: "Tools/Port/Tests/SourceRewriterTests", swiftSettings: unoptimized + [flags]),
        .testTarget(
            name: "QuartzitePortTests", dependencies: ["quartzite-port"], path: "Tools/Port/Tests/QuartzitePortTests",
            swiftSettings: unoptimized + [flags]),
    ]
}

// The tests that are built: `all`; `units`, `tool` or `display`; or those of one module.
if let selection = environment["QUARTZITE_TESTS"] {
    // Tests of values measured on Apple's own implementation, generated from the tables in Tests/Facts.
    package.targets += [
        .target(name: "FactSupport", dependencies: layers, path: "Tests/Facts/Support", swiftSettings: unoptimized),
        .testTarget(
            name: "FactTests", dependencies: views + ["FactSupport"], path: ".build/facts/FactTests",
            swiftSettings: unoptimized),
    ]
    package.targets.removeAll { target in
        guard target.type == .test else { return false }
        let suffixes = ["tool": "ToolTests", "display": "DisplayTests"]
        return switch selection {
        case "all": false
        case "units": suffixes.values.contains { target.name.hasSuffix($0) }
        case "tool", "display": !target.name.hasSuffix(suffixes[selection] ?? "")
        case "UIKit": !["UIKit", "UIKitView"].contains { target.name == $0 + "Tests" }
        default: target.name != "\(selection)Tests"
        }
    }
}
