import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@Suite struct IntervalFormatterTests {
    private func text(_ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle, _ language: String = "en")
        -> String?
    {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = Locale(identifier: language)
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = style
        return formatter.string(from: seconds)
    }

    @Test("Lengths of time are written in the styles of Apple's systems") func lengths() {
        #expect(text(75, .positional) == "1:15" && text(3605, .positional) == "1:00:05")
        #expect(text(75, .abbreviated) == "1m 15s" && text(75, .short) == "1 min, 15 sec")
        #expect(text(75, .full) == "1 minute, 15 seconds" && text(3600, .full) == "1 hour")
        #expect(text(75, .spellOut) == "one minute, fifteen seconds" && text(75, .brief) == "1min 15sec")
        #expect(text(75, .full, "zh_CN") == "1分钟15秒钟")
    }

    @Test("Zeros are kept with padding, and the number of units can be limited") func zeros() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "01:05")
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 65) == "1 minute")
        #expect(
            DateComponentsFormatter.localizedString(from: DateComponents(month: 2), unitsStyle: .full) == "2 months")
    }

    @Test("The time between two dates is written in words, without the rest") func relative() {
        let formatter = RelativeDateTimeFormatter()
        let date = Date(timeIntervalSinceReferenceDate: 1e8)
        func words(_ seconds: Double) -> String {
            formatter.localizedString(for: date.addingTimeInterval(seconds), relativeTo: date)
        }
        #expect(words(-3600) == "1 hour ago" && words(-7100) == "1 hour ago" && words(120) == "in 2 minutes")
        formatter.dateTimeStyle = .named
        #expect(words(-86_400) == "yesterday" && words(86_400) == "tomorrow")
        formatter.dateTimeStyle = .numeric
        formatter.locale = Locale(identifier: "zh_CN")
        #expect(words(-3600) == "1小时前")
    }
}
