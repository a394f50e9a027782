import QuartziteStage
import Testing
import UIKit
import _Photos
import _PhotosUI

@MainActor @Suite("The library has nine drawn photos") struct PhotoTests {
    private func fetch(_ grants: Set<StagePermission>) -> [String] {
        Journal.run(until: 1, configure: { $0.grants = grants }) { journal, _ in
            journal.note("\(PHPhotoLibrary.authorizationStatus())")
            PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
                let assets = PHAsset.fetchAssets(with: .image, options: nil)
                journal.note("\(status) \(assets.count)")
                guard let first = assets.firstObject else { return }
                PHImageManager.default().requestImage(
                    for: first, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: nil
                ) { image, _ in journal.note("\(image?.size ?? .zero)") }
            }
        }.lines
    }

    @Test("Apps see none unless the user allows it, and then all, with their pictures")
    func library() {
        #expect(fetch([]) == ["0.0 notDetermined", "0.1 denied 0"])
        #expect(fetch([.photos]) == ["0.0 notDetermined", "0.1 authorized 9", "0.2 (240.0, 240.0)"])
        #expect(fetch([.notifications]).last == "0.1 denied 0")
    }

    @Test("A picker passes on the touched photo without a permission, and several in the order of the choice")
    func picker() {
        final class Receiver: PHPickerViewControllerDelegate {
            var sizes: [[CGFloat]] = []
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                var widths: [CGFloat] = []
                for result in results {
                    result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                        widths.append((image as? UIImage)?.size.width ?? 0)
                    }
                }
                sizes.append(widths)
            }
        }
        func buttons(_ view: UIView) -> [UIButton] {
            [view as? UIButton].compactMap(\.self) + view.subviews.flatMap(buttons)
        }
        let receiver = Receiver()
        _ = Journal.run(until: 1) { _, controller in
            for limit in [1, 2] {
                var configuration = PHPickerConfiguration()
                configuration.filter = .images
                configuration.selectionLimit = limit
                let picker = PHPickerViewController(configuration: configuration)
                picker.delegate = receiver
                picker.view.frame = controller.view.bounds
                controller.view.addSubview(picker.view)
                let photos = buttons(picker.view).filter { $0.accessibilityIdentifier?.hasPrefix("photo") == true }
                #expect(photos.count == 9)
                for photo in [photos[4], photos[2], photos[0]] where limit == 2 || photo === photos[4] {
                    photo.sendActions(for: .touchUpInside)
                }
                #expect(photos.filter { $0.layer.borderWidth > 0 }.count == (limit == 2 ? 2 : 0))
            }
        }
        #expect(receiver.sizes == [[240]])
    }
}
