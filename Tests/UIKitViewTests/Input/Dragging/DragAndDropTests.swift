import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite struct DragAndDropTests {
    let stage = MenuScreen()
    let owner = Owner()

    final class Owner: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        var lines: [String] = []
        var operation = UIDropOperation.copy

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))] }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) { lines.append("ended \(operation.rawValue)") }
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            lines = session.canLoadObjects(ofClass: UIImage.self) ? ["image"] : lines
            return session.canLoadObjects(ofClass: NSString.self)
                && session.hasItemsConforming(toTypeIdentifiers: ["public.text"])
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            lines.append(session.localDragSession?.items.first === session.items.first ? "enter" : "enter from afar")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            lines.append("exit")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: operation) }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            session.loadObjects(ofClass: NSString.self) { [weak self] in
                self?.lines.append("drop \(($0.first as? NSString)?.description ?? "?")")
            }
        }
    }

    private func drag(to end: CGPoint) {
        stage.screen.run {
            let source = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
            source.backgroundColor = .systemRed
            source.addInteraction(UIDragInteraction(delegate: owner))
            let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
            target.addInteraction(UIDropInteraction(delegate: owner))
            for view in [source, target] { stage.root.view.addSubview(view) }
        }
        stage.screen.touch(.began, 60, 140)
        stage.wait(0.7)
        for step in 1...10 {
            let part = CGFloat(step) / 10
            stage.screen.touch(.moved, 60 + (end.x - 60) * part, 140 + (end.y - 140) * part)
            stage.wait(0.02)
        }
        stage.screen.touch(.ended, end.x, end.y)
        stage.wait()
    }

    @Test("A view that is lifted and dropped on another one passes its items on")
    func drop() {
        drag(to: CGPoint(x: 270, y: 470))
        #expect(owner.lines == ["enter", "drop text", "ended 2"])
        #expect(stage.screen.window.subviews == [stage.root.view])
    }

    @Test("A drop that the view forbids, or beside it, is cancelled")
    func cancel() {
        owner.operation = .forbidden
        drag(to: CGPoint(x: 270, y: 470))
        #expect(owner.lines == ["enter", "exit", "ended 0"])
        drag(to: CGPoint(x: 60, y: 600))
        #expect(owner.lines.last == "ended 0" && !owner.lines.contains("drop text"))
    }
}
