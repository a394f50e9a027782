import UIKit

final class DropTarget: UIView, UIDropInteractionDelegate {
    func prepare() { addInteraction(UIDropInteraction(delegate: self)) }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        _ = session.loadObjects(ofClass: NSString.self) { print($0.count) }
        backgroundColor = session.items.isEmpty ? .clear : .systemGreen
    }
}
