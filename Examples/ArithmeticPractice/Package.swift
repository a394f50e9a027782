// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "ArithmeticPractice",
    defaultLocalization: "en",
    dependencies: [
        .package(name: "quartzite", path: "../..")
    ],
    targets: [
        .target(
            name: "ArithmeticPractice",
            dependencies: [.product(name: "UIKit", package: "quartzite")],
            resources: [.process("Resources")]
        ),
        .executableTarget(
            name: "ArithmeticFilm",
            dependencies: ["ArithmeticPractice", .product(name: "QuartziteFilm", package: "quartzite")]
        ),
        .testTarget(
            name: "ArithmeticPracticeTests",
            dependencies: ["ArithmeticPractice", .product(name: "QuartziteTesting", package: "quartzite")]
        ),
    ]
)
