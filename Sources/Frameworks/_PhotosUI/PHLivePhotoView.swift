import QuartziteDeviceServices
import UIKit
import _Photos

/// How a photo that moves is played; raw values are Apple's.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    /// It is not known.
    case undefined
    /// All of it.
    case full
    /// The beginning.
    case hint
}

/// A view for a photo that moves; the library has none, so the view is empty.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
    /// The photo; nil by default.
    open var livePhoto: PHLivePhoto?
    /// The object that would learn when the photo moves; never called.
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Whether the photo is silent; false by default, and always so.
    open var isMuted = false
    /// The gesture that would make the photo move.
    open var playbackGestureRecognizer: UIGestureRecognizer { gesture }
    private let gesture = UILongPressGestureRecognizer()

    /// Reports that it has no effect, because there is no photo.
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
        DeviceServices.report("PHLivePhotoView", "Quartzite reads no films")
    }
    /// Does nothing.
    open func stopPlayback() {}
}

/// An object that would learn when a photo moves; never called.
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    /// The photo begins to move.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    /// The photo has moved.
    func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    /// Does nothing.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    /// Does nothing.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
}
