// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Box2D is measured beside our dynamics if Debian's libbox2d-dev or another copy is installed.
let hasBox2D = ["/usr/include", "/usr/local/include"].contains {
    FileManager.default.fileExists(atPath: "\($0)/box2d/box2d.h")
}

let package = Package(
    name: "quartzite-benchmarks",
    dependencies: [
        .package(name: "quartzite", path: ".."),
        // Without its interposers, which replace malloc and slow down the measured code.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "Frames",
            dependencies: [
                .product(name: "QuartziteWorkloads", package: "quartzite"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Frames",
            // The runner's benchmark object is not Sendable, and scenes are measured on the main actor.
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .executableTarget(
            name: "peers-workloads",
            dependencies: [.product(name: "QuartziteWorkloads", package: "quartzite")],
            path: "Peers"
        ),
        // Loads the library when it runs.
        .executableTarget(name: "blend2d-peer", path: "Blend2D", linkerSettings: [.linkedLibrary("dl")]),
        .executableTarget(
            name: "frame-times",
            dependencies: [.product(name: "QuartziteWorkloads", package: "quartzite")],
            path: "Times"
        ),
        .executableTarget(
            name: "fuzz-emitters",
            dependencies: [.product(name: "QuartziteWorkloads", package: "quartzite")],
            path: "Fuzz"
        ),
        .executableTarget(
            name: "storyboards",
            dependencies: [.product(name: "QuartziteWorkloads", package: "quartzite")],
            path: "Storyboards"
        ),
        .executableTarget(
            name: "dynamics",
            dependencies: [.product(name: "QuartziteWorkloads", package: "quartzite")]
                + (hasBox2D ? ["Box2DPeer"] : []),
            path: "Dynamics",
            swiftSettings: hasBox2D ? [.define("BOX2D")] : []
        ),
    ]
        + (hasBox2D
            ? [.target(name: "Box2DPeer", path: "Box2D", linkerSettings: [.linkedLibrary("box2d")])] : [])
)
