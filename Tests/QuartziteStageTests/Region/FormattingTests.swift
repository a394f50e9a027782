import QuartziteStage
import Testing
import UIKit

/// The output of formatters in a file that imports only UIKit.
@MainActor @Suite("Formatters follow the stage's time zone and locale") struct FormattingTests {
    private final class Scene: UIViewController {
        var write: () -> [String] = { [] }
        var texts: [String] = []
        override func viewDidLoad() { texts = write() }
    }

    /// Returns what a stage's code writes, with ordinary spaces.
    private func written(_ zone: String, _ locale: String, _ write: @escaping () -> [String]) throws -> [String] {
        let stage = Stage(
            size: CGSize(width: 10, height: 10), scale: 1, timeZone: try #require(TimeZone(identifier: zone)),
            locale: Locale(identifier: locale)
        ) {
            let scene = Scene()
            scene.write = write
            return scene
        }
        return try #require(stage.rootViewController as? Scene).texts.map {
            $0.replacing("\u{202f}", with: " ").replacing("\u{a0}", with: " ")
        }
    }

    private func dates() -> [String] {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        return [
            formatter.string(from: Date()),
            DateFormatter.localizedString(from: Date(), dateStyle: .short, timeStyle: .none),
            Date().formatted(), Date().formatted(date: .long, time: .omitted), Date().formatted(.dateTime.weekday()),
            Date.FormatStyle(date: .omitted, time: .shortened).format(Date()),
        ]
    }

    @Test("Dates have the format of the United States") func american() throws {
        #expect(
            try written("UTC", "en_US", dates) == [
                "Jan 9, 2007 at 9:41 AM", "1/9/07", "1/9/2007, 9:41 AM", "January 9, 2007", "Tue", "9:41 AM",
            ])
    }

    @Test("Dates have the format of Germany") func german() throws {
        #expect(
            try written("Europe/Berlin", "de_DE", dates) == [
                "09.01.2007, 10:41", "09.01.07", "9.1.2007, 10:41", "9. Januar 2007", "Di", "10:41",
            ])
    }

    private func numbers() -> [String] {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        return [
            formatter.string(from: 1234.5) ?? "",
            NumberFormatter.localizedString(from: 0.5, number: .decimal), 1234.5.formatted(), 12345.formatted(),
            0.25.formatted(.percent), 1234.formatted(.number), 2.5.formatted(.currency(code: "EUR")),
            String.localizedStringWithFormat("%.1f", 1.5), String(format: "%.1f", 1.5), CGFloat(1.5).formatted(),
            ["a", "b", "c"].formatted(),
        ]
    }

    @Test("Numbers have the format of the United States") func americanNumbers() throws {
        #expect(
            try written("UTC", "en_US", numbers) == [
                "$1,234.50", "0.5", "1,234.5", "12,345", "25%", "1,234", "€2.50", "1.5", "1.5", "1.5", "a, b, and c",
            ])
    }

    @Test("Numbers have the format of Germany") func germanNumbers() throws {
        #expect(
            try written("UTC", "de_DE", numbers) == [
                "1.234,50 €", "0,5", "1.234,5", "12.345", "25 %", "1.234", "2,50 €", "1,5", "1.5", "1,5",
                "a, b und c",
            ])
    }

    @Test("Settings of a formatter or style take precedence over the stage's") func told() throws {
        let written = try written("UTC", "de_DE") {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = "EEEE HH:mm"
            formatter.timeZone = TimeZone(secondsFromGMT: 3600)
            return [formatter.string(from: Date()), 0.5.formatted(.number.locale(Locale(identifier: "en_US")))]
        }
        #expect(written == ["Tuesday 10:41", "0.5"])
    }

    @Test("Relative dates are relative to the stage's date") func relative() throws {
        let written = try written("UTC", "en_US") {
            [
                Date(timeIntervalSinceNow: 7200).formatted(.relative(presentation: .numeric)),
                Date(timeIntervalSinceNow: -86_400).formatted(.relative(presentation: .named)),
            ]
        }
        #expect(written == ["in 2 hours", "yesterday"])
    }

    @Test("Strings are compared and converted in the stage's locale") func texts() throws {
        let (small, capital, other, numbers) = ("i", "I", "z", ["a2", "a10"])
        let compare = {
            [
                "\(other.localizedCompare("ö").rawValue)",
                "\(numbers[0].localizedStandardCompare(numbers[1]).rawValue)",
                small.localizedUppercase, capital.localizedLowercase,
            ]
        }
        #expect(try written("UTC", "en_US", compare) == ["1", "-1", "I", "i"])
        #expect(try written("UTC", "tr_TR", compare) == ["1", "-1", "İ", "ı"])
        // In Swedish, ö is the last letter.
        #expect(try written("UTC", "sv_SE", compare) == ["-1", "-1", "I", "i"])
    }
}
