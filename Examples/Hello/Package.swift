// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Hello",
    dependencies: [
        .package(name: "quartzite", path: "../..")
    ],
    targets: [
        .target(
            name: "Hello",
            dependencies: [.product(name: "UIKit", package: "quartzite")]
        ),
        .executableTarget(
            name: "HelloFilm",
            dependencies: ["Hello", .product(name: "QuartziteFilm", package: "quartzite")]
        ),
        .testTarget(
            name: "HelloTests",
            dependencies: ["Hello", .product(name: "QuartziteTesting", package: "quartzite")]
        ),
    ]
)
