import Foundation
import Testing
import UIKit

@testable import QuartziteCommandLine

@Suite("Options of the appearance")
struct AppearanceTests {
    @Test("Text sizes have the names of UIKit or of SwiftUI, in any case")
    func textSizes() throws {
        #expect(try TextSizeArgument(parsing: "extraSmall").category == .extraSmall)
        #expect(try TextSizeArgument(parsing: "xxxlarge").category == .extraExtraExtraLarge)
        #expect(
            try TextSizeArgument(parsing: "accessibilityExtraExtraExtraLarge").category
                == .accessibilityExtraExtraExtraLarge)
        #expect(throws: InvalidArgument.self) { try TextSizeArgument(parsing: "huge") }
    }

    @Test("An unknown device is an error that suggests similar names")
    func devices() throws {
        guard case .device(let device) = try DeviceArgument(parsing: "iPhone17") else {
            Issue.record("no device")
            return
        }
        #expect(device.name == "iPhone 17")
        #expect(
            throws: InvalidArgument(
                "did you mean iPad Pro 11 or iPad Pro 13 or iPad Air 11? `--device list` lists all devices")
        ) {
            try DeviceArgument(parsing: "iPad Pro 1")
        }
        #expect(try DeviceArgument(parsing: "list") == .list)
    }

    @Test("A scene is drawn in dark style, larger text and from right to left")
    func frames() throws {
        let folder = FileManager.default.temporaryDirectory.path
        func hash(_ words: String) throws -> Data {
            let options = words.split(separator: " ").map(String.init)
            let result = try Tool.built.run(
                ["render", "controls", "--frames", "0-0", "--size", "160x96", "-q", "--hashes", "-"] + options,
                in: folder)
            #expect(result.status == 0, "\(result.errors)")
            return result.output
        }
        let all = try ["", "--appearance dark", "--appearance dark --increase-contrast", "--rtl"].map(hash)
        #expect(Set(all).count == 4)
        #expect(try hash("--appearance light --text-size large") == all[0])
    }

    @Test("--device list prints the devices, and --landscape requires one")
    func listing() throws {
        let folder = FileManager.default.temporaryDirectory.path
        let list = try Tool.built.run(["still", "snow", "-o", "-", "--device", "list"], in: folder)
        #expect(list.status == 0)
        #expect(String(decoding: list.output, as: UTF8.self).contains("iPhone SE           375x667 points at 2x"))
        let lost = try Tool.built.run(["still", "snow", "-o", "-", "--landscape"], in: folder)
        #expect(lost.status == 64 && lost.errors.contains("--landscape requires --device"))
    }
}
