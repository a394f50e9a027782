import QuartziteStage
import Testing
import UIKit

/// The time zone, locale and calendar in a file that imports only UIKit.
@MainActor @Suite("A stage has its time zone, locale and calendar") struct RegionTests {
    private final class Scene: UIViewController {
        var read: () -> [String] = { [] }
        var now: [String] = []
        func schedule() {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [unowned self] _ in now = read() }
        }
    }

    private func stage(
        zone: String? = nil, locale: String? = nil, _ read: @escaping () -> [String]
    ) throws -> Stage {
        let make: @MainActor () -> UIViewController = {
            let scene = Scene()
            scene.read = read
            scene.schedule()
            return scene
        }
        let size = CGSize(width: 10, height: 10)
        guard let zone, let locale else { return Stage(size: size, scale: 1, make) }
        return Stage(
            size: size, scale: 1, timeZone: try #require(TimeZone(identifier: zone)),
            locale: Locale(identifier: locale), make)
    }

    /// Returns what a stage's code reads at 1 s.
    private func read(zone: String? = nil, locale: String? = nil, _ read: @escaping () -> [String]) throws
        -> [String]
    {
        let stage = try stage(zone: zone, locale: locale, read)
        stage.advance(to: 1)
        return try #require(stage.rootViewController as? Scene).now
    }

    private func settings() -> [String] {
        [
            TimeZone.current.identifier, TimeZone.autoupdatingCurrent.identifier, NSTimeZone.local.identifier,
            NSTimeZone.default.identifier, NSTimeZone.system.identifier, Calendar.current.timeZone.identifier,
            Calendar(identifier: .gregorian).timeZone.identifier, Locale.current.identifier,
            Locale.autoupdatingCurrent.identifier, NSLocale.current.identifier,
            Calendar.current.locale?.identifier ?? "", Locale.preferredLanguages.first ?? "",
        ]
    }

    @Test("The time zone is UTC and the locale en_US by default, on any machine") func defaults() throws {
        let found = try read(settings)
        #expect(
            found
                == Array(repeating: "GMT", count: 7) + ["en_US", "en_US", "en_US", "en_US", "en-US"])
    }

    @Test("A stage uses the time zone and locale that are set") func chosen() throws {
        let found = try read(zone: "Asia/Tokyo", locale: "de_DE", settings)
        #expect(
            found
                == Array(repeating: "Asia/Tokyo", count: 7) + ["de_DE", "de_DE", "de_DE", "de_DE", "de-DE"])
    }

    @Test("Stages in one process have separate settings") func apart() throws {
        let first = try stage(zone: "Asia/Tokyo", locale: "ja_JP", settings)
        let second = try stage(zone: "America/New_York", locale: "en_GB", settings)
        for time in 1...3 {
            for (stage, zone) in [(first, "Asia/Tokyo"), (second, "America/New_York")] {
                stage.advance(to: Double(time))
                #expect(try #require(stage.rootViewController as? Scene).now.first == zone)
            }
        }
    }

    @Test("Code can set the default time zone for one run of a stage") func setting() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let found = try read {
            NSTimeZone.default = zone
            return [TimeZone.current.identifier, Calendar.current.timeZone.identifier]
        }
        #expect(found == ["Europe/Berlin", "Europe/Berlin"])
        #expect(try read { [TimeZone.current.identifier] } == ["GMT"])
    }

    @Test("The offset from UTC is by default that of the stage's date") func offsets() throws {
        let found = try read(zone: "America/New_York", locale: "en_US") {
            let zone = TimeZone.current
            return [
                String(zone.secondsFromGMT()), zone.abbreviation() ?? "", String(zone.isDaylightSavingTime()),
                String(zone.daylightSavingTimeOffset()),
                zone.nextDaylightSavingTimeTransition?.formatted(.iso8601) ?? "",
            ]
        }
        #expect(found == ["-18000", "EST", "false", "0.0", "2007-03-11T07:00:00Z"])
    }

    @Test("The current day is that of the stage's date") func today() throws {
        let found = try read {
            let calendar = Calendar.current
            return [-1, 0, 1].map { days in
                let date = Date(timeIntervalSinceNow: 86_400 * days)
                return [
                    calendar.isDateInYesterday(date), calendar.isDateInToday(date), calendar.isDateInTomorrow(date),
                ].description
            }
        }
        #expect(found == ["[true, false, false]", "[false, true, false]", "[false, false, true]"])
    }
}
