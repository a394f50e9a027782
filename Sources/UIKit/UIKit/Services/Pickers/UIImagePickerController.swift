import QuartziteUIElements

/// A screen on which the user chooses a photo.
///
/// There is no photo library and no camera; the screen shows nine pictures of colours, which are always the same.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// Where photos come from; raw values are Apple's.
    public enum SourceType: Int, Sendable {
        /// All photos.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The photos that the user took.
        case savedPhotosAlbum = 2
    }

    /// The cameras of a device; raw values are Apple's.
    public enum CameraDevice: Int, Sendable {
        /// On the back.
        case rear = 0
        /// On the front.
        case front = 1
    }

    /// What a camera captures; raw values are Apple's.
    public enum CameraCaptureMode: Int, Sendable {
        /// Photos.
        case photo = 0
        /// Videos.
        case video = 1
    }

    /// The quality of videos; raw values are Apple's.
    public enum QualityType: Int, Sendable {
        /// High.
        case typeHigh = 0
        /// Medium.
        case typeMedium = 1
        /// Low.
        case typeLow = 2
    }

    /// The keys of what the user chose.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type of the media: `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The photo.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The photo as the user edited it.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part of the photo that the user chose, as an `NSValue`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of a video; absent.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The URL of a photo; absent.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The URL in the library; absent.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The data of the camera; absent.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The live photo; absent.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The photo in the library; absent.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    /// Where the photos come from; `photoLibrary` by default.
    open var sourceType = SourceType.photoLibrary
    /// The types of media; `public.image` by default.
    open var mediaTypes = ["public.image"] {
        didSet { if mediaTypes != ["public.image"] { unsupported("UIImagePickerController.mediaTypes") } }
    }
    /// Whether the user may edit the photo, which passes it on unchanged; false by default.
    open var allowsEditing = false
    /// The camera; `rear` by default, without effect here, which is reported.
    open var cameraDevice = CameraDevice.rear {
        didSet { if cameraDevice != CameraDevice.rear { unsupported("UIImagePickerController.cameraDevice") } }
    }
    /// What the camera captures; `photo` by default, without effect here, which is reported.
    open var cameraCaptureMode = CameraCaptureMode.photo {
        didSet {
            if cameraCaptureMode != CameraCaptureMode.photo { unsupported("UIImagePickerController.cameraCaptureMode") }
        }
    }
    /// The quality of videos; `typeMedium` by default, without effect here, which is reported.
    open var videoQuality = QualityType.typeMedium {
        didSet { if videoQuality != QualityType.typeMedium { unsupported("UIImagePickerController.videoQuality") } }
    }
    /// The longest video in seconds; 600 by default, without effect here, which is reported.
    open var videoMaximumDuration: TimeInterval = 600 {
        didSet { if videoMaximumDuration != 600 { unsupported("UIImagePickerController.videoMaximumDuration") } }
    }
    /// The view over the camera; nil by default, without effect here, which is reported.
    open var cameraOverlayView: UIView? {
        didSet { if cameraOverlayView != nil { unsupported("UIImagePickerController.cameraOverlayView") } }
    }

    /// Creates a controller.
    public convenience init() { self.init(rootViewController: PhotoGrid()) }

    /// Returns whether there are photos of a type: there is no camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns the types of media of a source: images.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// Returns false: there is no camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    fileprivate func choose(_ image: UIImage) {
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
        if allowsEditing {
            info[.editedImage] = image
            info[.cropRect] = NSValue(cgRect: CGRect(origin: .zero, size: image.size))
        }
        let own = delegate as? any UIImagePickerControllerDelegate
        guard let own else { return dismissPicker() }
        own.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    fileprivate func cancel() {
        guard let own = delegate as? any UIImagePickerControllerDelegate else { return dismissPicker() }
        own.imagePickerControllerDidCancel(self)
    }

    private func dismissPicker() { presentingViewController?.dismiss(animated: true) }
}

/// Methods that respond to the choice of a photo; all are optional.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when the user chose a photo; the delegate dismisses the screen.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user cancelled; the delegate dismisses the screen, as the method does by default.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Dismisses the screen.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.presentingViewController?.dismiss(animated: true) }
    /// Dismisses the screen.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.presentingViewController?.dismiss(animated: true)
    }
}

/// The photos, in three columns.
@MainActor private final class PhotoGrid: UIViewController {
    private let scroller = UIScrollView()
    private var photos: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: Selector("leave", PhotoGrid.leave))
        scroller.frame = view.bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroller)
        for (index, photo) in UIImagePickerController.photos.enumerated() {
            let button = UIButton(type: .custom)
            button.setBackgroundImage(photo, for: .normal)
            button.tag = index
            button.accessibilityIdentifier = "photo \(index)"
            button.addTarget(self, action: Selector("choose:", PhotoGrid.choose(_:)), for: .touchUpInside)
            photos.append(button)
            scroller.addSubview(button)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = max((view.bounds.width - 4) / 3, 0)
        for (index, photo) in photos.enumerated() {
            photo.frame = CGRect(
                x: CGFloat(index % 3) * (side + 2), y: CGFloat(index / 3) * (side + 2), width: side, height: side)
        }
        scroller.contentSize = CGSize(width: view.bounds.width, height: photos.last?.frame.maxY ?? 0)
    }

    private var picker: UIImagePickerController? { navigationController as? UIImagePickerController }
    private func leave() { picker?.cancel() }
    private func choose(_ sender: UIButton) {
        if let image = sender.backgroundImage(for: .normal) { picker?.choose(image) }
    }
}

extension UIImagePickerController {
    /// The nine photos of every library, in hues from 0 to 8/9.
    package static var photos: [UIImage] { (0..<9).map { photo(CGFloat($0) / 9) } }

    /// Draws a landscape in a hue.
    private static func photo(_ hue: CGFloat) -> UIImage {
        let size = CGSize(width: 240, height: 240)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: hue, saturation: 0.1, brightness: 1, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 150, y: 30, width: 50, height: 50)).fill()
            UIColor(hue: hue, saturation: 0.6, brightness: 0.6, alpha: 1).setFill()
            let hill = UIBezierPath()
            hill.move(to: CGPoint(x: 0, y: 240))
            hill.addLine(to: CGPoint(x: 0, y: 170))
            hill.addLine(to: CGPoint(x: 90, y: 100))
            hill.addLine(to: CGPoint(x: 160, y: 180))
            hill.addLine(to: CGPoint(x: 200, y: 150))
            hill.addLine(to: CGPoint(x: 240, y: 190))
            hill.addLine(to: CGPoint(x: 240, y: 240))
            hill.fill()
        }
    }
}
