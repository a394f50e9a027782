import QuartziteDeviceServices
import UIKit

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the whole picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of whether a picture is a preview.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of whether a picture must be loaded from the network.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of the number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of the error.
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture fits a size.
public enum PHImageContentMode: Int, Sendable {
    /// All of it is shown.
    case aspectFit
    /// Everything is filled.
    case aspectFill
}

/// Which pictures arrive.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// A preview first.
    case opportunistic
    /// The picture only.
    case highQualityFormat
    /// A preview only.
    case fastFormat
}

/// How pictures are resized.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// Not at all.
    case none
    /// To about the size.
    case fast
    /// To the size.
    case exact
}

extension PHImageContentMode {
    /// All of the picture is shown.
    public static let `default` = PHImageContentMode.aspectFit
}

/// How a picture is asked for.
open class PHImageRequestOptions: NSObject {
    /// Whether the block is called at once; false by default.
    open var isSynchronous = false
    /// Whether the network may be used; false by default, and without effect.
    open var isNetworkAccessAllowed = false
    /// Which pictures arrive; `opportunistic` by default, and the picture only in any case.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How pictures are resized; `fast` by default, and without effect.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// A block that would learn the progress; never called.
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
    /// Creates options.
    public override init() {}
}

/// A loader of pictures of photos.
open class PHImageManager: NSObject {
    private var last: PHImageRequestID = 0
    private var cancelled: Set<PHImageRequestID> = []

    /// Returns the loader of the scene.
    open class func `default`() -> PHImageManager {
        SceneContext.current.object(of: PHImageManager.self) { PHImageManager() }
    }
    /// Passes the picture of a photo, of 240 by 240 points, to a block after 0.1 seconds of the scene's clock.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        request(isSynchronous: options?.isSynchronous == true) { info in
            let photos = MainActor.assumeIsolated { UIImagePickerController.photos }
            resultHandler(photos.indices.contains(asset.index) ? photos[asset.index] : nil, info)
        }
    }
    /// Passes the data of a photo as PNG to a block after 0.1 seconds of the scene's clock.
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        request(isSynchronous: options?.isSynchronous == true) { info in
            let photos = MainActor.assumeIsolated { UIImagePickerController.photos }
            let photo = photos.indices.contains(asset.index) ? photos[asset.index] : nil
            resultHandler(photo?.pngData(), "public.png", .up, info)
        }
    }
    private func request(
        isSynchronous: Bool, _ answer: @escaping ([AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        last += 1
        let id = last
        let info: [AnyHashable: Any] = [PHImageResultIsDegradedKey: false, PHImageResultRequestIDKey: id]
        if isSynchronous {
            answer(info)
        } else {
            DeviceServices.answer { [self] in
                if cancelled.remove(id) == nil { answer(info) }
            }
        }
        return id
    }
    /// Cancels a request.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {
        if requestID > 0, requestID <= last { cancelled.insert(requestID) }
    }
}

/// An image manager that prepares pictures in advance; preparing has no effect.
open class PHCachingImageManager: PHImageManager {
    /// Whether large pictures are prepared; true by default, and without effect.
    open var allowsCachingHighQualityImages = true
    /// Creates a loader.
    public override init() {}
    /// Does nothing.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    open func stopCachingImagesForAllAssets() {}
}
