import Testing

@testable import QuartzCore

@Suite("Delays of sleeps whose end the machine's clock tells") struct SleepDelayTests {
    @Test("The roundest duration that explains what is left is meant") func rounding() {
        #expect(SleepDelay.round(0.249_98, passed: 0.000_05) == 0.25)
        #expect(SleepDelay.round(0.9995, passed: 0.002) == 1)
        #expect(SleepDelay.round(0.2413, passed: 0.02) == 0.25)
        #expect(abs(SleepDelay.round(0.0163, passed: 0.000_01) - 0.0163) < 1e-9)
        #expect(abs(SleepDelay.round(0.016_66, passed: 0.000_01) - 0.0167) < 1e-9)
    }

    @Test("A sleep is not taken for one that is longer than the time that has passed explains") func bounds() {
        #expect(abs(SleepDelay.round(0.0899, passed: 0.000_02) - 0.0899) < 1e-9)
        #expect(abs(SleepDelay.round(0.2405, passed: 0.000_8) - 0.241) < 1e-9)
    }

    @Test("What has passed or never comes stays so") func limits() {
        #expect(SleepDelay.round(-1, passed: 0.1) == 0 && SleepDelay.round(0, passed: 0.1) == 0)
        #expect(SleepDelay.round(1e20, passed: 0.1) == 1e20)
    }
}
