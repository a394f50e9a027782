import Testing

@testable import QuartziteSceneRuntime

@Suite("Delays of sleeps that end at a time of the machine's clock") struct SleepDelayTests {
    @Test("The delay is the roundest duration that explains the remaining time") func rounding() {
        #expect(SleepDelay.round(0.249_98, passed: 0.000_05) == 0.25)
        #expect(SleepDelay.round(0.9995, passed: 0.002) == 1)
        #expect(SleepDelay.round(0.2413, passed: 0.02) == 0.25)
        #expect(abs(SleepDelay.round(0.0163, passed: 0.000_01) - 0.0163) < 1e-9)
        #expect(abs(SleepDelay.round(0.016_66, passed: 0.000_01) - 0.0167) < 1e-9)
    }

    @Test("Rounding does not exceed what the elapsed time explains") func bounds() {
        #expect(abs(SleepDelay.round(0.0899, passed: 0.000_02) - 0.0899) < 1e-9)
        #expect(abs(SleepDelay.round(0.2405, passed: 0.000_8) - 0.241) < 1e-9)
    }

    @Test("Deadlines that have passed or are far away are not rounded") func limits() {
        #expect(SleepDelay.round(-1, passed: 0.1) == 0 && SleepDelay.round(0, passed: 0.1) == 0)
        #expect(SleepDelay.round(1e20, passed: 0.1) == 1e20)
    }
}
