import QuartziteFilm
import QuartziteMedia
import QuartziteStage
import Testing
import UIKit

@testable import QuartziteCommandLine
@testable import quartzite

@Suite("Values on the command line")
struct ValueTests {
    @Test(
        "Frame rates are parsed",
        arguments: [("60", 60, 1), ("29.97", 2997, 100), ("30000/1001", 30000, 1001), ("0.5", 1, 2)])
    func frameRate(text: String, numerator: Int128, denominator: Int128) throws {
        #expect(try FrameRate(parsing: text).value == Rational(numerator, over: denominator))
    }

    @Test(
        "Impossible frame rates are refused",
        arguments: [
            "0", "-1", "nan", "inf", "241", "240.001", "1/0", "0/1", "", "/", "1/2/3", "1e2", "60fps", "59.999999",
        ])
    func badFrameRate(text: String) {
        #expect(throws: InvalidArgument.self) { try FrameRate(parsing: text) }
    }

    @Test(
        "Versions of iOS have one to three numbers", arguments: [("18", "18.0"), ("17.5", "17.5"), ("9.3.2", "9.3.2")])
    func systemVersion(text: String, shown: String) throws {
        #expect(try SystemVersionArgument(parsing: text).version.text == shown)
    }

    @Test(
        "Impossible versions of iOS are refused",
        arguments: ["", "0", "17.", ".5", "1.2.3.4", "-1", "100", "iOS 17", "１８"])
    func badSystemVersion(text: String) {
        #expect(throws: InvalidArgument.self) { try SystemVersionArgument(parsing: text) }
    }

    @Test("Places are degrees north and east", arguments: [("52.5,13.4", 52.5, 13.4), ("-33.9, 18", -33.9, 18)])
    func location(text: String, north: Double, east: Double) throws {
        let location = try LocationArgument(parsing: text).location
        #expect(location.latitude == north && location.longitude == east)
    }

    @Test(
        "Places off the globe are refused", arguments: ["", "52.5", "91,0", "0,181", "nan,0", "1,2,3", "a,b", "inf,0"])
    func badLocation(text: String) { #expect(throws: InvalidArgument.self) { try LocationArgument(parsing: text) } }

    @Test("Permissions have the names of the stage's")
    func permissions() throws {
        #expect(try PermissionArgument(parsing: "notifications").permission == .notifications)
        #expect(throws: InvalidArgument("write one of \(PermissionArgument.names)")) {
            try PermissionArgument(parsing: "everything")
        }
    }

    @Test("What the user allows and the place reach the stage, and are settings of the film")
    func grants() throws {
        let options = try AppearanceOptions.parse(
            ["--grant", "notifications", "--grant", "photos", "--location", "-33.9,18.4"])
        var configuration = StageConfiguration(size: CGSize(width: 1, height: 1))
        options.apply(to: &configuration)
        #expect(configuration.grants == [.notifications, .photos])
        #expect(configuration.location == StageLocation(latitude: -33.9, longitude: 18.4))
        #expect(
            options.settings == ["grant notifications": "on", "grant photos": "on", "location": "-33.9,18.4"])
    }

    @Test("Ranges of frames include both ends")
    func ranges() throws {
        let range = try FrameRange(parsing: "10-19")
        #expect(range.first == 10 && range.last == 19 && range.count == 10)
        #expect(try FrameRange(parsing: "7").count == 1)
    }

    @Test(
        "Impossible ranges are refused",
        arguments: ["", "-", "-5", "5-", "9-3", "1-2-3", "a-b", "0-1000000001", "1.5-2"])
    func badRange(text: String) {
        #expect(throws: InvalidArgument.self) { try FrameRange(parsing: text) }
    }

    @Test("Sizes are parsed")
    func sizes() throws {
        #expect(try PixelSize(parsing: "1280x720").description == "1280x720")
        #expect(try PixelSize(parsing: "16384X1").width == 16384)
    }

    @Test(
        "Impossible sizes are refused",
        arguments: ["0x0", "0x9", "999999x999999", "16385x1", "16384x16384", "-1x5", "1x", "x", "12", "1x2x3", "1.5x2"])
    func badSize(text: String) {
        #expect(throws: InvalidArgument.self) { try PixelSize(parsing: text) }
    }

    @Test("Thread counts and percentages are parsed")
    func workers() throws {
        #expect(try WorkerCount(parsing: "3").threads(processors: 8) == 3)
        #expect(try WorkerCount(parsing: "50%").threads(processors: 8) == 4)
        #expect(try WorkerCount(parsing: "1%").threads(processors: 8) == 1)
    }

    @Test("Impossible thread counts are refused", arguments: ["0", "-1", "257", "0%", "101%", "%", "", "half"])
    func badWorkers(text: String) {
        #expect(throws: InvalidArgument.self) { try WorkerCount(parsing: text) }
    }

    @Test(
        "Colours are parsed and premultiplied",
        arguments: [
            ("#fff", 0xffff_ffff), ("#1a2B3c", 0xff1a_2b3c), ("#ff800080", 0x8080_4000), ("transparent", 0),
            ("White", 0xffff_ffff), ("orange", 0xffff_a500), ("#00000000", 0),
        ] as [(String, UInt32)])
    func colors(text: String, pixel: UInt32) throws {
        #expect(try BackgroundColor(parsing: text).premultiplied == pixel)
    }

    @Test(
        "Impossible colours are refused",
        arguments: ["", "#", "#ff", "#ffff", "#gggggg", "ffffff", "#fffffff", "mauve-ish"])
    func badColor(text: String) {
        #expect(throws: InvalidArgument.self) { try BackgroundColor(parsing: text) }
    }

    @Test("Settings split at the first equals sign")
    func settings() throws {
        let setting = try SceneSetting(parsing: "url=a=b")
        #expect(setting.key == "url" && setting.value == "a=b")
        #expect(throws: InvalidArgument.self) { try SceneSetting(parsing: "=x") }
        #expect(throws: InvalidArgument.self) { try SceneSetting(parsing: "x") }
    }

    @Test(
        "Impossible numbers for scale and speed are refused",
        arguments: ["0", "0.001", "101", "nan", "-2", "2.0001", ""])
    func badNumber(text: String) {
        #expect(throws: InvalidArgument.self) { try PositiveNumber(parsing: text) }
    }

    @Test("Time zones are parsed", arguments: [("UTC", 0), ("Asia/Tokyo", 32_400), ("GMT+02:00", 7200)])
    func timeZone(text: String, seconds: Int) throws {
        #expect(try TimeZoneArgument(parsing: text).value.secondsFromGMT() == seconds)
    }

    @Test(
        "Impossible time zones are refused",
        arguments: ["", "Mars/Olympus", "../../etc/passwd", "/etc/localtime", "a b", "ü"])
    func badTimeZone(text: String) {
        #expect(throws: InvalidArgument.self) { try TimeZoneArgument(parsing: text) }
    }

    @Test(
        "Locales are parsed",
        arguments: [("en_US", "en_US"), ("de-DE", "de_DE"), ("ja", "ja"), ("zh_Hant_TW", "zh_Hant_TW")])
    func locale(text: String, identifier: String) throws {
        #expect(try LocaleArgument(parsing: text).value.identifier == identifier)
    }

    @Test("Impossible locales are refused", arguments: ["", "_", "klingon", "xx_US", "de DE", "de_DE.UTF-8", "é"])
    func badLocale(text: String) {
        #expect(throws: InvalidArgument.self) { try LocaleArgument(parsing: text) }
    }

    @Test("A misspelled scene name is recognized")
    func suggesting() {
        #expect(suggestions(for: "sonw", among: ["snow", "fire", "waves"]) == ["snow"])
        #expect(suggestions(for: "SNOW", among: ["fire", "snow"]) == ["snow"])
        #expect(suggestions(for: "zzzzzz", among: ["snow", "fire"]).isEmpty)
        #expect(editDistance("kitten", "sitting") == 3)
    }
}
