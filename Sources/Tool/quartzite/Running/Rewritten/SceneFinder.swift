import QuartziteRewriting

/// Finds the classes in rewritten sources that can be shown.
///
/// These are classes that inherit from UIKit's classes and can be created without further information.
struct SceneFinder {
    private typealias Initializer = TypeReport.Initializer

    private let files: [SourceReport]
    private let module: String
    /// The types by the names with which reports refer to them.
    private let types: DeclaredTypes

    /// Creates a finder for the files of a module.
    ///
    /// - Parameter others: The files of other modules, whose classes these files may inherit from.
    init(_ files: [SourceReport], others: [SourceReport] = [], module: String = "") {
        self.files = files
        self.module = module
        types = DeclaredTypes((files + others).flatMap(\.types))
    }

    /// The scenes, in the order of the files: classes by line, then previews.
    var scenes: [RunnableScene] {
        files.flatMap { file in
            let classes = file.types.filter(isVisible).compactMap { type -> RunnableScene? in
                guard let kind = kind(of: type), let construction = construction(of: type, as: kind) else { return nil }
                return RunnableScene(
                    name: type.qualifiedName, kind: kind, file: file.source, line: type.line,
                    construction: construction, isBase: types.isInherited(type),
                    module: module, isMain: type.attributes.contains("main"))
            }
            return page(of: file) + classes + previews(of: file)
        }
    }

    /// The page of a playground that a file is.
    private func page(of file: SourceReport) -> [RunnableScene] {
        guard file.isPage else { return [] }
        return [
            RunnableScene(
                name: file.pageName, kind: .playground, file: file.source, line: 1, construction: "", module: module)
        ]
    }

    /// The previews of a file; of several with one name, the second gets the number 2, and so on.
    private func previews(of file: SourceReport) -> [RunnableScene] {
        file.previews.enumerated().map { index, preview in
            let number = file.previews[..<index].count { $0.name == preview.name } + 1
            return RunnableScene(
                name: number == 1 ? preview.name : "\(preview.name) \(number)", kind: .preview, file: file.source,
                line: preview.line, construction: "\(preview.function)()", module: module,
                size: preview.traits.size.flatMap { $0.count == 2 ? $0 : nil },
                isLandscape: preview.traits.isLandscape)
        }
    }

    /// Classes that could be shown but cannot be created, with their initialisers.
    var unmakeable: [String: [String]] {
        let found = files.flatMap(\.types).filter(isVisible).filter { type in
            kind(of: type).map { construction(of: type, as: $0) == nil } ?? false
        }
        return Dictionary(
            found.map { type in
                let inits = type.initializers.filter { !$0.convenience && !$0.required }
                return (type.qualifiedName, inits.map { "init(" + $0.labels.map { $0 + ":" }.joined() + ")" })
            }, uniquingKeysWith: { first, _ in first })
    }

    /// An explanation of why no class can be shown.
    var absence: String {
        if let (name, inits) = unmakeable.min(by: { $0.key < $1.key }) {
            return "\(name) cannot be created without arguments (\(inits.joined(separator: " or "))); add an init()"
        }
        for file in files {
            let classes = file.types.filter { $0.kind == .class && kind(of: $0) != nil }
            if let hidden = classes.first(where: { !isVisible($0) }) {
                let reason = hidden.generic ? "generic" : "private, or inside a private or generic type"
                return "\(hidden.qualifiedName) is \(reason); show a class that creates one"
            }
            guard let found = classes.first, let framework = file.isForSwiftUI ? "SwiftUI" : file.framework else {
                continue
            }
            return "\(found.qualifiedName) is in a file that uses \(framework), which Quartzite does not have"
        }
        if files.contains(where: { ($0.imports + $0.missingModules).contains("SwiftUI") }) {
            return "this is SwiftUI code; only UIKit views and view controllers can be shown"
        }
        let absent = Set(files.flatMap(\.missingModules)).filter { !ExternalModule.isApple($0) }.sorted()
        let lack =
            absent.isEmpty
            ? "" : "; the code needs \(absent.joined(separator: ", ")), which the folder does not contain"
        return "no class inherits from UIViewController or UIView, or is an app delegate" + lack
    }

    /// The scene delegate that an app's property list would name: the only class that conforms to its protocol.
    var sceneDelegate: String? {
        let found = files.flatMap(\.types).filter(isVisible).filter { type in
            type.kind == .class
                && ancestors(of: type).contains { ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0) }
        }
        return found.count == 1 ? found[0].qualifiedName : nil
    }

    // MARK: Kinds

    private func isVisible(_ type: TypeReport) -> Bool {
        let around = types.around(type)
        return type.kind == .class && !type.generic && !type.attributes.contains("unavailable")
            && ([type] + around).allSatisfy { !$0.generic && !["private", "fileprivate"].contains($0.access) }
    }

    private func kind(of type: TypeReport) -> RunnableScene.Kind? {
        let ancestors = ancestors(of: type)
        if ancestors.contains("UIApplicationDelegate") { return .app }
        if ancestors.contains(where: Self.controllers.contains) { return .controller }
        if ancestors.contains(where: Self.views.contains) { return .view }
        return nil
    }

    /// Returns the names of all types from which a type inherits and protocols to which it conforms.
    private func ancestors(of type: TypeReport) -> [String] {
        var (pending, found) = (type.inherits[...], [String]())
        while let name = pending.popFirst() {
            if found.contains(name) { continue }
            found.append(name)
            pending += types[name]?.inherits ?? []
        }
        return found
    }

    private static let controllers: Set<String> = [
        "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
        "UICollectionViewController", "UIPageViewController", "UISplitViewController", "_ExternalViewController",
    ]
    private static let views: Set<String> = [
        "UIView", "UIControl", "UIButton", "UIImageView", "UILabel", "UIScrollView", "UIStackView", "UISlider",
        "UISwitch", "UITextField", "UITextView", "UITableView", "UISegmentedControl", "UIProgressView", "UIPageControl",
        "_ExternalView",
    ]

    // MARK: Construction

    private func construction(of type: TypeReport, as kind: RunnableScene.Kind) -> String? {
        let usable = initializers(of: type, as: kind, depth: 0).filter(\.isVisible)
        let forms: [(needed: [String], arguments: String)] =
            switch kind {
            case .app: [([], "")]
            case .controller: [([], ""), (["nibName", "bundle"], "nibName: nil, bundle: nil")] + ownForms(of: type)
            case .view: [(["frame"], "frame: frame"), ([], "")]
            case .preview, .playground: []
            }
        // The `init(coder:)` of a class that can also be created in code usually stops the program.
        let declared = ([type] + ancestors(of: type).compactMap { types[$0] }).flatMap(\.initializers)
        let isMadeInCode = declared.contains { !$0.convenience && $0.labels != ["coder"] }
        for form in forms + (isMadeInCode ? [] : [(["coder"], "coder: NSCoder()")]) {
            guard let found = usable.first(where: { $0.needed == form.needed }) else { continue }
            return "\(type.qualifiedName)(\(form.arguments))\(found.failable ? "!" : "")"
        }
        return nil
    }

    /// Returns the arguments for the initialisers of its own that a controller inherits from a class of UIKit.
    private func ownForms(of type: TypeReport) -> [(needed: [String], arguments: String)] {
        switch Self.root(of: ancestors(of: type)) {
        case "UITableViewController": [(["style"], "style: .plain")]
        case "UISplitViewController": [(["style"], "style: .doubleColumn")]
        case "UICollectionViewController":
            [(["collectionViewLayout"], "collectionViewLayout: UICollectionViewFlowLayout()")]
        case "UIPageViewController":
            [
                (
                    ["transitionStyle", "navigationOrientation"],
                    "transitionStyle: .scroll, navigationOrientation: .horizontal"
                ),
                (
                    ["transitionStyle", "navigationOrientation", "options"],
                    "transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil"
                ),
            ]
        default: []
        }
    }

    /// Returns the class of UIKit from which a controller with these ancestors inherits.
    private static func root(of ancestors: [String]) -> String {
        ancestors.first(where: controllers.contains) ?? "UIViewController"
    }

    /// Returns the initialisers that a class declares or inherits by Swift's rules.
    ///
    /// It inherits all of them if it declares no designated one, and the convenience initialisers if it overrides all
    /// designated ones.
    private func initializers(
        of type: TypeReport, as kind: RunnableScene.Kind, depth: Int
    ) -> [Initializer] {
        let superclass = type.inherits.lazy.compactMap { types[$0] }.first {
            $0.kind == .class && $0.name != type.name
        }
        let above =
            superclass.flatMap { depth < 64 ? initializers(of: $0, as: kind, depth: depth + 1) : nil }
            ?? Self.system(kind, root: Self.root(of: ancestors(of: type)))
        let own = type.initializers
        let designated = own.filter { !$0.convenience }
        if designated.isEmpty { return own + above }
        let overridesAll = above.filter { !$0.convenience && !$0.required }.allSatisfy { needed in
            designated.contains { $0.labels == needed.labels }
        }
        return own + (overridesAll ? above.filter(\.convenience) : [])
    }

    private static func system(_ kind: RunnableScene.Kind, root: String) -> [Initializer] {
        func initializer(
            _ labels: [String], needed: [String]? = nil, convenience: Bool = false, required: Bool = false
        ) -> Initializer {
            Initializer(
                labels: labels, needed: needed ?? labels, failable: required, convenience: convenience,
                required: required, access: "open")
        }
        let coder = initializer(["coder"], required: true)
        let pages = ["transitionStyle", "navigationOrientation"]
        return switch kind {
        case .app: [initializer([])]
        case .controller where root == "UIPageViewController":
            [initializer(pages + ["options"], needed: pages), coder]
        case .controller where root == "UINavigationController":
            [
                initializer(["nibName", "bundle"]), initializer(["rootViewController"]),
                initializer(["navigationBarClass", "toolbarClass"]), coder, initializer([], convenience: true),
            ]
        case .controller: [initializer(["nibName", "bundle"]), coder, initializer([], convenience: true)]
        case .view: [initializer(["frame"]), coder, initializer([], convenience: true)]
        case .preview, .playground: []
        }
    }
}
