import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Areas that have no effect without hardware or other apps") struct AppAreaTests {
    private let screen = TestScreen()

    private final class Layered: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override var layer: CAGradientLayer { super.layer as? CAGradientLayer ?? CAGradientLayer() }
    }

    @Test("A view's layer can be overridden with its class") func layer() {
        let view = Layered(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.layer.colors = [UIColor.red.cgColor]
        #expect(view.layer.frame.width == 5 && (view as UIView).layer === view.layer)
    }

    @Test("Key commands that are added are listed") func keyCommands() {
        screen.run {
            let (controller, command) = (
                UIViewController(), UIKeyCommand(input: "x", modifierFlags: [], action: Selector(("x")))
            )
            #expect(controller.keyCommands == nil)
            controller.addKeyCommand(command)
            #expect(controller.keyCommands == [command])
            controller.removeKeyCommand(command)
            #expect(controller.keyCommands == nil)
        }
    }

    @Test("A recognizer for pencils receives no touches of fingers") func touchTypes() {
        let tap = screen.run { UITapGestureRecognizer() }
        screen.run { screen.window.addGestureRecognizer(tap) }
        func taps() -> Bool {
            screen.touch(.began, 10, 10)
            let isTaken = tap.numberOfTouches == 1
            screen.touch(.ended, 10, 10)
            return isTaken
        }
        #expect(taps())
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.stylus.rawValue)]
        #expect(!taps())
    }

    private final class Writer: NSUserActivityDelegate {
        func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.userInfo = ["saved": true] }
    }

    @Test("An activity that needs to be saved asks its delegate") func activity() {
        let (activity, writer) = (NSUserActivity(activityType: "a"), Writer())
        activity.delegate = writer
        activity.needsSave = true
        #expect(activity.userInfo?["saved"] as? Bool == true && !activity.needsSave)
    }

    @Test("Another scene is refused with an error") func sessions() {
        var code: UISceneError.Code?
        screen.run {
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
                code = ($0 as? UISceneError)?.code
            }
        }
        screen.advance(to: 1)
        #expect(code == .multipleScenesNotSupported && code?.rawValue == 0)
    }

    @Test("An old action of a row becomes an action of a swipe") func rowAction() {
        var path: IndexPath?
        let action = UITableViewRowAction(style: .destructive, title: "x") { path = $1 }
        let contextual = action.contextual(at: IndexPath(row: 3, section: 1))
        contextual.handler(contextual, UIView()) { #expect(!$0) }
        #expect(path == IndexPath(row: 3, section: 1) && contextual.backgroundColor == .systemRed)
    }

    @Test("A thumbnail keeps the proportions of an image") func thumbnail() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size == CGSize(width: 10, height: 5))
        #expect(image.preparingThumbnail(of: .zero) == nil && UIImage().preparingForDisplay() == nil)
    }

    @Test("Old constants name the types of data") func types() {
        #expect(kUTTypePlainText as String == "public.plain-text" && UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    }

    @Test("The average of an area has one pixel") func average() throws {
        let image = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(
            to: CGRect(x: 0, y: 0, width: 2, height: 1)
        )
        .composited(over: CIImage(color: CIColor(red: 0, green: 0, blue: 1)))
        let filter = CIFilter(
            name: "CIAreaAverage",
            parameters: [
                kCIInputImageKey: image, kCIInputExtentKey: CIVector(x: 0, y: 0, z: 4, w: 1),
            ])
        var bytes = [UInt8](repeating: 0, count: 4)
        let output = try #require(filter?.outputImage)
        CIContext(options: [.workingColorSpace: kCFNull as Any]).render(
            output, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        #expect(bytes == [128, 0, 128, 255])
        let drawn = UIImage(
            ciImage: CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(
                to: CGRect(x: 0, y: 0, width: 6, height: 4)))
        #expect(drawn.size == CGSize(width: 6, height: 4) && drawn.cgImage?.width == 6)
    }

    @Test("Names of persons follow the order of the language") func names() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ada", "Lovelace")
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: name) == "Ada Lovelace")
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "AL")
        formatter.style = .medium
        formatter.locale = Locale(identifier: "ja_JP")
        #expect(formatter.string(from: name) == "LovelaceAda")
    }
}
