import QuartziteUIFoundation

/// Reports an error to the completion method, because there is no photo album.
///
/// As on iOS, the completion method takes up to three arguments: the image, the error and the context.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    guard let target = completionTarget as? NSObject, let completionSelector else { return }
    let error = NSError(domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue)
    _ = target.perform(completionSelector, with: image, with: error)
}
