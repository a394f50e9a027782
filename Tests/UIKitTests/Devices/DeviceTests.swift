import TestSupport
import Testing
import UIKit

@MainActor @Suite("Devices that films lack")
struct DeviceTests {
    @Test("System sounds are created and disposed of, and need an existing file")
    func sounds() throws {
        try withTemporaryFolder { folder in
            let file = URL(filePath: folder + "/tap.wav")
            var (first, second): (SystemSoundID, SystemSoundID) = (0, 0)
            #expect(AudioServicesCreateSystemSoundID(file as CFURL, &first) != kAudioServicesNoError && first == 0)
            try Data().write(to: file)
            #expect(AudioServicesCreateSystemSoundID(file as CFURL, &first) == kAudioServicesNoError)
            AudioServicesCreateSystemSoundID(file as CFURL, &second)
            #expect(first != 0 && first != second)
            AudioServicesPlaySystemSound(first)
            #expect(AudioServicesDisposeSystemSoundID(first) == kAudioServicesNoError)
            #expect(AudioServicesDisposeSystemSoundID(first) == kAudioServicesBadSystemSoundIDError)
        }
    }

    @Test("The audio session keeps its settings")
    func session() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .moviePlayback, options: .mixWithOthers)
        try session.setActive(true)
        let same = AVAudioSession.sharedInstance()
        #expect(same.category == .playback && same.mode == .moviePlayback && same.categoryOptions == .mixWithOthers)
        #expect(same.outputVolume == 1 && !same.isOtherAudioPlaying)
    }

    @Test("No sensor is available, and the device neither warms up nor saves power")
    func sensors() {
        let manager = CMMotionManager()
        manager.startDeviceMotionUpdates(to: OperationQueue()) { _, _ in Issue.record("data without a sensor") }
        #expect(!manager.isDeviceMotionAvailable && !manager.isAccelerometerAvailable && manager.deviceMotion == nil)
        #expect(ProcessInfo.processInfo.thermalState == .nominal && !ProcessInfo.processInfo.isLowPowerModeEnabled)
        #expect(MPVolumeView().volumeSliderRect(forBounds: CGRect(x: 1, y: 2, width: 90, height: 50)).height == 34)
    }
}
