// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that building the library never builds swift-syntax.
let package = Package(
    name: "quartzite-port",
    products: [.executable(name: "quartzite-port", targets: ["quartzite-port"])],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // The report that the tool reads, without swift-syntax.
        .target(name: "QuartziteRewriting"),
        .target(
            name: "SourceRewriter",
            dependencies: ["QuartziteRewriting"]
                + ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics"].map {
                    .product(name: $0, package: "swift-syntax")
                }
        ),
        .executableTarget(
            name: "quartzite-port",
            dependencies: [
                "QuartziteRewriting", "SourceRewriter",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(name: "SourceRewriterTests", dependencies: ["QuartziteRewriting", "SourceRewriter"]),
        .testTarget(name: "QuartzitePortTests", dependencies: ["quartzite-port"]),
    ]
)
