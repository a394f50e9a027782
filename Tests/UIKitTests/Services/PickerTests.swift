import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite struct PickerTests {
    let stage = MenuScreen()
    let owner = Owner()

    final class Owner: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
        UIColorPickerViewControllerDelegate, UIDocumentPickerDelegate
    {
        var lines: [String] = []
        var color: UIColor?
        /// Whether the colours came during drags, without repetitions.
        var continuous: [Bool] = []
        var image: UIImage?

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            image = info[.originalImage] as? UIImage
            lines.append("image \(info[.editedImage] != nil)")
            picker.dismiss(animated: true)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            lines.append("cancelled")
            picker.dismiss(animated: true)
        }
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            self.color = color
            if self.continuous.last != continuously { self.continuous.append(continuously) }
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            lines.append("finished")
        }
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            lines += urls.map(\.lastPathComponent)
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { lines.append("no document") }
    }

    @Test("A tap on a photo passes it to the delegate, and the cancel button does not")
    func photos() throws {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        let picker = stage.screen.run {
            let picker = UIImagePickerController()
            picker.delegate = owner
            picker.allowsEditing = true
            stage.root.present(picker, animated: true)
            return picker
        }
        stage.wait()
        stage.tap(CGPoint(x: 60, y: 130))
        stage.wait()
        #expect(owner.lines == ["image true"] && owner.image?.size == CGSize(width: 240, height: 240))
        #expect(stage.root.presentedViewController == nil)
        stage.screen.run { stage.root.present(picker, animated: true) }
        stage.wait()
        stage.tap(try #require(stage.place("Cancel")))
        stage.wait()
        #expect(owner.lines.last == "cancelled")
    }

    @Test("A colour well opens the colours, and takes the one that is touched")
    func colors() throws {
        let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        var changes = 0
        stage.screen.run {
            well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            stage.root.view.addSubview(well)
        }
        stage.tap(CGPoint(x: 120, y: 120))
        stage.wait()
        let picker = try #require(stage.root.presentedViewController as? UIColorPickerViewController)
        stage.tap(CGPoint(x: 35, y: 90))
        #expect(well.selectedColor == UIColor(white: 1, alpha: 1) && changes == 1)
        picker.delegate = owner
        stage.tap(CGPoint(x: 200, y: 200))
        #expect(owner.color != nil)
        stage.tap(CGPoint(x: 370, y: 42))
        stage.wait()
        #expect(owner.lines == ["finished"])
    }

    @Test("A document picker lists the documents of its types by name")
    func documents() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quartzite-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["b.txt", "a.txt", "c.png"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        stage.screen.run {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
            picker.directoryURL = folder
            picker.delegate = owner
            stage.root.present(picker, animated: true)
        }
        stage.wait()
        let (a, b) = (try #require(stage.place("a.txt")), try #require(stage.place("b.txt")))
        #expect(a.y < b.y && stage.label("c.png") == nil)
        stage.tap(b)
        stage.wait()
        #expect(owner.lines == ["b.txt"])
        stage.screen.run {
            let picker = UIDocumentPickerViewController(forExporting: [folder.appendingPathComponent("c.png")])
            picker.delegate = owner
            stage.root.present(picker, animated: true)
        }
        stage.wait()
        stage.tap(try #require(stage.place("Cancel")))
        stage.wait()
        #expect(owner.lines.last == "no document")
    }

    @Test("A type conforms to itself and to more general ones")
    func types() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        #expect(UTType(filenameExtension: "TXT") == .plainText && UTType("public.json") == .json)
    }

    /// The slider of the opacity in the presented picker; nil if it is hidden.
    private var slider: UISlider? {
        var found: UISlider?
        stage.root.presentedViewController?.view.forEach {
            if let slider = $0 as? UISlider, slider.superview?.isHidden == false { found = slider }
        }
        return found
    }

    @Test("A slider changes the opacity of the colour, during the drag and at its end") func opacity() throws {
        let picker = UIColorPickerViewController()
        picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        picker.delegate = owner
        stage.screen.run { stage.root.present(picker, animated: true) }
        stage.wait()
        let slider = try #require(slider)
        #expect(slider.value == 0.5 && stage.label("OPACITY") != nil && stage.label("50%") != nil)
        let thumb = slider.convert(CGPoint(x: slider.bounds.midX, y: slider.bounds.midY), to: nil)
        stage.screen.drag((0...5).map { (thumb.x + CGFloat($0) * 60, thumb.y) }, lifts: false)
        #expect(owner.color == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && owner.continuous == [true])
        stage.screen.touch(.ended, thumb.x + 300, thumb.y)
        #expect(owner.continuous == [true, false] && stage.label("100%") != nil)
        stage.screen.run { picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.25) }
        stage.tap(CGPoint(x: 35, y: 90))
        #expect(owner.color == UIColor(white: 1, alpha: 0.25), "a colour of the grid keeps the opacity")
        stage.screen.run { picker.supportsAlpha = false }
        #expect(self.slider == nil)
        stage.tap(CGPoint(x: 35, y: 90))
        #expect(owner.color == UIColor(white: 1, alpha: 1))
    }

    @Test("A colour well passes its title and its limits on to the colours that it opens") func well() throws {
        let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        (well.title, well.supportsAlpha, well.selectedColor) = ("Ink", false, .red)
        stage.screen.run { stage.root.view.addSubview(well) }
        stage.tap(CGPoint(x: 120, y: 120))
        stage.wait()
        let picker = try #require(stage.root.presentedViewController as? UIColorPickerViewController)
        #expect(stage.label("Ink") != nil && slider == nil && picker.selectedColor == .red)
    }
}
