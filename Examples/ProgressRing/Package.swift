// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "ProgressRing",
    dependencies: [
        .package(name: "quartzite", path: "../..")
    ],
    targets: [
        .target(
            name: "ProgressRing",
            dependencies: [.product(name: "UIKit", package: "quartzite")]
        ),
        .testTarget(
            name: "ProgressRingTests",
            dependencies: ["ProgressRing", .product(name: "QuartziteTesting", package: "quartzite")]
        ),
    ]
)
