@_exported import _AVFoundation
import UIKit

/// A screen for a film: the placeholder of its picture on black, and what the app puts over it.
///
/// The controls of iOS are not drawn.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// The player; nil by default.
    open var player: AVPlayer? { didSet { picture.player = player } }
    /// Whether controls would be shown; true by default, and without effect.
    open var showsPlaybackControls = true
    /// How the picture fills the screen; it has no effect, and another value than `resizeAspect` is reported.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { if videoGravity != .resizeAspect { unsupported("AVPlayerViewController.videoGravity") } }
    }
    /// Whether the picture can be moved to another app; true by default, and without effect.
    open var allowsPictureInPicturePlayback = true
    /// Whether the picture moves to another app by itself; false by default, and without effect.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the screen is filled when the film begins; false by default, and without effect.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether the screen is left when the film ends; false by default, and without effect.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether the list of what is played is changed; true by default, and without effect.
    open var updatesNowPlayingInfoCenter = true
    /// Whether lines must be watched; false by default, and without effect.
    open var requiresLinearPlayback = false
    /// The object that would learn about other screens; never called.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether there is a picture.
    open var isReadyForDisplay: Bool { picture.isReadyForDisplay }
    /// Where the picture is.
    open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }
    /// The view for what the app puts over the picture.
    open private(set) lazy var contentOverlayView: UIView? = UIView()
    private let picture = AVPlayerLayer()

    /// Creates the picture.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.layer.addSublayer(picture)
        if let contentOverlayView { view.addSubview(contentOverlayView) }
    }
    /// Lays out the picture.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        picture.frame = view.bounds
        contentOverlayView?.frame = view.bounds
    }
}

/// An object that would learn what happens to a film; none of its methods is called.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// The picture will move to another app.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// The picture has moved to another app.
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// The picture has come back.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    /// Does nothing.
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Does nothing.
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Does nothing.
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// A picture in other apps; not supported.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
    /// The object that would learn about the picture; never called.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// Whether the picture can be in other apps; always false.
    open var isPictureInPicturePossible: Bool { false }
    /// Whether the picture is in another app; always false.
    open var isPictureInPictureActive: Bool { false }
    /// Returns nil: it is not supported.
    public init?(playerLayer: AVPlayerLayer) { nil }
    /// Returns false.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// Does nothing.
    open func startPictureInPicture() {}
    /// Does nothing.
    open func stopPictureInPicture() {}
}

/// An object that would learn about a picture in other apps; never called.
@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}

/// A button for other screens, which is empty, because there are none.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    /// The colour of the button in use; nil by default.
    open var activeTintColor: UIColor?
    /// Whether screens come before loudspeakers; false by default.
    open var prioritizesVideoDevices = false
}
