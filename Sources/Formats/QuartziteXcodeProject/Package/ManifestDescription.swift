import Foundation

/// A manifest as SwiftPM describes it after running it, as the expression that a manifest of literals would contain.
struct ManifestDescription {
    /// The call of `Package(…)`.
    let package: ManifestExpression

    private typealias Object = [String: Any]

    /// Reads what `swift package dump-package` prints; returns nil for other texts.
    init?(_ data: Data) {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? Object, let name = root["name"] as? String,
            let targets = root["targets"] as? [Object]
        else { return nil }
        let versions = root["swiftLanguageVersions"] as? [String]
        package = Self.call(
            "Package",
            [
                ("name", .string(name)), ("defaultLocalization", Self.text(root["defaultLocalization"])),
                ("products", .array(Self.objects(root["products"]).map(Self.product))),
                ("traits", .array(Self.objects(root["traits"]).map(Self.trait))),
                ("dependencies", .array(Self.objects(root["dependencies"]).compactMap(Self.dependency))),
                ("targets", .array(targets.map(Self.target))),
                ("swiftLanguageModes", versions.map { .array($0.map { .name("v" + $0) }) }),
            ])
    }

    private static func objects(_ value: Any?) -> [Object] { value as? [Object] ?? [] }

    private static func call(_ name: String, _ arguments: [(String?, ManifestExpression?)]) -> ManifestExpression {
        .call(name, arguments.compactMap { label, value in value.map { .init(label: label, value: $0) } }, line: 1)
    }

    private static func text(_ value: Any?) -> ManifestExpression? { (value as? String).map { .string($0) } }

    private static func texts(_ value: Any?) -> ManifestExpression? {
        (value as? [String]).map { .array($0.map { .string($0) }) }
    }

    private static func product(_ product: Object) -> ManifestExpression {
        let kind = (product["type"] as? Object)?.keys.first ?? "library"
        return call(kind, [("name", text(product["name"])), ("targets", texts(product["targets"]))])
    }

    private static func trait(_ trait: Object) -> ManifestExpression {
        let enabled = ("enabledTraits" as String?, texts(trait["enabledTraits"]))
        if trait["name"] as? String == "default" { return call("default", [enabled]) }
        return call("trait", [("name", text(trait["name"])), enabled])
    }

    private static func dependency(_ dependency: Object) -> ManifestExpression? {
        if let local = objects(dependency["fileSystem"]).first {
            return call("package", [("path", text(local["path"]))])
        }
        guard let remote = objects(dependency["sourceControl"]).first, let location = remote["location"] as? Object,
            let requirement = remote["requirement"] as? Object
        else { return nil }
        let url = text(objects(location["remote"]).first?["urlString"]) ?? text((location["local"] as? [String])?.first)
        let traits = objects(remote["traits"]).compactMap { text($0["name"]) }
        var arguments: [(String?, ManifestExpression?)] = [("url", url)]
        for kind in ["exact", "branch", "revision"] {
            arguments.append((kind, text((requirement[kind] as? [String])?.first)))
        }
        if let range = objects(requirement["range"]).first {
            arguments.append((nil, call("..<", [(nil, text(range["lowerBound"])), ("to", text(range["upperBound"]))])))
        }
        return call("package", arguments + [("traits", traits.isEmpty ? nil : .array(traits))])
    }

    private static let kinds = [
        "executable": "executableTarget", "test": "testTarget", "system": "systemLibrary", "macro": "macro",
        "plugin": "plugin", "binary": "binaryTarget",
    ]

    private static func target(_ target: Object) -> ManifestExpression {
        let settings = objects(target["settings"]).filter { $0["tool"] as? String == "swift" }
        return call(
            kinds[target["type"] as? String ?? ""] ?? "target",
            [
                ("name", text(target["name"])), ("path", text(target["path"])), ("exclude", texts(target["exclude"])),
                ("sources", texts(target["sources"])),
                ("dependencies", .array(objects(target["dependencies"]).compactMap(need))),
                ("resources", .array(objects(target["resources"]).map(resource))),
                ("swiftSettings", .array(settings.compactMap(setting))),
            ])
    }

    private static func need(_ dependency: Object) -> ManifestExpression? {
        guard let (kind, value) = dependency.first, let words = value as? [Any] else { return nil }
        let package = kind == "product" && words.count > 1 ? text(words[1]) : nil
        let condition = words.compactMap { $0 as? Object }.last.map(condition)
        return call(kind, [("name", text(words.first)), ("package", package), ("condition", condition)])
    }

    private static func resource(_ resource: Object) -> ManifestExpression {
        let rule = (resource["rule"] as? Object)?.keys.first ?? "process"
        return call(rule, [(nil, text(resource["path"]))])
    }

    private static func setting(_ setting: Object) -> ManifestExpression? {
        guard let (kind, value) = (setting["kind"] as? Object)?.first, let value = (value as? Object)?["_0"] else {
            return nil
        }
        let condition = (setting["condition"] as? Object).map(condition)
        let argument: ManifestExpression? =
            switch kind {
            case "swiftLanguageMode": (value as? String).map { .name("v" + $0) }
            case "defaultIsolation": value as? String == "MainActor" ? .name("self") : .name("nil")
            default: text(value) ?? texts(value)
            }
        return call(kind, [(nil, argument), (nil, condition)])
    }

    private static func condition(_ condition: Object) -> ManifestExpression {
        let platforms = (condition["platformNames"] as? [String] ?? []).map { name in
            ManifestExpression.name(name == "ios" ? "iOS" : name)
        }
        let configuration = (condition["config"] as? String).map { ManifestExpression.name($0) }
        return call(
            "when",
            [
                ("platforms", platforms.isEmpty ? nil : .array(platforms)), ("configuration", configuration),
                ("traits", texts(condition["traits"])),
            ])
    }
}
