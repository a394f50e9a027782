import QuartziteDeviceServices
import UIKit
import _Photos

/// A photo that the user would choose in SwiftUI's `PhotosPicker`, which does not exist here.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The name of the photo; nil if there is none.
    public let itemIdentifier: String?
    /// The types that the photo can be loaded as: PNG.
    public var supportedContentTypes: [UTType] { index == nil ? [] : [.png] }
    /// The place in the nine drawn photos; nil for a name that none of them has.
    private var index: Int? { (0..<9).first { "photo \($0)" == itemIdentifier } }

    /// Creates an item for a photo of the library.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// Passes the photo as data or as an image to a block after 0.1 seconds of the scene's clock; nil for other types.
    @discardableResult
    public func loadTransferable<T>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let index = index
        DeviceServices.answer {
            let photos = MainActor.assumeIsolated { UIImagePickerController.photos }
            let photo = index.flatMap { photos.indices.contains($0) ? photos[$0] : nil }
            progress.completedUnitCount = 1
            completionHandler(.success(photo?.pngData() as? T ?? photo as? T))
        }
        return progress
    }
    /// Returns the photo if `T` is `Data`, which holds a PNG, or `UIImage`; returns nil for other types.
    public func loadTransferable<T>(type: T.Type) async throws -> T? {
        let box: Box<T> = try await withCheckedThrowingContinuation { continuation in
            loadTransferable(type: type) { continuation.resume(with: $0.map(Box.init)) }
        }
        return box.value
    }

    private struct Box<T>: @unchecked Sendable {
        let value: T?
    }
}
