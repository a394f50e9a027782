import QuartziteXcodeProject

/// A package of our own, whose dependencies are those that an app's modules miss.
struct PackageManifest {
    let packages: [MissingPackage]
    /// Whether the products are named, so that SwiftPM gets what they depend on as well.
    var namesProducts = true

    /// The text of the manifest.
    var text: String {
        let dependencies = packages.compactMap { package -> String? in
            guard let requirement = package.reference.requirement else { return nil }
            let words = [".package(url: \(Self.literal(package.reference.url))", Self.text(of: requirement)]
            let traits = package.reference.traits.map { ", traits: [\(Self.traits($0))]" } ?? ""
            return words.joined(separator: ", ") + traits + ")"
        }
        let products = packages.filter { $0.reference.requirement != nil && namesProducts }.flatMap { package in
            package.products.map { product in
                ".product(name: \(Self.literal(product)), package: \(Self.literal(package.reference.name)))"
            }
        }
        return """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Packages",
                platforms: [.iOS("99.0"), .macOS("99.0")],
                dependencies: [
            \(Self.lines(dependencies))
                ],
                targets: [
                    .target(name: "Packages", dependencies: [
            \(Self.lines(products))
                    ], path: "Sources")
                ]
            )

            """
    }

    private static func lines(_ items: [String]) -> String {
        items.map { "        \($0)," }.joined(separator: "\n")
    }

    private static func traits(_ names: [String]) -> String {
        names.map { $0 == "default" ? ".defaults" : literal($0) }.joined(separator: ", ")
    }

    private static func text(of requirement: PackageReference.Requirement) -> String {
        switch requirement {
        case .upToNextMajor(let version): "from: \(literal(version))"
        case .upToNextMinor(let version): ".upToNextMinor(from: \(literal(version)))"
        case .range(let first, let last): "\(literal(first))..<\(literal(last))"
        case .exact(let version): "exact: \(literal(version))"
        case .branch(let name): "branch: \(literal(name))"
        case .revision(let name): "revision: \(literal(name))"
        }
    }

    /// Returns a text as a literal of Swift.
    static func literal(_ text: String) -> String {
        let characters = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case _ where scalar.value < 32: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"" + characters.joined() + "\""
    }
}
