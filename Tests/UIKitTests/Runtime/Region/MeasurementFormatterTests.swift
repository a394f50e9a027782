import Testing
import UIKit

@MainActor @Suite("Measurements and lists in words") struct MeasurementFormatterTests {
    private func text<U: Dimension>(
        _ value: Double, _ unit: U, _ locale: String = "en_US",
        _ change: (UIKit.MeasurementFormatter) -> Void = { _ in }
    ) -> String {
        let formatter = UIKit.MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        change(formatter)
        return formatter.string(from: Measurement(value: value, unit: unit))
    }

    @Test("Units are those of the locale, unless others are wanted")
    func units() {
        #expect(text(3, UnitLength.kilometers) == "1.864 mi")
        #expect(text(3, UnitLength.kilometers, "de_DE") == "3 km")
        #expect(text(37, UnitTemperature.celsius) == "98.6°F")
        #expect(text(21.26, UnitTemperature.celsius) { $0.unitOptions = .providedUnit } == "21.26°C")
        #expect(text(21, UnitTemperature.celsius, "de_DE") { $0.unitOptions = .temperatureWithoutUnit } == "21°")
        #expect(text(5000, UnitLength.meters, "de_DE") { $0.unitOptions = .naturalScale } == "5 km")
    }

    @Test("Units are written in the wanted style")
    func styles() {
        #expect(text(2, UnitLength.kilometers, "en_GB") { $0.unitStyle = .long } == "2 kilometers")
        #expect(text(1, UnitMass.kilograms, "en_GB") { $0.unitStyle = .long } == "1 kilogram")
        #expect(text(2, UnitMass.kilograms, "en_GB") { $0.unitStyle = .short } == "2kg")
        #expect(
            text(2.345, UnitMass.kilograms, "en_GB") { $0.numberFormatter.maximumFractionDigits = 1 } == "2.3 kg")
    }

    @Test("Lists are joined in the locale")
    func lists() {
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: [1, 2]) == "1 und 2")
        #expect(formatter.string(from: []) == "")
    }

    @Test("Shared values are kept for the run")
    func sharedValues() {
        SceneContext().run {
            let store = NSUbiquitousKeyValueStore.default
            store.set("koi", forKey: "fish")
            store.set(true, forKey: "isOld")
            store.set(3.5, forKey: "length")
            #expect(NSUbiquitousKeyValueStore.default.string(forKey: "fish") == "koi" && store.synchronize())
            #expect(store.bool(forKey: "isOld") && store.double(forKey: "length") == 3.5)
            store.removeObject(forKey: "fish")
            #expect(store.string(forKey: "fish") == nil && store.longLong(forKey: "missing") == 0)
        }
    }
}
