// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "GreetingServer",
    dependencies: [
        .package(name: "quartzite", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        .target(
            name: "Greeting",
            dependencies: [
                .product(name: "UIKit", package: "quartzite"), .product(name: "QuartziteFilm", package: "quartzite"),
            ]
        ),
        .executableTarget(
            name: "GreetingServer",
            dependencies: [
                "Greeting",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(name: "GreetingTests", dependencies: ["Greeting"]),
        .testTarget(name: "GreetingServerTests", dependencies: ["GreetingServer"]),
    ]
)
