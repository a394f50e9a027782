import QuartziteUIElements

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let avAudioSession = ObservableKeys(
        of: AVAudioSession.self,
        [
            "category": \.category, "categoryOptions": \.categoryOptions, "isOtherAudioPlaying": \.isOtherAudioPlaying,
            "mode": \.mode, "outputVolume": \.outputVolume,
            "secondaryAudioShouldBeSilencedHint": \.secondaryAudioShouldBeSilencedHint,
        ])
    private static let cmAccelerometerData = ObservableKeys(
        of: CMAccelerometerData.self, ["acceleration": \.acceleration])
    private static let cmAttitude = ObservableKeys(
        of: CMAttitude.self, ["pitch": \.pitch, "roll": \.roll, "yaw": \.yaw])
    private static let cmDeviceMotion = ObservableKeys(
        of: CMDeviceMotion.self,
        [
            "attitude": \.attitude, "gravity": \.gravity, "rotationRate": \.rotationRate,
            "userAcceleration": \.userAcceleration,
        ])
    private static let cmMotionManager = ObservableKeys(
        of: CMMotionManager.self,
        [
            "accelerometerData": \.accelerometerData, "accelerometerUpdateInterval": \.accelerometerUpdateInterval,
            "deviceMotion": \.deviceMotion, "deviceMotionUpdateInterval": \.deviceMotionUpdateInterval,
            "gyroUpdateInterval": \.gyroUpdateInterval, "isAccelerometerActive": \.isAccelerometerActive,
            "isAccelerometerAvailable": \.isAccelerometerAvailable, "isDeviceMotionActive": \.isDeviceMotionActive,
            "isDeviceMotionAvailable": \.isDeviceMotionAvailable, "isGyroActive": \.isGyroActive,
            "isGyroAvailable": \.isGyroAvailable, "isMagnetometerAvailable": \.isMagnetometerAvailable,
        ])
    private static let mpVolumeView = ObservableKeys(
        of: MPVolumeView.self,
        [
            "areWirelessRoutesAvailable": \.areWirelessRoutesAvailable,
            "isWirelessRouteActive": \.isWirelessRouteActive, "showsRouteButton": \.showsRouteButton,
            "showsVolumeSlider": \.showsVolumeSlider,
        ])

    /// The properties of classes in the folder Devices.
    static let servicesDevices: [ObservableKeys] = [
        avAudioSession, cmAccelerometerData, cmAttitude, cmDeviceMotion, cmMotionManager, mpVolumeView,
    ]
}

extension AVAudioSession: ListedObject {}
extension CMAccelerometerData: ListedObject {}
extension CMAttitude: ListedObject {}
extension CMDeviceMotion: ListedObject {}
extension CMMotionManager: ListedObject {}
