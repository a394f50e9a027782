import QuartziteDeviceServices
import UIKit

/// The number of a request for a photo that moves.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The key of the error of a request.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether a photo is a preview.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of whether a request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A photo that moves; there is never one, because films are not read.
open class PHLivePhoto: NSObject {
    /// The size in pixels.
    open var size: CGSize { .zero }
    override init() {}

    /// Passes an error to a block after 0.1 seconds of the scene's clock, because films are not read.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        DeviceServices.report("PHLivePhoto", "Quartzite reads no films")
        let requests = SceneContext.current.object(of: LivePhotoRequests.self) { LivePhotoRequests() }
        requests.last += 1
        let id = requests.last
        DeviceServices.answer {
            let isCancelled = requests.cancelled.remove(id) != nil
            resultHandler(
                nil,
                isCancelled
                    ? [PHLivePhotoInfoCancelledKey: NSNumber(value: true)]
                    : [PHLivePhotoInfoErrorKey: PHPhotosError(.internalError) as NSError])
        }
        return id
    }
    /// Cancels a request, whose block learns so.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
        let requests = SceneContext.current.object(of: LivePhotoRequests.self) { LivePhotoRequests() }
        if requestID > 0, requestID <= requests.last { requests.cancelled.insert(requestID) }
    }
}

/// The requests of a scene for photos that move.
private final class LivePhotoRequests {
    var last: PHLivePhotoRequestID = 0
    var cancelled: Set<PHLivePhotoRequestID> = []
}
