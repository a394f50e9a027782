import Testing

@Suite("The environment's locale reaches nothing")
struct LocaleTests {
    /// Expressions that follow the locale of the process, and those for which a locale must be given.
    static let expressions = [
        "Locale.current", "NSLocale.current", "Calendar.current", "setlocale(", "localeconv(", "newlocale(",
        "localizedStringWithFormat(", ".localizedCompare(", ".localizedCaseInsensitiveCompare(",
        ".localizedStandardCompare(", ".localizedCaseInsensitiveContains(", ".localizedStandardContains(",
        ".localizedUppercase", ".localizedLowercase", ".localizedCapitalized", "uppercased(with:", "lowercased(with:",
        "capitalized(with:", "NumberFormatter(", "DateFormatter(", "MeasurementFormatter(", "ByteCountFormatter(",
        ".formatted(", "locale: .current", "Scanner(string:", ".current.locale",
    ]
    /// Functions of C that read or print numbers, change the case of letters or compare texts by the C library's locale.
    static let functions: Set<String> = [
        "strtod", "strtof", "strtold", "atof", "sscanf", "fscanf", "scanf", "strcoll", "strxfrm", "strftime", "toupper",
        "tolower", "isalpha", "isalnum", "isspace", "isupper", "islower", "strcasecmp", "strncasecmp",
    ]

    /// The files that take the locale from a view, or from the stage by names that UIKit declares again.
    static let allowed = [
        "Sources/UIKit/QuartziteUIFoundation/Region/", "Sources/UIKit/QuartziteUIDrawing/Text/Detection/DateText.swift",
        "Sources/UIKit/QuartziteUIElements/Controls/Calendar/", "Sources/UIKit/QuartziteUIElements/Controls/Picker/",
        "Sources/UIKit/QuartziteUIFoundation/Sorting/NSSortDescriptor+Key.swift",
        "Sources/Frameworks/_StoreKit/SKPaymentQueue.swift",
        "Sources/Frameworks/_UserNotifications/UNNotificationRequest.swift",
    ]

    private static let files = SourceFile.sources + SourceFile.tools.filter { !$0.path.contains("/Tests/") }

    @Test("Numbers, dates and letters are not read, printed or compared by the environment's locale")
    func calls() {
        for file in Self.files where !Self.allowed.contains(where: { file.path.hasPrefix($0) }) {
            for (index, line) in file.code.enumerated() {
                for name in Self.expressions where line.contains(name) && !line.contains("func ") {
                    Issue.record("\(file):\(index + 1) uses \(name); name a locale")
                }
                for name in freeCalls(in: line) where Self.functions.contains(name) {
                    Issue.record("\(file):\(index + 1) calls \(name), which follows the locale")
                }
            }
        }
        #expect(Self.files.count > 1000 && Self.files.contains { $0.path.hasPrefix("Tools/") })
    }

    @Test(
        "A decimal number is never parsed with the locale that stands for C's, which takes the environment's separator")
    func decimals() {
        for file in Self.files {
            for (index, line) in file.code.enumerated() where line.contains(/Decimal\(string:.*locale:/) {
                Issue.record("\(file):\(index + 1) parses a number with a locale")
            }
        }
        #expect(Self.files.contains { $0.code.contains { $0.contains("Decimal(string:") } })
    }

    @Test("Scripts that sort or compute fix the locale")
    func scripts() {
        let commands = #/\bsort -|\bprintf .*%[0-9.]*f|\bTIMEFORMAT=|\bawk .*print.* [*/+-] /#
        for file in SourceFile.scripts where file.lines.first?.hasSuffix("bash") == true {
            let reads = file.lines.contains { !$0.hasPrefix("#") && $0.contains(commands) }
            #expect(!reads || file.lines.contains("export LC_ALL=C"), "\(file) does not export LC_ALL=C")
        }
        #expect(SourceFile.scripts.contains { $0.lines.contains("export LC_ALL=C") })
    }
}
