import QuartziteDeviceServices
import UIKit

/// A session that captures pictures and sound; it never runs, because there is neither a camera nor a microphone.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The quality of pictures.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a quality from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// For photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// High.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Medium.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Low.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 640 by 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 by 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// As the inputs say.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }
    /// The quality; `high` by default; it has no effect, and another value is reported.
    open var sessionPreset = Preset.high {
        didSet { if sessionPreset != .high { unsupported("AVCaptureSession.sessionPreset") } }
    }
    /// The sources.
    open private(set) var inputs: [AVCaptureInput] = []
    /// The receivers.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Whether the session runs; always false.
    open var isRunning: Bool { false }
    /// Whether another app interrupts; always false.
    open var isInterrupted: Bool { false }

    /// Creates a session.
    public override init() {}
    /// Returns true.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Returns whether a source is new.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
    /// Adds a source.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Removes a source.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Returns whether a receiver is new.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
    /// Adds a receiver.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Removes a receiver.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Does nothing.
    open func beginConfiguration() {}
    /// Does nothing.
    open func commitConfiguration() {}
    /// Reports that it has no effect, because there is no camera.
    open func startRunning() { DeviceServices.report("AVCaptureSession", "there is neither a camera nor a microphone") }
    /// Does nothing.
    open func stopRunning() {}
}

/// A source of pictures or sound.
open class AVCaptureInput: NSObject {}

/// A camera or a microphone as a source.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The camera or the microphone.
    public let device: AVCaptureDevice
    /// Creates a source.
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// A receiver of pictures or sound, which receives none.
open class AVCaptureOutput: NSObject {
    /// The connections; none.
    open var connections: [AVCaptureConnection] { [] }
    /// Returns nil.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A connection from a source to a receiver; there is never one.
open class AVCaptureConnection: NSObject {
    /// Whether the connection is used.
    open var isEnabled = true
    /// How pictures are turned.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Whether pictures are mirrored.
    open var isVideoMirrored = false
    /// Whether pictures can be turned.
    open var isVideoOrientationSupported: Bool { false }
    /// Whether pictures can be mirrored.
    open var isVideoMirroringSupported: Bool { false }
    override init() {}
}

/// How pictures are turned; raw values are Apple's.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// To the right.
    case landscapeRight = 3
    /// To the left.
    case landscapeLeft = 4
}

/// A layer in place of the picture of a camera: its colour is dark, and it shows that there is no camera.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session; nil by default.
    open var session: AVCaptureSession? { didSet { showPicture() } }
    /// How the picture fills the layer; it has no effect, and another value than `resizeAspect` is reported.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { if videoGravity != .resizeAspect { unsupported("AVCaptureVideoPreviewLayer.videoGravity") } }
    }
    /// The connection; always nil.
    open var connection: AVCaptureConnection? { nil }
    private let label = PictureLabel()

    /// Creates a layer without a session.
    public override init() { super.init() }
    /// Creates a copy for drawing.
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a layer for a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
        showPicture()
    }
    private func showPicture() {
        guard session != nil else { return label.remove() }
        DeviceServices.report("AVCaptureVideoPreviewLayer", "shows a placeholder, because there is no camera")
        label.show("AVCaptureVideoPreviewLayer", "no camera", in: self)
    }
    /// Lays out the text in the middle.
    open override func layoutSublayers() {
        super.layoutSublayers()
        label.layOut(in: bounds)
    }
    /// Returns the point as a part of the layer's size.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
    }
}
