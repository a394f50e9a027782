import UIKit

final class PointerInteraction: UIView, UIPointerInteractionDelegate {
    func prepare() { addInteraction(UIPointerInteraction(delegate: self)) }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        let preview = UITargetedPreview(view: self)
        return UIPointerStyle(effect: .lift(preview), shape: .roundedRect(region.rect, radius: 8))
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { UIPointerRegion(rect: bounds, identifier: "all") }
}
