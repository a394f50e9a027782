import QuartziteDeviceServices
import UIKit
import _CoreMedia

/// A receiver of photos, which receives none.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Whether photos are as large as possible; false by default; it has no effect, and another value is reported.
    open var isHighResolutionCaptureEnabled = false {
        didSet {
            if isHighResolutionCaptureEnabled { unsupported("AVCapturePhotoOutput.isHighResolutionCaptureEnabled") }
        }
    }
    /// The flashes that can be used; none.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
    /// Creates a receiver.
    public override init() {}
    /// Fails after 0.1 seconds of the scene's clock, because there is no camera.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        DeviceServices.report("AVCapturePhotoOutput", "there is no camera")
        DeviceServices.answer { [self] in
            delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected))
        }
    }
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
    /// The flash; `off` by default.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether the photo is as large as possible; false by default.
    open var isHighResolutionPhotoEnabled = false
    /// The format.
    public let format: [String: Any]?
    /// Creates settings.
    public convenience override init() { self.init(format: nil) }
    /// Creates settings with a format.
    public init(format: [String: Any]?) { self.format = format }
}

/// A photo without a picture.
open class AVCapturePhoto: NSObject {
    override init() {}
    /// Returns nil.
    open func fileDataRepresentation() -> Data? { nil }
    /// Returns nil.
    open func cgImageRepresentation() -> CGImage? { nil }
}

/// An object that receives photos; all methods are optional.
@preconcurrency public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// A photo is there, or an error.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

/// A receiver of codes and faces, which receives none.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// The kinds that the app requests; none by default; they are reported, because none is ever found.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType] = [] {
        didSet { if !metadataObjectTypes.isEmpty { unsupported("AVCaptureMetadataOutput.metadataObjectTypes") } }
    }
    /// The kinds that can be found: those that the app may name.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// The part of the picture that is searched; all of it by default; it has no effect, and another value is reported.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if rectOfInterest != oldValue { unsupported("AVCaptureMetadataOutput.rectOfInterest") } }
    }
    /// The object that would receive codes; never called.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// Creates a receiver.
    public override init() {}
    /// Sets the object that would receive codes.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}

/// An object that would receive codes and faces; never called.
@preconcurrency public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Codes or faces were found.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// Does nothing.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// A code or a face in a picture; none is ever found.
open class AVMetadataObject: NSObject {
    /// A kind of code or face.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A bar code of 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// A bar code of 8 digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A bar code of 6 digits.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// Code 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// Code 39 with a check digit.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// Code 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// Code 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// An Aztec code.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// A PDF417 code.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// A data matrix.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// Interleaved 2 of 5.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// ITF-14.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }
    /// The kind.
    open var type: ObjectType { .face }
    /// The place in the picture, as parts of its size.
    open var bounds: CGRect { .zero }
    override init() {}
}

/// A code in a picture; none is ever found.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// What the code says.
    open var stringValue: String? { nil }
    /// The corners of the code.
    open var corners: [CGPoint] { [] }
}

/// A receiver of pictures, which receives none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// Whether pictures that come too late are left out; true by default; it has no effect, and another value is
    /// reported.
    open var alwaysDiscardsLateVideoFrames = true {
        didSet {
            if !alwaysDiscardsLateVideoFrames { unsupported("AVCaptureVideoDataOutput.alwaysDiscardsLateVideoFrames") }
        }
    }
    /// The format of the pictures; empty by default; it has no effect, and another value is reported.
    open var videoSettings: [String: Any]! = [:] {
        didSet { if videoSettings?.isEmpty == false { unsupported("AVCaptureVideoDataOutput.videoSettings") } }
    }
    /// Creates a receiver.
    public override init() {}
    /// Reports that it has no effect: the delegate is never called.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) { if sampleBufferDelegate != nil { DeviceServices.report("AVCaptureVideoDataOutput", "there is no camera") } }
}

/// An object that would receive pictures; never called.
@preconcurrency public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// A picture is there.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Does nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}
