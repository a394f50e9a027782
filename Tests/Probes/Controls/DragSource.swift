import UIKit

final class DragSource: UIView, UIDragInteractionDelegate {
    func prepare() {
        let drag = UIDragInteraction(delegate: self)
        drag.isEnabled = true
        addInteraction(drag)
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "card" as NSString))
        item.localObject = self
        return [item]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { UITargetedDragPreview(view: self) }
}
