import QuartziteXcodeProject

/// A set of Swift files that are compiled as one module.
struct SourceModule {
    /// The name with which other modules import the module.
    let name: String
    /// The paths of the Swift files, in order.
    var files: [String]
    /// Whether the module is an app's own module.
    var isApplication = false
    /// The names of the modules that this one requires, in order.
    var dependencies: [String] = []
    /// The settings that decide how the files are rewritten.
    var settings = Rewriting.Settings()
    /// The modules whose imports are removed because their files belong to this module.
    var merged: [String] = []
    /// The Swift version that the project sets, if today's Xcode no longer compiles it.
    var obsoleteVersion: String?
    /// Whether the compiler records what each file depends on, so that an edit compiles only what it affects; true by
    /// default.
    var isIncremental = true
    /// The name of the package whose modules see what this one declares as `package`; "program" by default.
    ///
    /// For a module of a checkout, it is the path of what declares the module, which no two packages share.
    var packageName = "program"

    /// The code with the symbols of the module's asset catalogs; nil if there are none.
    var assetSymbols: String?
    /// The code with the classes of the module's data models; nil if there are none.
    var modelClasses: String?

    init(name: String, files: [String]) {
        (self.name, self.files) = (name, files)
    }

    /// Creates a module of a checkout.
    ///
    /// - Parameters:
    ///   - name: The name for imports, which differs from the module's if Quartzite has a module of that name.
    ///   - shown: Returns the path of a file as messages show it.
    init(_ module: CheckoutModule, name: String, shown: (String) -> String) {
        self.name = name
        files = module.swiftFiles.map(shown)
        isApplication = module.isApplication
        packageName = module.origin.path
        dependencies = module.dependencies
        settings.conditions = module.swift.compilationConditions + Self.conditions(of: module.origin)
        settings.features = module.swift.upcomingFeatures + module.swift.experimentalFeatures
        settings.dropsMissingImports = true
        if module.swift.isSwift4 { settings.languageMode = 4 }
        assetSymbols = AssetSymbols(module)?.source
        if module.swift.isObsolete { obsoleteVersion = module.swift.languageVersion ?? "2 or earlier" }
    }

    /// Returns the conditions that the tool sets which builds the module.
    private static func conditions(of origin: CheckoutModule.Origin) -> [String] {
        switch origin {
        case .package: ["SWIFT_PACKAGE", "DEBUG"]
        case .podspec: ["COCOAPODS", "DEBUG"]
        case .project, .folder: []
        }
    }

    /// The compiler's options for the settings.
    ///
    /// Features that make the compiler refuse more code are left out, because the rewritten code need not follow them.
    var compilerOptions: [String] {
        let conditions = settings.conditions.filter(Self.isName).flatMap { ["-D", $0] }
        return conditions + ["-package-name", packageName]
            + settings.features.filter(Self.permissive.contains).flatMap { ["-enable-upcoming-feature", $0] }
    }

    private static let permissive: Set<String> = [
        "BareSlashRegexLiterals", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        "IsolatedDefaultValues", "RegionBasedIsolation",
    ]

    /// Whether a condition is an identifier, and not a value such as `NAME=1`.
    private static func isName(_ condition: String) -> Bool {
        condition.first?.isNumber == false && condition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
