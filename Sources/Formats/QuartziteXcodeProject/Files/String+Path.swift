extension String {
    /// The last component of a path.
    var lastPathComponent: String {
        let path = utf8.last == UInt8(ascii: "/") ? dropLast() : self[...]
        return String(path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path)
    }

    /// The path without its last component; empty if it has only one.
    var parentFolder: String {
        let path = utf8.last == UInt8(ascii: "/") ? dropLast() : self[...]
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == startIndex ? "/" : String(path[..<slash])
    }

    /// The lowercase extension of the last component; empty if it has none.
    var fileExtension: String {
        let name = lastPathComponent
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The last component without its extension.
    var fileName: String {
        let name = lastPathComponent
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
