import QuartziteCommandLine

/// A class or a preview that can be shown, with the code that creates an instance.
struct RunnableScene: Equatable {
    enum Kind: String, Encodable {
        case app
        case controller = "view controller"
        case view
        case preview
        case playground = "playground page"
    }

    /// The name, with that of the module if several modules have a scene of this name.
    var name: String
    let kind: Kind
    let file: String
    let line: Int
    /// The Swift expression that creates an instance; for views, it can refer to the frame as `frame`.
    let construction: String
    /// Whether other classes in the sources inherit from it.
    var isBase = false
    /// The name of the module that contains it.
    var module = ""
    /// Whether an attribute makes it the app's delegate, such as `@main`.
    var isMain = false

    /// The width and the height in points that a preview names.
    var size: [Double]?
    /// Whether a preview is shown in landscape.
    var isLandscape = false

    /// Returns the statement that registers the scene in the compiled program.
    func registration(sceneDelegate: String?) -> String {
        switch kind {
        case .app:
            let delegate = sceneDelegate.map { ", sceneDelegate: \($0).self" } ?? ""
            return "program.addApp(\(swiftLiteral(name))\(delegate)) { \(construction) }"
        case .controller: return "program.addController(\(swiftLiteral(name))) { \(construction) }"
        case .preview:
            let size = size.map { ", size: CGSize(width: \($0[0]), height: \($0[1]))" } ?? ""
            let orientation = isLandscape ? ", isLandscape: true" : ""
            return "program.addPreview(\(swiftLiteral(name))\(size)\(orientation)) { \(construction) }"
        case .playground: return "program.addPlayground(\(swiftLiteral(name))) { _ = quartzitePage(0, nil) }"
        case .view: return "program.addView(\(swiftLiteral(name))) { frame in \(construction) }"
        }
    }
}
