// swift-tools-version: 6.1
import PackageDescription

/// Tests sit in one target per room and mirror its folders; reference pictures lie in `__Snapshots__`.
func tests(_ room: String, _ others: [Target.Dependency] = [], snapshots: Bool = false) -> Target {
    .testTarget(
        name: "\(room)Tests",
        dependencies: [.target(name: room)] + others,
        exclude: snapshots ? ["__Snapshots__"] : []
    )
}

let package = Package(
    name: "quartzite",
    products: [
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "QuartziteTesting", targets: ["QuartziteTesting"]),
        .executable(name: "quartzite", targets: ["quartzite"]),
        // For the package in Benchmarks/: what it measures needs the house's inner doors.
        .library(name: "QuartziteWorkloads", targets: ["Workloads"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .target(name: "CKernels"),
        .target(
            name: "CFFmpeg",
            linkerSettings: ["avformat", "avcodec", "avutil", "swscale"].map { .linkedLibrary($0) }
        ),
        .target(
            name: "CImageCodecs",
            linkerSettings: ["png16", "z", "jpeg", "webp", "webpdemux"].map { .linkedLibrary($0) }
        ),
        // Empty: they satisfy the toolchain's cross-import overlays for Testing with these two names.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        .target(
            name: "CoreGraphics",
            dependencies: ["CKernels", "_Testing_CoreGraphics", "_Testing_UIKit"]
        ),
        .target(name: "Media", dependencies: ["CFFmpeg", "CImageCodecs", "CoreGraphics"]),
        .target(name: "Compositor", dependencies: ["CKernels", "CoreGraphics"]),
        .target(name: "QuartzCore", dependencies: ["CKernels", "CoreGraphics", "Compositor"]),
        // Client code is written for Swift 5's isolation rules, and UIView's declarations must meet it there.
        .target(
            name: "UIKit",
            dependencies: ["QuartzCore", "Media"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
            name: "Gallery",
            dependencies: ["UIKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(name: "Stage", dependencies: ["UIKit", "Compositor"]),
        .target(name: "QuartziteTesting", dependencies: ["Stage", "Media"]),
        .executableTarget(
            name: "quartzite",
            dependencies: [
                "Stage", "Gallery", "Compositor", "Media", "CKernels",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "Workloads",
            dependencies: ["CKernels", "CoreGraphics", "Compositor", "Media", "Gallery", "Stage"],
            path: "Benchmarks/Workloads"
        ),
        tests("CKernels"),
        tests("CoreGraphics", ["CKernels"]),
        tests("Media"),
        tests("Compositor"),
        tests("QuartzCore"),
        tests("UIKit"),
        tests("Stage", ["Gallery", "QuartziteTesting"], snapshots: true),
        .testTarget(name: "CommandLineTests", dependencies: ["quartzite", "Media"]),
        .testTarget(name: "HouseTests"),
    ]
)
