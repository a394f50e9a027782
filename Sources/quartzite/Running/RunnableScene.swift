import QuartziteCommandLine

/// A class that can be shown, and how it is made.
struct RunnableScene: Equatable {
    enum Kind: String {
        case app
        case controller = "view controller"
        case view
    }

    let name: String
    let kind: Kind
    let file: String
    let line: Int
    /// Swift that makes one; in a view's, `frame` is the place it gets.
    let construction: String
    /// Whether other classes among the sources inherit from it.
    var isBase = false

    /// The statement by which the compiled program learns of it.
    func registration(sceneDelegate: String?) -> String {
        switch kind {
        case .app:
            let delegate = sceneDelegate.map { ", sceneDelegate: \($0).self" } ?? ""
            return "program.addApp(\(quoted(name))\(delegate)) { \(construction) }"
        case .controller: return "program.addController(\(quoted(name))) { \(construction) }"
        case .view: return "program.addView(\(quoted(name))) { frame in \(construction) }"
        }
    }
}
