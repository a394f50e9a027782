import QuartziteUIElements

// The system sounds of AudioToolbox. A film has no sound, so sounds are loaded and played without effect.

/// A number that identifies a system sound.
public typealias SystemSoundID = UInt32
/// A number that identifies a property of a system sound.
public typealias AudioServicesPropertyID = UInt32

/// The sound that vibrates a phone.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
/// The status of functions that succeed.
public let kAudioServicesNoError: OSStatus = 0
/// The status of functions that are given a sound that does not exist.
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1501
/// The status of functions that fail for an unspecified reason.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The system sounds that a scene has created.
private final class SystemSounds {
    var last: SystemSoundID = 0x1000
    var known: Set<SystemSoundID> = []

    static var current: SystemSounds { SceneContext.current.object(of: SystemSounds.self) { SystemSounds() } }
}

/// Creates a sound of a file, and stores its number; returns an error if the file does not exist.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard FileManager.default.fileExists(atPath: inFileURL.path) else {
        return kAudioServicesSystemSoundUnspecifiedError
    }
    let sounds = SystemSounds.current
    sounds.last += 1
    sounds.known.insert(sounds.last)
    outSystemSoundID.pointee = sounds.last
    return kAudioServicesNoError
}

/// Disposes of a sound; returns an error if it was not created, or was disposed of before.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.current.known.remove(inSystemSoundID) == nil
        ? kAudioServicesBadSystemSoundIDError : kAudioServicesNoError
}

/// Has no effect, because a film has no sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Has no effect, because a film has no sound.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Calls a closure on the main queue, as if the sound, which a film does not have, had ended at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Calls a closure on the main queue, as if the sound, which a film does not have, had ended at once.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
