import QuartzCore

/// A view that shows a picture, fitted by its content mode.
///
/// Pictures are shown with their pixels as stored: an orientation other than up is drawn upright first. The view takes
/// no events unless `isUserInteractionEnabled` is set.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The picture; nil shows none.
    open var image: UIImage? {
        didSet { showImage() }
    }

    /// A view of the picture's size at the origin.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        showImage()
    }

    /// A view at a place in its superview, without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view of size zero, without a picture; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The picture's size; the view's own without a picture.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }

    private func showImage() {
        let upright = image.flatMap { $0.imageOrientation == .up ? $0 : $0.drawnUpright }
        layer.contentsScale = upright?.scale ?? UIScreen.mainScale
        layer.contents = upright?.cgImage
    }
}

extension UIImage {
    fileprivate var drawnUpright: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }
    }
}
