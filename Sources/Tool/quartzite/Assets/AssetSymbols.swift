import UIKit
import QuartziteXcodeProject

/// The Swift code that names the colours and images of a module's asset catalogs, as Xcode generates it.
struct AssetSymbols {
    /// The name of the generated file.
    static let file = "GeneratedAssetSymbols.swift"

    private let colors: Namespace
    private let images: Namespace
    /// Whether `UIColor` and `UIImage` have the symbols, too.
    private let extendsFrameworks: Bool

    /// Reads the names in catalogs, or in the catalogs of folders; nil if there is none.
    init?(in folders: [String], extendsFrameworks: Bool = true) {
        guard !folders.isEmpty else { return nil }
        let names = AssetNames(in: folders)
        guard !names.colors.isEmpty || !names.images.isEmpty else { return nil }
        colors = Namespace(names.colors)
        images = Namespace(names.images)
        self.extendsFrameworks = extendsFrameworks
    }

    /// Reads the names in a module's catalogs; nil if there is none, or if the project has switched them off.
    init?(_ module: CheckoutModule) {
        guard module.assetSymbols != .none, !module.sources.contains(where: { $0.hasSuffix("/" + Self.file) }) else {
            return nil
        }
        self.init(in: module.assetCatalogs, extendsFrameworks: module.assetSymbols == .everywhere)
    }

    /// The symbols of sets by their names, and those of folders that provide a namespace.
    private struct Namespace {
        var symbols: [(symbol: String, name: String)] = []
        var inner: [(name: String, contents: Namespace)] = []

        init() {}

        init(_ names: [String]) {
            for name in names { add(name, path: name.split(separator: "/").map(String.init)[...]) }
        }

        /// Adds a set; the first one with a symbol has it.
        private mutating func add(_ name: String, path: ArraySlice<String>) {
            guard let first = path.first else { return }
            if path.count == 1 {
                guard let symbol = AssetSymbolName(first).symbol, !symbols.contains(where: { $0.symbol == symbol })
                else { return }
                symbols.append((symbol, name))
            } else if let namespace = AssetSymbolName(first).namespace {
                let index = inner.firstIndex { $0.name == namespace } ?? inner.count
                if index == inner.count { inner.append((namespace, Namespace())) }
                inner[index].contents.add(name, path: path.dropFirst())
            }
        }

        /// Returns the declarations of the symbols, each made by `declaration`, and of the namespaces as enumerations.
        func declarations(
            path: String = "", indent: String = "    ",
            _ declaration: (_ symbol: String, _ path: String, _ name: String) -> String
        ) -> [String] {
            var lines = symbols.map { indent + declaration($0.symbol, "\(path).\($0.symbol)", $0.name) }
            for (name, contents) in inner {
                lines.append("\(indent)enum \(name) {")
                lines += contents.declarations(path: "\(path).\(name)", indent: indent + "    ", declaration)
                lines.append(indent + "}")
            }
            return lines
        }

        /// The symbols and the namespaces of the top alone.
        var top: (symbols: Namespace, namespaces: Namespace) {
            var (plain, nested) = (Namespace(), Namespace())
            (plain.symbols, nested.inner) = (symbols, inner)
            return (plain, nested)
        }
    }

    /// The generated code.
    var source: String {
        var lines = ["import UIKit", "", "private let resourceBundle = Bundle._module()"]
        lines += Self.resources(colors, "ColorResource")
        lines += Self.resources(images, "ImageResource")
        if extendsFrameworks {
            lines += Self.members(colors, of: "UIColor", "Color")
            lines += Self.members(images, of: "UIImage", "Image")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func resources(_ names: Namespace, _ type: String) -> [String] {
        let declarations = names.declarations { symbol, _, name in
            "static let \(symbol) = UIKit.\(type)(name: \(swiftLiteral(name)), bundle: resourceBundle)"
        }
        return ["", "extension UIKit.\(type) {"] + declarations + ["}"]
    }

    /// Returns the members of a framework's class.
    ///
    /// They are members of a protocol of the class, so that those of the class itself and of the module's own code, which
    /// Xcode does not repeat either, are found first.
    private static func members(_ names: Namespace, of type: String, _ kind: String) -> [String] {
        let (symbols, namespaces) = names.top
        func declarations(_ names: Namespace) -> [String] {
            names.declarations { symbol, path, _ in
                "static var \(symbol): UIKit.\(type) { UIKit.\(type)(resource: \(path)) }"
            }
        }
        var lines = ["", "enum Asset\(kind)Namespaces {"]
        lines += declarations(namespaces)
        lines += [
            "}", "", "protocol Asset\(kind)Symbols {}", "", "extension UIKit.\(type): Asset\(kind)Symbols {}", "",
        ]
        lines.append("extension Asset\(kind)Symbols where Self == UIKit.\(type) {")
        lines += declarations(symbols)
        lines += names.inner.map { "    typealias \($0.name) = Asset\(kind)Namespaces.\($0.name)" }
        lines.append("}")
        return lines
    }
}
