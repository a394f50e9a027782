import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Types of drags, pointers and scroll indicators") struct InputTypeTests {
    /// A number that can be dragged.
    private final class Number: NSObject, NSItemProviderWriting, NSItemProviderReading {
        let value: Int
        required init(_ value: Int) { self.value = value }
        static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.number"] }
        static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.number"] }
        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(Data("\(value)".utf8), nil)
            return nil
        }
        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            guard let value = Int(String(decoding: data, as: UTF8.self)) else { throw CocoaError(.coderInvalidValue) }
            return self.init(value)
        }
    }

    @Test("Objects write their data to item providers, and are made of the data of others") func itemProviders() {
        let provider = NSItemProvider(object: Number(7))
        #expect(provider.registeredTypeIdentifiers == ["com.example.number"])
        var data: Data?
        provider.loadDataRepresentation(forTypeIdentifier: "com.example.number") { found, _ in data = found }
        #expect(data == Data("7".utf8))
        let other = NSItemProvider()
        other.registerDataRepresentation(forTypeIdentifier: "com.example.number", visibility: .all) {
            $0(Data("12".utf8), nil)
            return nil
        }
        var made: [Int?] = []
        other.loadObject(ofClass: Number.self) { object, _ in made.append((object as? Number)?.value) }
        NSItemProvider(item: "x" as NSString, typeIdentifier: "public.text").loadObject(ofClass: Number.self) {
            object, error in made.append(error == nil ? -1 : (object as? Number)?.value)
        }
        #expect(made == [12, nil])
        let text = NSItemProvider(item: "x" as NSString, typeIdentifier: UTType.utf8PlainText.identifier)
        #expect(text.canLoadObject(ofClass: NSString.self) && !text.canLoadObject(ofClass: UIImage.self))
    }

    @Test("An item's preview follows the finger instead of its view") func dragPreview() {
        final class Source: NSObject, UIDragInteractionDelegate {
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem] {
                let item = UIDragItem(itemProvider: NSItemProvider(object: "card" as NSString))
                item.previewProvider = {
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                    view.backgroundColor = .blue
                    return UIDragPreview(view: view)
                }
                return [item]
            }
        }
        let (screen, source) = (TestScreen(), Source())
        let view = screen.addView(CGRect(x: 30, y: 30, width: 40, height: 40), color: .red)
        screen.run { view.addInteraction(UIDragInteraction(delegate: source)) }
        screen.touch(.began, 50, 50)
        screen.advance(to: 1)
        for (time, point) in [(1.5, CGFloat(70)), (2.5, 150), (3.5, 150)] {
            screen.touch(.moved, point, point)
            screen.advance(to: time)
        }
        let pixel = screen.pixel(150, 150)
        #expect(pixel[2] > 200 && pixel[0] < 40, "the preview is blue: \(pixel)")
    }

    @Test(
        "A hover tints a view over it, below it, or not at all",
        arguments: [
            UIPointerEffect.TintMode.none, .overlay, .underlay,
        ])
    func tints(mode: UIPointerEffect.TintMode) {
        final class Listener: NSObject, UIPointerInteractionDelegate {
            var mode = UIPointerEffect.TintMode.none
            func pointerInteraction(
                _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
            ) -> UIPointerStyle? {
                guard let view = interaction.view else { return nil }
                let preview = UITargetedPreview(view: view)
                return UIPointerStyle(
                    effect: .hover(preview, preferredTintMode: mode, prefersShadow: false, prefersScaledContent: false))
            }
        }
        let (screen, listener) = (TestScreen(), Listener())
        listener.mode = mode
        let view = screen.addView(CGRect(x: 50, y: 50, width: 40, height: 40), color: .white)
        screen.run {
            view.addInteraction(UIPointerInteraction(delegate: listener))
            UIApplication.shared.movePointer(to: CGPoint(x: 60, y: 60))
        }
        screen.advance(to: 1)
        let plates = screen.window.subviews.count - 1 + view.subviews.count
        #expect(plates == (mode == .none ? 0 : 1))
        #expect((screen.pixel(80, 80)[0] < 250) == (mode == .overlay))
    }

    @Test("A view with the automatic effect of hovering is lit if it has no background") func hoverEffect() {
        let screen = TestScreen()
        let view = screen.addView(CGRect(x: 50, y: 50, width: 40, height: 40))
        screen.run {
            view.hoverStyle = UIHoverStyle(effect: UIHoverAutomaticEffect())
            UIApplication.shared.movePointer(to: CGPoint(x: 60, y: 60))
        }
        screen.advance(to: 1)
        #expect(screen.pixel(80, 80)[3] > 20)
        screen.run { view.hoverStyle?.isEnabled = false }
        screen.run { UIApplication.shared.movePointer(to: CGPoint(x: 5, y: 5)) }
        screen.advance(to: 2)
        screen.run { UIApplication.shared.movePointer(to: CGPoint(x: 60, y: 60)) }
        screen.advance(to: 3)
        #expect(screen.pixel(80, 80)[3] == 0)
    }

    @Test("Scroll indicators are dark or light by their style") func indicatorStyle() {
        func color(_ style: UIScrollView.IndicatorStyle) -> UInt32? {
            let screen = TestScreen()
            screen.run {
                let view = UIScrollView(frame: screen.window.bounds)
                view.contentSize = CGSize(width: 200, height: 400)
                view.backgroundColor = .gray
                view.indicatorStyle = style
                screen.window.addSubview(view)
                view.layoutIfNeeded()
                view.flashScrollIndicators()
            }
            screen.advance(to: 0.3)
            var shades: [UInt32] = []
            let picture = screen.picture(width: 200, height: 200)
            for x in 190..<200 { shades.append(picture[x, 40] & 0xff) }
            return shades.max { abs(Int($0) - 128) < abs(Int($1) - 128) }
        }
        #expect(color(.black).map { $0 < 110 } == true && color(.default) == color(.black))
        #expect(color(.white).map { $0 > 150 } == true)
    }
}
