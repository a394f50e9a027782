/// The plural categories of languages.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other

    /// Creates the category of an integer, according to the rules of the Unicode CLDR.
    ///
    /// - Parameters:
    ///   - count: The integer; its sign has no effect.
    ///   - language: A language tag such as `pt-BR`. Languages without a rule here use that of English.
    package init(_ count: Int, language: String) {
        let n = count.magnitude
        let code = String(language.split { $0 == "-" || $0 == "_" }.first ?? "").lowercased()
        self =
            switch code {
            case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "jv", "km": .other
            case "fr", "pt", "hi", "bn", "fa", "gu", "kn", "am", "zu", "hy":
                language.lowercased().hasPrefix("pt-pt") ? Self.germanic(n) : n <= 1 ? .one : .other
            case "ru", "uk", "be": Self.slavic(n, rest: .many)
            case "sr", "hr", "bs": Self.slavic(n, rest: .other)
            case "pl": n == 1 ? .one : Self.slavic(n, rest: .many) == .few ? .few : .many
            case "cs", "sk": n == 1 ? .one : (2...4).contains(n) ? .few : .other
            case "sl": [1: .one, 2: .two, 3: .few, 4: .few][n % 100] ?? .other
            case "lt", "lv": Self.baltic(n, code)
            case "ro": n == 1 ? .one : n == 0 || (1...19).contains(n % 100) ? .few : .other
            case "ar": Self.arabic(n)
            case "he", "iw": n == 1 ? .one : n == 2 ? .two : .other
            case "ga":
                n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
            case "is", "mk": n % 10 == 1 && n % 100 != 11 ? .one : .other
            default: Self.germanic(n)
            }
    }

    private static func germanic(_ n: UInt) -> Self { n == 1 ? .one : .other }

    private static func slavic(_ n: UInt, rest: Self) -> Self {
        if n % 10 == 1, n % 100 != 11 { return .one }
        return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : rest
    }

    private static func baltic(_ n: UInt, _ code: String) -> Self {
        let isTeen = (11...19).contains(n % 100)
        if code == "lv" { return n % 10 == 0 || isTeen ? .zero : n % 10 == 1 ? .one : .other }
        return isTeen || n % 10 == 0 ? .other : n % 10 == 1 ? .one : .few
    }

    private static func arabic(_ n: UInt) -> Self {
        switch n {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: (3...10).contains(n % 100) ? .few : (11...99).contains(n % 100) ? .many : .other
        }
    }
}
