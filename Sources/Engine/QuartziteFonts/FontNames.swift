import Synchronization

/// The styles of the names that were looked up, because code names the same few fonts again and again.
enum FontNames {
    /// The number of names after which all are released.
    private static let limit = 512

    private static let known = Mutex<[String: FontStyle?]>([:])

    static func style(of name: String) -> FontStyle? {
        if let style = known.withLock({ $0[name] }) { return style }
        let style = FontStyle(lookingUp: name)
        known.withLock {
            if $0.count >= limit { $0 = [:] }
            $0[name] = .some(style)
        }
        return style
    }

    /// Removes all names, because other fonts are available.
    static func removeAll() { known.withLock { $0 = [:] } }
}
