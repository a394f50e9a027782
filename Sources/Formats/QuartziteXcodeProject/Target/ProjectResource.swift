/// A file or folder that is copied into a bundle.
package struct ProjectResource: Hashable, Sendable {
    /// The absolute path.
    package let path: String
    /// The language whose folder contains the file, such as `de` or `Base`; nil for files of all languages.
    package let language: String?
    /// The folder in the bundle; empty for its top level.
    package let destination: String

    /// Creates a resource; without a language, its path shows whether it is localized.
    package init(path: String, language: String? = nil, destination: String = "") {
        self.path = path
        self.language = language ?? Self.language(of: path)
        self.destination = destination
    }

    /// Returns the language of the innermost `.lproj` folder that contains a path.
    static func language(of path: String) -> String? {
        let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
        return folder.map { String($0.dropLast(".lproj".count)) }
    }
}
