// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "StarRating",
    dependencies: [
        .package(name: "quartzite", path: "../..")
    ],
    targets: [
        .target(
            name: "StarRating",
            dependencies: [.product(name: "UIKit", package: "quartzite")]
        ),
        .testTarget(
            name: "StarRatingTests",
            dependencies: ["StarRating", .product(name: "QuartziteTesting", package: "quartzite")]
        ),
    ]
)
