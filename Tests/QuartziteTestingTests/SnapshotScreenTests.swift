import QuartziteTesting
import QuartziteStage
import Testing
import UIKit

@Suite("Pictures of views on the screens of devices") @MainActor struct SnapshotScreenTests {
    @Test("Screens have the sizes of their devices, and settings combine")
    func screens() {
        let all: [(SnapshotScreen, String)] = [
            (.iPhoneSE, "iPhone SE"), (.iPhone16, "iPhone 16"), (.iPhone17, "iPhone 17"),
            (.iPhone17ProMax, "iPhone 17 Pro Max"), (.iPadMini, "iPad mini"), (.iPadPro11, "iPad Pro 11"),
            (.iPadPro13, "iPad Pro 13"),
        ]
        for (screen, name) in all { #expect(screen.configuration.device == StageDevice(named: name)) }
        let screen = SnapshotScreen.iPhone17.landscape.dark.rightToLeft.textSize(.extraLarge).configuration
        #expect(screen.size == CGSize(width: 874, height: 402) && screen.appearance == .dark)
        #expect(screen.layoutDirection == .rightToLeft && screen.textSize == .extraLarge)
    }

    @Test("A view is drawn at its own size in the style of the screen, and a controller fills the screen")
    func images() throws {
        func label() -> UIView {
            let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
            view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .red }
            return view
        }
        var small = StageConfiguration(size: CGSize(width: 40, height: 20), scale: 1)
        small.appearance = .dark
        try expectImage(of: label(), on: SnapshotScreen(small), named: "view")
        try expectImage(of: SquareController { _ in }, on: SnapshotScreen(small), named: "controller")
    }
}
