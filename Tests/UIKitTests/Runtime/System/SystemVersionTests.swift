import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

// Without Foundation and QuartzCore, whose members would be preferred.

@MainActor @Suite("The version of the system")
struct SystemVersionTests {
    private func run(_ version: OperatingSystemVersion?, _ body: () -> Void) {
        var settings = SceneSettings()
        if let version { settings.systemVersion = version }
        SceneContext(settings: settings).run { body() }
    }

    @Test("The device and the process name the version that the host chose, and by default that of the look")
    func names() {
        run(nil) {
            #expect(UIDevice.current.systemVersion == "18.0")
            #expect(ProcessInfo.processInfo.operatingSystemVersionString == "Version 18.0")
            #expect(ProcessInfo.processInfo.operatingSystemVersion.majorVersion == 18)
        }
        run(OperatingSystemVersion(majorVersion: 17, minorVersion: 5, patchVersion: 1)) {
            #expect(UIDevice.current.systemVersion == "17.5.1")
            #expect(ProcessInfo.processInfo.operatingSystemVersion.minorVersion == 5)
        }
    }

    @Test(
        "A version is available if it is not later than the system's",
        arguments: [
            ([17, 5, 0], true), ([17, 4, 9], true), ([16, 9, 9], true), ([17, 5, 1], false), ([17, 6, 0], false),
            ([18, 0, 0], false),
        ])
    func availability(version: [Int], isAvailable: Bool) {
        run(OperatingSystemVersion(majorVersion: 17, minorVersion: 5, patchVersion: 0)) {
            #expect(_isAvailable(version[0], version[1], version[2]) == isAvailable)
            let asked = OperatingSystemVersion(
                majorVersion: version[0], minorVersion: version[1], patchVersion: version[2])
            #expect(ProcessInfo.processInfo.isOperatingSystemAtLeast(asked) == isAvailable)
        }
    }
}
