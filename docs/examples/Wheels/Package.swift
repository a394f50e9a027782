// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Wheels",
    dependencies: [
        .package(name: "quartzite", path: "../../..")
    ],
    targets: [
        .target(
            name: "Wheels",
            dependencies: [.product(name: "UIKit", package: "quartzite")]
        ),
        .executableTarget(
            name: "WheelFilm",
            dependencies: ["Wheels", .product(name: "QuartziteFilm", package: "quartzite")]
        ),
        .testTarget(
            name: "WheelsTests",
            dependencies: ["Wheels", .product(name: "QuartziteTesting", package: "quartzite")]
        ),
    ]
)
