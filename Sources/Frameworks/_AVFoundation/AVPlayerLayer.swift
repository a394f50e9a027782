import QuartziteDeviceServices
import UIKit
import _CoreMedia

/// A layer in place of the picture of a player: its colour is dark, and it shows the name of the file.
open class AVPlayerLayer: CALayer {
    /// The player; nil by default.
    open var player: AVPlayer? { didSet { showPicture() } }
    /// How the picture fills the layer; it has no effect, and another value than `resizeAspect` is reported.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { if videoGravity != .resizeAspect { unsupported("AVPlayerLayer.videoGravity") } }
    }
    /// Whether there is a picture.
    open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
    /// Where the picture is: everywhere.
    open var videoRect: CGRect { bounds }
    private let label = PictureLabel()

    /// Creates a layer without a player.
    public override init() { super.init() }
    /// Creates a copy for drawing.
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a layer for a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        showPicture()
    }

    private func showPicture() {
        guard let player else { return label.remove() }
        DeviceServices.report("AVPlayerLayer", "shows a placeholder, because Quartzite plays no films")
        label.show("AVPlayerLayer", player.currentItem?.asset.source?.lastPathComponent, in: self)
    }
    /// Lays out the text in the middle.
    open override func layoutSublayers() {
        super.layoutSublayers()
        if let player { label.show("AVPlayerLayer", player.currentItem?.asset.source?.lastPathComponent, in: self) }
        label.layOut(in: bounds)
    }
}

/// The picture in place of a film or of a camera's: a text on a dark colour.
final class PictureLabel {
    private let back = CALayer()
    private let text = CATextLayer()

    init() {
        back.backgroundColor = UIColor(white: 0.16, alpha: 1).cgColor
        text.fontSize = 13
        text.alignmentMode = .center
        text.isWrapped = true
        text.foregroundColor = UIColor(white: 0.8, alpha: 1).cgColor
    }

    func show(_ name: String, _ detail: String?, in layer: CALayer) {
        let lines = [name, detail].compactMap(\.self).joined(separator: "\n")
        if text.string as? String != lines { text.string = lines }
        guard back.superlayer == nil else { return }
        text.contentsScale = SceneContext.current.settings.screenScale
        layer.insertSublayer(back, at: 0)
        layer.insertSublayer(text, above: back)
        layOut(in: layer.bounds)
    }

    func layOut(in bounds: CGRect) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        back.frame = bounds
        let height = min(36, bounds.height)
        text.frame = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
        CATransaction.commit()
    }

    func remove() {
        back.removeFromSuperlayer()
        text.removeFromSuperlayer()
    }
}
