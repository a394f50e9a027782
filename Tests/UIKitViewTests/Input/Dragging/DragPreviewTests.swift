import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Previews of drags") struct DragPreviewTests {
    private final class Source: NSObject, UIDragInteractionDelegate {
        var lifted: [UIDragItem] = []

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: "card" as NSString))
            item.localObject = interaction.view
            return [item]
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
        ) -> UITargetedDragPreview? {
            lifted.append(item)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.backgroundColor = .green
            guard let window = interaction.view?.window else { return nil }
            let target = UIDragPreviewTarget(container: window, center: CGPoint(x: 50, y: 50))
            return UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters(), target: target)
        }
    }

    @Test("The preview for lifting replaces that of the view") func lifting() {
        let (screen, source) = (TestScreen(), Source())
        let view = screen.addView(CGRect(x: 30, y: 30, width: 40, height: 40), color: .red)
        screen.run { view.addInteraction(UIDragInteraction(delegate: source)) }
        screen.touch(.began, 50, 50)
        screen.advance(to: 1)
        screen.touch(.moved, 70, 70)
        screen.advance(to: 1.5)
        screen.touch(.moved, 150, 150)
        screen.advance(to: 2)
        #expect(source.lifted.count == 1 && source.lifted.first?.localObject as? UIView === view)
        let pixel = screen.pixel(150, 150)
        #expect(pixel[1] > 200 && pixel[0] < 40, "the preview is green")
        screen.touch(.ended, 150, 150)
        screen.advance(to: 4)
        #expect(screen.pixel(150, 150)[3] == 0 && screen.pixel(50, 50) == [255, 0, 0, 255])
    }
}
